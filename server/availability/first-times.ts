import type { Busy } from '#domain/availability/busy.ts'
import { listChoicesOf } from '#domain/availability/choice.ts'
import { createDayClock, dateAt } from '#domain/availability/day-clock.ts'
import { findNextFree } from '#domain/availability/days.ts'
import type { BusyTimes } from './busy-times.ts'
import type { ScheduleSource } from './schedule-source.ts'

interface KnownTime {
  start: string | null
  busyVersion: number
  from: number
  until: number
}

const minuteMs = 60_000

/**
 * The first free time of each practitioner. It is computed again only when something changes at one of their clinics, or
 * when the time can no longer be booked: until then the passing of time takes no earlier time away and adds none.
 */
export class FirstTimes {
  readonly #source: ScheduleSource
  readonly #busy: Busy & Pick<BusyTimes, 'versionOfAll'>
  readonly #known = new Map<string, KnownTime>()

  constructor(source: ScheduleSource, busy: Busy & Pick<BusyTimes, 'versionOfAll'>) {
    this.#source = source
    this.#busy = busy
  }

  /** Null where there is none. The busy times of the practitioner's clinics must have been refreshed. */
  firstOf(practitioner: string, now: number): string | null {
    const clinics = this.#source.current().index.practitioners.get(practitioner)?.clinics ?? []
    const busyVersion = this.#busy.versionOfAll(clinics)
    const known = this.#known.get(practitioner)
    if (known && known.busyVersion === busyVersion && known.from <= now && now < known.until) return known.start
    const found = this.#find(practitioner, now)
    this.#known.set(practitioner, { ...found, busyVersion, from: now })
    return found.start
  }

  #find(practitioner: string, now: number): Pick<KnownTime, 'start' | 'until'> {
    const { index, planner } = this.#source.current()
    const choices = listChoicesOf(index, practitioner)
    const next = findNextFree(planner, choices, this.#busy, now)
    if (next) {
      const lead = index.treatments.get(next.treatment)?.leadMinutes ?? 0
      // It can still be booked in that very millisecond.
      return { start: next.start, until: Date.parse(next.start) - lead * minuteMs + 1 }
    }
    // Another day comes within reach at midnight.
    const zone = choices[0]?.clinic.zone
    return { start: null, until: zone ? createDayClock(zone, dateAt(zone, now)).end : Number.POSITIVE_INFINITY }
  }
}
