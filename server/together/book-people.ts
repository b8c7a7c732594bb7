import type { FastifyReply, FastifyRequest } from 'fastify'
import { patientAtKiosk, patientOnTheWeb } from '#database/audit.ts'
import { rememberRefused } from '#database/bookings/place-bookings.ts'
import type { PeopleBody } from '#domain/api/bodies.ts'
import { nameOfPerson } from '#domain/booking/several-people.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { findLocale } from '../http/find-locale.ts'
import { sendProblem } from '../http/problems.ts'
import { nameRequest, refuseUnlessRepeated } from '../http/repeated-requests.ts'
import { recogniseVisitor } from '../http/visitor.ts'
import { proofMinutes } from '../identity/verified-phone.ts'
import { jobsTogether } from '../jobs/booking-jobs.ts'
import { recogniseKiosk } from '../kiosks/kiosk-cookie.ts'
import { bookingLimits } from '../limits/rate-limits.ts'
import { isPossibleHold } from '../provider/possible-hold.ts'
import { type CheckedOrder, checkOrder, makeOrder } from '../routes/bookings/booking-order.ts'
import { limitMessages } from '../routes/bookings/limit-messages.ts'
import { nameNewBooking } from '../routes/bookings/new-booking.ts'
import type { Service } from '../service.ts'
import { findPeopleMistake } from './check-together.ts'
import { checkTimes } from './times-together.ts'

/** POST /api/bookings for people who come together: all of them are booked or none. */
export async function bookPeople(
  service: Service,
  [request, reply]: [FastifyRequest, FastifyReply],
  body: PeopleBody,
): Promise<FastifyReply> {
  const { clock, config, database, jobs, provider } = service
  const { people, ...common } = body
  const now = clock.now()
  const name = nameRequest(String(request.headers['idempotency-key']), body)
  const refuse = refuseUnlessRepeated(database, name, [request, reply], (answer) =>
    answerPeople(service, reply, answer),
  )
  const mistake = findPeopleMistake(service, body)
  if (mistake) return refuse('validation', { fields: mistake })
  const orders = await Promise.all(
    people.map(({ patient, partner }) => checkOrder(service, { ...common, patient, partner })),
  )
  const fields = findWrongFields(orders)
  if (fields) return refuse('validation', { fields })
  const complete = orders.filter((it) => it.ok)
  const proof = complete[0]?.proof
  // It proves one phone: nobody books for another one beside it.
  if (!proof || complete.some((it) => it.proof !== proof)) return refuse('invalid-code')
  const remember = () => rememberRefused(database, { ...name, verification: proof }, now)
  const kiosk = await recogniseKiosk(service, request)
  const checked = checkTimes(
    service,
    people.map((it) => it.slot),
    kiosk,
  )
  if (!checked.ok || !provider.together) {
    await remember()
    return refuse(checked.ok ? 'provider-failure' : checked.code)
  }

  const messages = await limitMessages(service, complete[0]!.patient.phone, kiosk ?? request.ip)
  const made = complete.map((order, place) =>
    makeOrder(service, order, checked.times[place]!, {
      visitor: recogniseVisitor(service, request).name,
      limits: { verification: proof, ...bookingLimits, messages },
      hold: isPossibleHold(config, body.hold) ? body.hold : null,
      name,
      by: kiosk ? patientAtKiosk : patientOnTheWeb,
      locale: findLocale(request),
    }),
  )
  const bookedWith = made[0]!.record.booking.reference
  const answer = { bookings: made.map(({ record }) => record.answer) }
  const booked = await provider.together.book({
    ...name,
    answer,
    bookings: made.map(({ record }) => ({
      ...record,
      booking: { ...record.booking, bookedWith },
      jobs: jobsTogether(record.jobs, { reference: record.booking.reference, bookedWith }),
    })),
  })
  if (!booked.ok) {
    await remember()
    const retryAt = booked.retryAt ?? now.add({ minutes: proofMinutes })
    return sendProblem(request, reply, booked.problem, { retryAt, now, phone: checked.times[0]!.slot.clinic.phone })
  }
  if (booked.value.outcome === 'other-request') return sendProblem(request, reply, 'idempotency-mismatch')
  if (booked.value.outcome === 'booked') jobs.lookNow()
  return answerPeople(service, reply, booked.value.outcome === 'repeated' ? booked.value.answer : answer)
}

/** What is wrong with each of them, all at once. */
function findWrongFields(orders: CheckedOrder[]): Record<string, MessageKey> | undefined {
  const wrong = orders.flatMap((order, place) =>
    order.ok ? [] : Object.entries(order.fields).map(([field, key]) => [nameOfPerson(place, field), key] as const),
  )
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined
}

function answerPeople(service: Pick<Service, 'secrets'>, reply: FastifyReply, answer: object): FastifyReply {
  const { bookings } = answer as { bookings: { reference: string }[] }
  return reply.code(201).send({ bookings: bookings.map((it) => nameNewBooking(service, it)) })
}
