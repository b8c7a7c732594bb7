import type { Appointment } from '@medplum/fhirtypes'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { fail, type Outcome, type ProviderProblem, succeed } from '../provider.ts'
import type { RemoteBookings } from '../record-bookings.ts'
import { chooseSlots, isHeldBy } from './choose-slots.ts'
import type { FhirCalls } from './fhir-calls.ts'
import type { FhirParts } from './fhir-parts.ts'
import {
  digest,
  findRequest,
  idsOfSlots,
  isAt,
  isOver,
  type RemoteAppointment,
  remoteAppointment,
  requestSystem,
  writeAppointment,
  writeMoved,
} from './remote-appointment.ts'
import { isLive, type RemoteSlot } from './remote-slot.ts'
import { changeSlot, create, readAround, readSlots, update } from './remote-times.ts'
import { type Attempt, repeatConflicts } from './repeat-conflicts.ts'

/**
 * A booking is an Appointment and its Slots, changed in one transaction: each Slot is asked to be as it was read, so that of two who want a time one
 * gets it, whatever else the other system's users do.
 */
export function createFhirBookings({ begin, schedules, clock, writtenBy }: FhirParts): RemoteBookings {
  return {
    book: (request) => {
      const { booking, time, visitor, idempotencyKey } = request
      const calls = begin()
      return repeatConflicts(async (isLast): Promise<Attempt<{ id: string } | 'other-request'>> => {
        const [earlier, around] = await Promise.all([
          findByRequest(calls, idempotencyKey),
          readAround(calls, schedules, time),
        ])
        if (!earlier.ok) return earlier
        if (earlier.value) return answerEarlier(earlier.value, booking)
        if (!around.ok) return around
        const now = clock.now()
        const holds = request.hold === null ? [] : [request.hold]
        const isOwn = (it: RemoteSlot) => isHeldBy(it, visitor, holds)
        const wanted = { time, treatment: booking.treatment, isOwn }
        const chosen = chooseSlots(around.value.slots, around.value.schedules, wanted, now)
        const isHeld = chosen?.slots.every((it) => isHeldBy(it, visitor, holds) && isLive(it.hold, now))
        if (!chosen || (request.onlyHeld && !isHeld)) {
          // The same request may have taken it between our two looks.
          const meanwhile = await findByRequest(calls, idempotencyKey)
          if (!meanwhile.ok) return meanwhile
          return meanwhile.value ? answerEarlier(meanwhile.value, booking) : fail('slot-taken')
        }
        const appointment = writeAppointment(request, chosen, writtenBy)
        const made = await calls.transact([
          ...chosen.slots.map((it) => changeSlot(it, 'busy')),
          create(appointment, findRequest(idempotencyKey)),
        ])
        if (!made.ok) return afterFailure(made.problem, isLast)
        const id = /^Appointment\/(.+)$/.exec(made.value.at(-1) ?? '')?.[1]
        // It is booked, only we were not told as what.
        return id === undefined ? afterFailure('provider-failure', isLast) : succeed({ id })
      })
    },

    move: (id, request) => {
      const { time, to, visitor, holds = [] } = request
      const calls = begin()
      return repeatConflicts(async (isLast) => {
        const [read, around] = await Promise.all([
          calls.read('Appointment', id, remoteAppointment),
          readAround(calls, schedules, time),
        ])
        if (!read.ok) return read
        if (!around.ok) return around
        const appointment = read.value
        if (isOver(appointment)) return fail('not-found')
        const before = idsOfSlots(appointment)
        // An earlier answer was lost, or its process died before it wrote the record.
        if (isAt(appointment, to) && around.value.slots.length > 0) {
          if (around.value.slots.every((it) => before.includes(it.id))) return succeed(id)
        }
        const isOwn = (it: RemoteSlot) => before.includes(it.id) || isHeldBy(it, visitor, holds)
        const wanted = { time, treatment: parseSlotId(to.slot)?.treatment, isOwn }
        const chosen = chooseSlots(around.value.slots, around.value.schedules, wanted, clock.now())
        if (!chosen) return fail('slot-taken')
        const left = before.filter((it) => !chosen.slots.some((slot) => slot.id === it))
        const leftSlots = await readSlots(calls, left)
        if (!leftSlots.ok) return leftSlots
        const moved = await calls.transact([
          ...chosen.slots.map((it) => changeSlot(it, 'busy')),
          ...freeThose(leftSlots.value),
          update(writeMoved(appointment, to, chosen), appointment.meta.versionId),
        ])
        return moved.ok ? succeed(id) : afterFailure(moved.problem, isLast)
      })
    },

    cancel: (id) => {
      const calls = begin()
      return repeatConflicts(async (isLast): Promise<Attempt<void>> => {
        const read = await calls.read('Appointment', id, remoteAppointment)
        if (!read.ok) return read
        const appointment = read.value
        if (isOver(appointment)) return fail('not-found')
        const slots = await readSlots(calls, idsOfSlots(appointment))
        if (!slots.ok) return slots
        const cancelled = { ...(appointment as unknown as Appointment), status: 'cancelled' as const }
        const done = await calls.transact([...freeThose(slots.value), update(cancelled, appointment.meta.versionId)])
        return done.ok ? succeed(undefined) : afterFailure(done.problem, isLast)
      })
    },
  }
}

const answerEarlier = (found: RemoteAppointment, booking: { start: Temporal.Instant; end: Temporal.Instant }) =>
  succeed(isAt(found, booking) ? { id: found.id } : ('other-request' as const))

async function findByRequest(calls: FhirCalls, key: string): Promise<Outcome<RemoteAppointment | undefined>> {
  const parameters: [string, string][] = [
    ['identifier', `${requestSystem}|${digest(key)}`],
    ['status', 'booked'],
  ]
  const found = await calls.search('Appointment', parameters, remoteAppointment)
  return found.ok ? succeed(found.value[0]) : found
}

/** Only what is booked: the other system may have closed a Slot meanwhile. */
const freeThose = (slots: readonly RemoteSlot[]) =>
  slots.filter(({ status }) => status === 'busy').map((it) => changeSlot(it, 'free'))

/**
 * After a conflict, another look tells whether the time is gone. After a failure nobody knows whether the transaction was carried out:
 * another look tells that as well, by the request's identifier or by how the Appointment is now.
 */
function afterFailure(problem: ProviderProblem, isLast: boolean): Attempt<never> {
  if (problem === 'timeout' || problem === 'rate-limited') return fail(problem)
  if (!isLast) return 'again'
  return fail(problem === 'not-found' ? 'slot-taken' : problem)
}
