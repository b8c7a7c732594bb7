import { randomUUID } from 'node:crypto'
import type { Booking } from '#database/bookings/bookings.ts'
import { findNextMove } from '#database/bookings/change-bookings.ts'
import { holdsOf, type Planned, type PlannedMove, planChange, takeBackChange } from '#database/staff/pending-changes.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import { type CancellationReason, isFreeForPatient, timesToHold, undoSeconds } from '#domain/staff/desk-changes.ts'
import { movesADay } from '../limits/rate-limits.ts'
import { fail, type Outcome, succeed } from '../provider/provider.ts'
import { changeCaseOf, findFee } from '../routes/bookings/booking-fee.ts'
import { timeOfSlot } from '../routes/bookings/move-request.ts'
import type { Service } from '../service.ts'
import { releaseHolds } from './release-holds.ts'

/** The id of the change, or why it is not planned. */
export type Planning = { ok: true; id: string } | PlanProblem

interface PlanProblem {
  ok: false
  code: ProblemCode
  retryAt?: Temporal.Instant | undefined
}

/** Plans a cancellation, in place of what was planned before. */
export async function planCancel(
  service: Service,
  booking: Booking,
  { reason, rest, isOverruled }: { reason: CancellationReason; rest: boolean; isOverruled: boolean },
): Promise<Planning> {
  const now = service.clock.now()
  if (judgeCancelling(changeCaseOf(service, booking), now.epochMilliseconds) === 'too-late') return refuse('too-late')
  const isFree = isOverruled || isFreeForPatient(reason)
  const fee = isFree ? 0 : findFee(service, booking, now)
  return plan(service, booking, { kind: 'cancel', details: { reason, fee, isFree, rest } })
}

/** Plans a move to a slot that was checked, and holds it meanwhile; what was planned before stays if that cannot be. */
export async function planMove(
  service: Service,
  booking: Booking,
  slot: BookableSlot,
  isOverruled: boolean,
): Promise<Planning> {
  const { clock, database, secrets } = service
  const { reference } = booking
  const limit = isOverruled ? null : movesADay
  const retryAt = await findNextMove(database, { reference, movesADay: limit }, clock.now())
  if (retryAt) return refuse('rate-limited', retryAt)
  // By the booking and the time, so that the same wish again renews its hold: a double click, or another try after another system did not answer.
  const visitor = secrets.hash('visitor', `${reference} ${slot.id}`)
  const held = await holdRest(service, booking, slot, visitor)
  if (!held.ok) return refuse(held.problem, held.retryAt)
  const { start, end, busyUntil, ...place } = timeOfSlot(slot)
  const details = {
    ...{ ...place, visitor, holds: held.value, movesADay: limit },
    ...{ start: start.toString(), end: end.toString(), busyUntil: busyUntil.toString() },
  }
  const planned = await plan(service, booking, { kind: 'move', details })
  if (!planned.ok) await releaseHolds(service, reference, details.holds)
  return planned
}

/** Takes back a change that is not being carried out yet, and gives back what was held for it; false if it is not there any more. */
export async function takeBack(service: Service, change: { reference: string; id: string }): Promise<boolean> {
  const planned = await takeBackChange(service.database, change)
  if (planned) await releaseHolds(service, change.reference, holdsOf(planned))
  return planned !== undefined
}

async function plan(
  service: Service,
  { reference, revision, practitioner }: Booking,
  wanted: Planned,
): Promise<Planning> {
  const { clock, database, feed, jobs } = service
  const now = clock.now()
  const dueAt = now.add({ seconds: undoSeconds })
  const planned = await planChange(database, { id: randomUUID(), reference, revision, ...wanted }, dueAt, now)
  if (!planned) return refuse('other-state')
  if (planned.replaced) await releaseHolds(service, reference, holdsOf(planned.replaced))
  // The runner learns when it is due.
  jobs.lookNow()
  feed.publish(practitioner)
  return { ok: true, id: planned.id }
}

function refuse(code: ProblemCode, retryAt?: Temporal.Instant): PlanProblem {
  return { ok: false, code, retryAt }
}

async function holdRest(
  service: Service,
  booking: Booking,
  slot: BookableSlot,
  visitor: string,
): Promise<Outcome<PlannedMove['details']['holds']>> {
  const { availability, provider } = service
  const buffer = (availability.schedule.index.treatments.get(booking.treatment)?.buffer ?? 0) * 60_000
  const old = {
    practitioner: booking.practitioner,
    start: booking.start.epochMilliseconds,
    end: booking.end.epochMilliseconds + buffer,
  }
  const wanted = { practitioner: slot.practitioner.id, start: slot.startsAt, end: slot.busyUntil }
  const holds: string[] = []
  for (const { start, end } of timesToHold(old, wanted)) {
    const held = await provider.hold({
      slot: slot.id,
      time: {
        ...{ practitioner: slot.practitioner.id, clinic: slot.clinic.id },
        start: Temporal.Instant.fromEpochMilliseconds(start),
        end: Temporal.Instant.fromEpochMilliseconds(end),
      },
      ...{ visitor, onlyRenew: false, counted: [], day: null },
    })
    if (!held.ok) {
      await releaseHolds(service, booking.reference, holds)
      return held.retryAt ? fail(held.problem, held.retryAt) : fail(held.problem)
    }
    holds.push(held.value.id)
  }
  return succeed(holds)
}
