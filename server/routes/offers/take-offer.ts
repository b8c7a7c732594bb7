import type { FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { onlyJudged } from '#database/limits.ts'
import { holderOf, type Offer } from '#database/offers/offers.ts'
import type { Entry } from '#database/waiting/entries.ts'
import { bookPlace } from '../../groups/book-place.ts'
import { checkTime } from '../../groups/wanted-time.ts'
import { nameRequest } from '../../http/repeated-requests.ts'
import { bookingLimits } from '../../limits/rate-limits.ts'
import { type Booked, fail, type Outcome } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'
import { makeOrder } from '../bookings/booking-order.ts'
import { limitMessages } from '../bookings/limit-messages.ts'

/** Books what the waiting list holds for somebody, with what is kept of them: like any booking, but that the phone was proved when they joined. */
export async function bookOffer(
  service: Service,
  request: FastifyRequest,
  offer: Offer,
  { group, patient, locale }: Entry,
): Promise<Outcome<Booked>> {
  const slot = offer.times[0]?.slot ?? ''
  const time = checkTime(service, group ? { group: group.run, date: group.date ?? undefined } : { slot }, undefined)
  // Whoever would have given it may be ill by now.
  if (!time.ok) return fail('slot-taken')
  const { perPhone, perRun } = bookingLimits
  const messages = onlyJudged(await limitMessages(service, patient.phone, request.ip))
  const order = { ok: true as const, patient, partner: { details: null, leftOut: null }, proof: undefined }
  // The same tap again gets the same answer. A caller's own key cannot be this one: it has no spaces.
  const name = nameRequest(`offer ${offer.id}`, { slot })
  const { record } = makeOrder(service, order, time.group ? time : { ...time, onlyHeld: true }, {
    ...{ visitor: holderOf(offer), hold: null, name, by: patientOnTheWeb, locale },
    limits: { verification: null, perVerification: null, perPhone, perRun, messages },
  })
  const taken = { ...record, offer: offer.id }
  return time.group ? bookPlace(service, taken) : service.provider.book(taken)
}
