import { nobodyBusy } from '#domain/availability/busy.ts'
import { listChoicesOf } from '#domain/availability/choice.ts'
import { findNextFree } from '#domain/availability/days.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'
import { FirstTimes } from '#server/availability/first-times.ts'

/** Milliseconds for everybody's first free time: as the server finds them, and searched anew. Each round is a minute later. */
export function measureFirstTimes(schedule: Schedule, start: number) {
  const busy = { get: (practitioner: string) => nobodyBusy.get(practitioner), versionOfAll: () => 1 }
  const known = new FirstTimes({ current: () => schedule, onChange: () => {} }, busy)
  const people = [...schedule.index.practitioners.keys()]
  let now = start
  const clock = async (find: (id: string, at: number) => unknown) => {
    now += 60_000
    const started = performance.now()
    for (const id of people) find(id, now)
    return performance.now() - started
  }
  // The first search also plans the days; neither side is measured with that.
  for (const id of people) known.firstOf(id, now)
  return {
    ours: () => clock((id, at) => known.firstOf(id, at)),
    baseline: () =>
      clock((id, at) => findNextFree(takeSnapshot(schedule, nobodyBusy, at), listChoicesOf(schedule.index, id))),
  }
}
