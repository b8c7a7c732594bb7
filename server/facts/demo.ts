import { createHash } from 'node:crypto'
import { occupyForDemo } from '#database/bookings/demo-times.ts'
import { readOccupiedTimes, type TimeRange } from '#database/bookings/occupied-times.ts'
import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import { addJob } from '#database/jobs/jobs.ts'
import { collectBusy } from '#domain/availability/busy.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { type Interval, subtractIntervals } from '#domain/availability/interval.ts'
import type { RosterEntry, ScheduleIndex } from '#domain/availability/schedule-index.ts'
import { type Snapshot, takeSnapshot } from '#domain/availability/snapshot.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { type Demo, isBookedOut } from '#domain/facts/demo.ts'
import type { ScheduleSource } from '../availability/schedule-source.ts'
import type { JobResult } from '../jobs/job-rules.ts'

/** How many days, today included, the demo fills. */
const days = 14

/** Rows in one statement: few enough that the embedded database answers visitors in between. */
const batch = 250

const minuteMs = 60_000

/** The job that fills the demo on the day of a moment; it exists once a day, however often the server starts. */
export function demoJob(
  zone: string,
  moment: Temporal.Instant,
): { kind: string; key: string; runAt: Temporal.Instant } {
  return { kind: 'demo', key: `demo:${dateAt(zone, moment.epochMilliseconds)}`, runAt: moment }
}

/** Writes the demo's appointments for the coming days and leaves the job for tomorrow. */
export async function writeDemo(
  parts: { database: Database; schedules: ScheduleSource; demo: Demo; feed: ChangeFeed; zone: string },
  now: Temporal.Instant,
): Promise<JobResult> {
  const { database, schedules, demo, feed, zone } = parts
  // First, so that a failure today does not stop the following days.
  const tomorrow = now.toZonedDateTimeISO(zone).add({ days: 1 }).startOfDay().toInstant()
  await addJob(database, demoJob(zone, tomorrow), now)
  const schedule = schedules.current()
  const practitioners = [...schedule.index.practitioners.keys()]
  const known = await readOccupiedTimes(database, practitioners, now, now.add({ hours: 24 * (days + 1) }))
  const snapshot = takeSnapshot(schedule, collectBusy(known), now.epochMilliseconds)
  const missing = listDemoTimes(snapshot, demo, zone)
  for (let at = 0; at < missing.length; at += batch) await occupyForDemo(database, missing.slice(at, at + batch))
  for (const practitioner of new Set(missing.map((it) => it.practitioner))) feed.publish(practitioner)
  return { end: 'done' }
}

/** The demo appointments that are missing. Always picks the same times, so that running it again adds nothing. The days are those of a zone. */
export function listDemoTimes({ index, planner, busy, now }: Snapshot, demo: Demo, zone: string): TimeRange[] {
  const today = dateAt(zone, now)
  return [...index.clinics.values()].flatMap((clinic) =>
    Array.from({ length: days }, (_, n) => addDays(today, n)).flatMap((date) =>
      [...planner(clinic, date).work].flatMap(([practitioner, stretches]) => {
        const taken = busy.get(practitioner) ?? []
        const lengths = lengthsOf(index.practitioners.get(practitioner)!, index.treatments)
        const picked = isBookedOut(demo, today, { clinic: clinic.id, practitioner, date })
          ? subtractIntervals(stretches, taken)
          : stretches
              .flatMap((it) => pickTimes(it, lengths, practitioner, demo.busyness))
              .filter((it) => !taken.some((other) => other.start < it.end && other.end > it.start))
        return picked.map(({ start, end }) => ({
          practitioner,
          clinic: clinic.id,
          start: Temporal.Instant.fromEpochMilliseconds(start),
          end: Temporal.Instant.fromEpochMilliseconds(end),
        }))
      }),
    ),
  )
}

function lengthsOf(entry: RosterEntry, treatments: ScheduleIndex['treatments']): number[] {
  return [...entry.treatments]
    .map((id) => treatments.get(id))
    .filter((it) => it?.mode === 'clinic')
    .map((it) => (it!.minutes + it!.buffer) * minuteMs)
}

/** One appointment after the other, each of a length that the practitioner offers, and some of them taken. */
function pickTimes(stretch: Interval, lengths: number[], practitioner: string, share: number): Interval[] {
  const taken: Interval[] = []
  if (lengths.length === 0) return taken
  for (let start = stretch.start; ; ) {
    const dice = createHash('sha256').update(`${practitioner} ${start}`).digest()
    const end = start + lengths[dice[0]! % lengths.length]!
    if (end > stretch.end) return taken
    if (dice.readUInt16BE(1) / 65_536 < share) taken.push({ start, end })
    start = end
  }
}
