import type { TimeRange } from '#database/bookings/occupied-times.ts'
import type { RemoteSchedule } from './remote-schedules.ts'
import { isLive, type RemoteSlot, type SlotHold } from './remote-slot.ts'

export interface ChosenSlots {
  slots: RemoteSlot[]
  /** The one that the time is offered in. */
  schedule: RemoteSchedule
}

export interface WantedSlots {
  time: TimeRange
  /** Undefined where any will do. */
  treatment: string | undefined
  /** Of those that are taken: whether they are ours to take. */
  isOwn: (slot: RemoteSlot) => boolean
}

/**
 * The Slots that a time takes: all of the practitioner's that it reaches into, whichever Schedule they are in, so that two times that
 * overlap always want one Slot both, and its version decides. Those of the Schedules that suit must leave no gap. Undefined if it is not free.
 */
export function chooseSlots(
  all: readonly RemoteSlot[],
  schedules: readonly RemoteSchedule[],
  { time, treatment, isOwn }: WantedSlots,
  now: Temporal.Instant,
): ChosenSlots | undefined {
  const [from, to] = [time.start.epochMilliseconds, time.end.epochMilliseconds]
  const slots = reachInto(all, from, to)
  if (!slots.every((it) => isFree(it, now) || isOwn(it))) return undefined
  const suiting = schedules.filter((it) => suits(it, time.clinic, treatment))
  const covering = slots.filter((it) => suiting.some(({ reference }) => reference === it.schedule))
  let until = from
  for (const { start, end } of covering.toSorted((a, b) => a.start - b.start)) {
    if (start <= until) until = Math.max(until, end)
  }
  const schedule = suiting.find(({ reference }) => reference === covering[0]?.schedule)
  return schedule && until >= to ? { slots, schedule } : undefined
}

export function reachInto(slots: readonly RemoteSlot[], from: number, to: number): RemoteSlot[] {
  return slots.filter((it) => it.status !== 'entered-in-error' && it.start < to && it.end > from)
}

function isFree({ status, hold }: RemoteSlot, now: Temporal.Instant): boolean {
  return status === 'free' || (hold !== undefined && !isLive(hold, now))
}

/** Whether a Slot is held by the visitor, or by one of these holds. */
export function isHeldBy(
  slot: RemoteSlot,
  visitor: string,
  holds: readonly string[],
): slot is RemoteSlot & { hold: SlotHold } {
  return slot.hold !== undefined && (slot.hold.visitor === visitor || holds.includes(slot.hold.id))
}

function suits({ clinics, treatments }: RemoteSchedule, clinic: string, treatment: string | undefined): boolean {
  return (clinics?.has(clinic) ?? true) && (treatment === undefined || (treatments?.has(treatment) ?? true))
}
