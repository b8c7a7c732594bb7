import type { HoldDay } from '#database/bookings/occupied-times.ts'
import { type BookableSlot, checkHeldSlot, checkSlot, type SlotCheck } from '#domain/availability/availability.ts'
import { nobodyBusy } from '#domain/availability/busy.ts'
import type { BookedFrom } from '#domain/availability/lead-time.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'

const minuteMs = 60_000

export interface CheckForHolder {
  /** Its lead time has passed: only whoever holds it may book it. */
  onlyHeld: boolean
}

/**
 * Whether the schedule allows a slot to be booked now. Whether somebody else has it is decided by the provider,
 * when the slot is held or booked.
 */
export function checkScheduled(schedule: Schedule, slot: string, now: number, from: BookedFrom): SlotCheck {
  return checkSlot(takeSnapshot(schedule, nobodyBusy, now), slot, from)
}

/** The same, but also accepts a slot whose lead time has passed. */
export function checkForHolder(
  schedule: Schedule,
  slot: string,
  now: number,
  from: BookedFrom,
): SlotCheck & CheckForHolder {
  const unbooked = takeSnapshot(schedule, nobodyBusy, now)
  const checked = checkSlot(unbooked, slot, from)
  if (checked.ok || checked.code !== 'slot-taken') return { ...checked, onlyHeld: false }
  return { ...checkHeldSlot(unbooked, slot), onlyHeld: true }
}

/** The capacity of a slot's day for its treatment at its clinic: who offers it, and for how many minutes in total. */
export function measureDay(
  { index, planner }: Schedule,
  { treatment, clinic, date }: BookableSlot,
  now: number,
): HoldDay {
  const { clock, work } = planner(clinic, date)
  const from = Math.max(now, clock.start)
  const people = (index.offers.get(clinic.id)?.get(treatment.id) ?? []).filter((it) => work.has(it.id))
  const lengths = people
    .flatMap((it) => work.get(it.id) ?? [])
    .map(({ start, end }) => Math.max(0, end - Math.max(start, from)))
  return {
    practitioners: people.map((it) => it.id),
    from: Temporal.Instant.fromEpochMilliseconds(from),
    to: Temporal.Instant.fromEpochMilliseconds(clock.end),
    minutes: Math.floor(lengths.reduce((sum, it) => sum + it, 0) / minuteMs),
  }
}
