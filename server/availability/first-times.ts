import type { Busy } from '#domain/availability/busy.ts'
import { listChoicesOf } from '#domain/availability/choice.ts'
import { createDayClock, dateAt } from '#domain/availability/day-clock.ts'
import { findNextFree } from '#domain/availability/days.ts'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'
import type { BusyTimes } from './busy-times.ts'
import type { ScheduleSource } from './schedule-source.ts'

/** When somebody is first free, and the slot to book. */
export interface FirstTime {
  start: string
  slot: string
}

interface KnownTime {
  first: FirstTime | null
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
  firstOf(practitioner: string, now: number): FirstTime | null {
    const clinics = this.#source.current().index.practitioners.get(practitioner)?.clinics ?? []
    const busyVersion = this.#busy.versionOfAll(clinics)
    const known = this.#known.get(practitioner)
    if (known && known.busyVersion === busyVersion && known.from <= now && now < known.until) return known.first
    const found = this.#find(practitioner, now)
    this.#known.set(practitioner, { ...found, busyVersion, from: now })
    return found.first
  }

  #find(practitioner: string, now: number): Pick<KnownTime, 'first' | 'until'> {
    const snapshot = takeSnapshot(this.#source.current(), this.#busy, now)
    const { index } = snapshot
    const choices = listChoicesOf(index, practitioner)
    const next = findNextFree(snapshot, choices)
    if (next) {
      const lead = index.treatments.get(next.treatment)?.leadMinutes ?? 0
      const start = Date.parse(next.start)
      const slot = formatSlotId({ treatment: next.treatment, clinic: next.clinic, practitioner, start })
      // It can still be booked in that very millisecond.
      return { first: { start: next.start, slot }, until: start - lead * minuteMs + 1 }
    }
    // Another day comes within reach at midnight.
    const zone = choices[0]?.clinic.zone
    return { first: null, until: zone ? createDayClock(zone, dateAt(zone, now)).end : Number.POSITIVE_INFINITY }
  }
}
