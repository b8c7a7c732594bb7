import { randomUUID } from 'node:crypto'
import type { Booking } from '#database/bookings/bookings.ts'
import { findNextMove } from '#database/bookings/change-bookings.ts'
import {
  type Planned,
  type PlannedMove,
  planChange,
  readPlanned,
  takeBackChange,
} from '#database/staff/pending-changes.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import { type CancellationReason, isFreeForPatient, timesToHold, undoSeconds } from '#domain/staff/desk-changes.ts'
import { movesADay } from '../limits/rate-limits.ts'
import { fail, type Outcome, succeed } from '../provider/provider.ts'
import { changeCaseOf, findFee } from '../routes/bookings/booking-fee.ts'
import { timeOfSlot } from '../routes/bookings/move-request.ts'
import type { Service } from '../service.ts'

export type PlanProblem = { code: ProblemCode; retryAt?: Temporal.Instant | undefined }

/** Plans a cancellation, in place of what was planned before; undefined if it is planned. */
export async function planCancel(
  service: Service,
  booking: Booking,
  { reason, rest, isOverruled }: { reason: CancellationReason; rest: boolean; isOverruled: boolean },
): Promise<PlanProblem | undefined> {
  const now = service.clock.now()
  if (judgeCancelling(changeCaseOf(service, booking), now.epochMilliseconds) === 'too-late') return { code: 'too-late' }
  const isFree = isOverruled || isFreeForPatient(reason)
  const fee = isFree ? 0 : findFee(service, booking, now)
  return plan(service, booking, randomUUID(), { kind: 'cancel', details: { reason, fee, isFree, rest } })
}

/** Plans a move to a slot that was checked, and holds it meanwhile; what was planned before stays if that cannot be. */
export async function planMove(
  service: Service,
  booking: Booking,
  slot: BookableSlot,
  isOverruled: boolean,
): Promise<PlanProblem | undefined> {
  const { clock, database, secrets } = service
  const limit = isOverruled ? null : movesADay
  const retryAt = await findNextMove(database, { reference: booking.reference, movesADay: limit }, clock.now())
  if (retryAt) return { code: 'rate-limited', retryAt }
  const id = randomUUID()
  const earlier = await readPlanned(database, booking.reference)
  // The same once more, as a double click asks for: its time is held already.
  if (earlier?.kind === 'move' && earlier.details.slot === slot.id) {
    return plan(service, booking, id, { ...earlier, details: { ...earlier.details, movesADay: limit } })
  }
  const visitor = secrets.hash('visitor', id)
  const held = await holdRest(service, booking, slot, visitor)
  if (!held.ok) return { code: held.problem, retryAt: held.retryAt }
  const { start, end, busyUntil, ...place } = timeOfSlot(slot)
  const details = {
    ...{ ...place, visitor, holds: held.value, movesADay: limit },
    ...{ start: start.toString(), end: end.toString(), busyUntil: busyUntil.toString() },
  }
  const problem = await plan(service, booking, id, { kind: 'move', details })
  if (problem) await release(service, details.holds)
  return problem
}

/** Takes back what is not being carried out yet, and gives back what was held for it; false if there was nothing. */
export async function takeBack(service: Service, reference: string): Promise<boolean> {
  const planned = await takeBackChange(service.database, reference)
  if (planned) await release(service, holdsOf(planned))
  return planned !== undefined
}

function holdsOf(planned: Planned): readonly string[] {
  return planned.kind === 'move' ? planned.details.holds : []
}

async function plan(
  service: Service,
  { reference, revision, practitioner }: Booking,
  id: string,
  planned: Planned,
): Promise<PlanProblem | undefined> {
  const { clock, database, feed, jobs } = service
  const now = clock.now()
  const dueAt = now.add({ seconds: undoSeconds })
  const made = await planChange(database, { id, reference, revision, ...planned }, dueAt, now)
  if (!made) return { code: 'other-state' }
  const kept = new Set(holdsOf(planned))
  if (made.replaced)
    await release(
      service,
      holdsOf(made.replaced).filter((it) => !kept.has(it)),
    )
  // The runner learns when it is due.
  jobs.lookNow()
  feed.publish(practitioner)
  return undefined
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
      await release(service, holds)
      return held.retryAt ? fail(held.problem, held.retryAt) : fail(held.problem)
    }
    holds.push(held.value.id)
  }
  return succeed(holds)
}

async function release({ provider }: Service, holds: readonly string[]): Promise<void> {
  // What cannot be released now ends by itself after a few minutes.
  for (const id of holds) await provider.releaseHold(id)
}
