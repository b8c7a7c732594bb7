import type { Booking } from '#database/bookings/bookings.ts'
import type { MoveRequest } from '#database/bookings/change-bookings.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { type Chain, jobsFor } from '../../jobs/booking-jobs.ts'

/** Where and when a slot is, as a booking stores it. */
export interface SlotTime {
  slot: string
  clinic: string
  practitioner: string
  start: Temporal.Instant
  end: Temporal.Instant
  /** The end with its buffer. */
  busyUntil: Temporal.Instant
}

export function timeOfSlot({ id, clinic, practitioner, startsAt, endsAt, busyUntil }: BookableSlot): SlotTime {
  return {
    slot: id,
    clinic: clinic.id,
    practitioner: practitioner.id,
    start: Temporal.Instant.fromEpochMilliseconds(startsAt),
    end: Temporal.Instant.fromEpochMilliseconds(endsAt),
    busyUntil: Temporal.Instant.fromEpochMilliseconds(busyUntil),
  }
}

/** Everything that is written when a booking moves to another time. */
export function makeMoveRequest(
  { reference, revision, remoteId }: Pick<Booking, 'reference' | 'revision' | 'remoteId'>,
  { busyUntil, ...to }: SlotTime,
  request: Pick<MoveRequest, 'visitor' | 'holds' | 'messages' | 'by' | 'movesADay'>,
  chain: Chain,
  now: Temporal.Instant,
): MoveRequest {
  const { clinic, practitioner, start } = to
  return {
    ...{ reference, revision, ...request },
    to: { ...to, remoteId },
    time: { clinic, practitioner, start, end: busyUntil },
    jobs: jobsFor('moved', { reference, revision: revision + 1, start }, chain, now),
  }
}
