import type { FastifyRequest } from 'fastify'
import { patientAtKiosk, patientOnTheWeb } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { rememberRefused } from '#database/bookings/place-bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { bookPlace } from '../../groups/book-place.ts'
import { checkTime, findOtherTreatment, findTimeMistake } from '../../groups/wanted-time.ts'
import { findLocale } from '../../http/find-locale.ts'
import { findOwn } from '../../http/own-rows.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameRequest, refuseUnlessRepeated } from '../../http/repeated-requests.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { proofMinutes } from '../../identity/verified-phone.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { bookingLimits } from '../../limits/rate-limits.ts'
import { isPossibleHold } from '../../provider/possible-hold.ts'
import type { Service } from '../../service.ts'
import { bookPeople } from '../../together/book-people.ts'
import { checkOrder, makeOrder } from './booking-order.ts'
import { viewOwnBooking } from './booking-view.ts'
import { limitMessages } from './limit-messages.ts'
import { answerNewBooking } from './new-booking.ts'

export function registerBookings(api: Api, service: Service): void {
  const { clock, config, database, jobs, provider } = service

  api.post('/bookings', { schema: calls['POST /bookings'] }, async (request, reply) => {
    const { people, patient, ...common } = request.body
    if (people) return bookPeople(service, [request, reply], { ...request.body, people })
    if (!patient) return sendProblem(request, reply, 'validation', { fields: { patient: 'required' } })
    const body = { ...common, patient }
    const now = clock.now()
    const name = nameRequest(request.headers['idempotency-key'], body)
    const refuse = refuseUnlessRepeated(database, name, [request, reply], (answer) =>
      answerNewBooking(service, reply, answer),
    )
    const order = await checkOrder(service, body)
    if (!order.ok) return refuse('validation', { fields: order.fields })
    const mistake = findTimeMistake(body) ?? findOtherTreatment(service, body)
    if (mistake) return refuse('validation', { fields: mistake })
    const { proof } = order
    if (!proof) return refuse('invalid-code')
    // The order is complete and its phone proved: from here on the key stands for it, even if it is refused.
    const remember = () => rememberRefused(database, { ...name, verification: proof }, now)
    const kiosk = await recogniseKiosk(service, request)
    const checked = checkTime(service, body, kiosk)
    if (!checked.ok) {
      await remember()
      return refuse(checked.code)
    }

    const visitor = recogniseVisitor(service, request).name
    const { record, token } = makeOrder(service, order, checked, {
      visitor,
      limits: {
        ...{ verification: proof, ...bookingLimits },
        messages: await limitMessages(service, order.patient.phone, kiosk ?? request.ip),
      },
      hold: isPossibleHold(config, body.hold) ? body.hold : null,
      name,
      by: kiosk ? patientAtKiosk : patientOnTheWeb,
      locale: findLocale(request),
    })
    const booked = checked.group ? await bookPlace(service, record) : await provider.book(record)
    if (!booked.ok) {
      await remember()
      // A refusal without a retry time: by then the verification has expired, and a new code starts a new count.
      const retryAt = booked.retryAt ?? now.add({ minutes: proofMinutes })
      return sendProblem(request, reply, booked.problem, { retryAt, now, phone: checked.slot.clinic.phone })
    }
    if (booked.value.outcome === 'other-request') return sendProblem(request, reply, 'idempotency-mismatch')
    if (booked.value.outcome === 'booked') jobs.lookNow()
    if (booked.value.outcome === 'repeated') return answerNewBooking(service, reply, booked.value.answer)
    return answerNewBooking(service, reply, record.answer, token)
  })

  api.get('/bookings/:reference', { schema: calls['GET /bookings/{reference}'] }, async (request, reply) => {
    const booking = await findOwnBooking(service, request, request.params.reference)
    if (!booking) return sendProblem(request, reply, 'not-found')
    return viewOwnBooking(service, booking, findLocale(request))
  })
}

/** The booking, if the request has its token. */
export function findOwnBooking(
  { database }: Service,
  request: FastifyRequest,
  reference: string,
): Promise<Booking | undefined> {
  return findOwn(request, reference, (it) => findBooking(database, it))
}
