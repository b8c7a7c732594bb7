import { findStarts } from '../availability/availability.ts'
import type { Choice } from '../availability/choice.ts'
import { dateAt, formatInstant } from '../availability/day-clock.ts'
import type { DayPlan } from '../availability/day-plan.ts'
import { type Interval, intersectIntervals, mergeIntervals, subtractIntervals } from '../availability/interval.ts'
import type { ScheduleIndex } from '../availability/schedule-index.ts'
import type { Snapshot } from '../availability/snapshot.ts'
import type { Treatment } from '../facts/catalogue.ts'
import type { Clinic } from '../facts/clinic.ts'
import { estimateWait, type Visit, type WaitRange } from './drop-in-wait.ts'

/** A booking of today. Times are epoch milliseconds. */
export interface BookedVisit extends Interval {
  readonly practitioner: string
  /** When the patient checked in; null: not yet. */
  readonly arrivedAt: number | null
}

export interface ClinicWait extends WaitRange {
  /** When it was computed, ISO 8601 with the clinic's offset. */
  readonly at: string
}

/** The treatment of a drop-in patient: the first in the catalogue that a general practitioner offers in a clinic. */
export function findDropInChoice({ treatments, offers }: ScheduleIndex, clinic: Clinic): Choice | undefined {
  for (const treatment of treatments.values()) {
    if (treatment.profession !== 'general-practitioner' || treatment.mode !== 'clinic') continue
    const offeredBy = offers.get(clinic.id)?.get(treatment.id)
    return offeredBy && { treatment: { ...treatment, leadMinutes: 0 }, clinic, chosen: null, offeredBy }
  }
  return undefined
}

/**
 * The wait for a drop-in time at a clinic (drop-in-wait.ts). Null while it is closed, when no time is left today, and without data.
 * What the snapshot has as taken is without holds: anybody can hold times without a phone, and the wait is what the public is told.
 */
export function describeWait(snapshot: Snapshot, choice: Choice, visits: readonly BookedVisit[]): ClinicWait | null {
  const { planner, busy, now } = snapshot
  const plan = planner(choice.clinic, dateAt(choice.clinic.zone, now))
  if (!isOpenAt(plan, now)) return null
  const starts = findStarts(snapshot, plan, choice, 1)
  const doctors = choice.offeredBy.flatMap(({ id }) => {
    const work = plan.work.get(id)
    if (!work) return []
    const booked = visits.filter(({ practitioner }) => practitioner === id)
    return {
      work,
      firstFree: starts.find(({ by }) => by.id === id)?.start ?? null,
      visits: [...booked.map(toVisit), ...listOtherTimes(work, busy.get(id) ?? [], booked, choice.treatment)],
    }
  })
  const range = estimateWait(doctors, now)
  return range && { ...range, at: formatInstant(plan.clock, now) }
}

export function isOpenAt({ open }: Pick<DayPlan, 'open'>, now: number): boolean {
  return open.some(({ start, end }) => start <= now && now < end)
}

function toVisit({ start, end, arrivedAt }: BookedVisit): Visit {
  return { start, end, arrival: arrivedAt ?? 'not-yet' }
}

/** Occupied times without a booking of ours, which another system stores. They come as one stretch and are split into visits. */
function listOtherTimes(
  work: readonly Interval[],
  busy: readonly Interval[],
  booked: readonly BookedVisit[],
  { minutes }: Treatment,
): Visit[] {
  const length = minutes * 60_000
  return subtractIntervals(intersectIntervals(work, busy), mergeIntervals(booked)).flatMap((time) => {
    const count = Math.ceil((time.end - time.start) / length)
    return Array.from({ length: count }, (_, n): Visit => {
      const start = time.start + n * length
      return { start, end: Math.min(start + length, time.end), arrival: 'unknown' }
    })
  })
}
