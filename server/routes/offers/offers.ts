import type { FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { declineOffer, findOffer, holderOf, type Offer } from '#database/offers/offers.ts'
import { findEntry } from '#database/waiting/entries.ts'
import { declineWaitingOffer } from '#database/waiting/offers.ts'
import { calls } from '#domain/api/calls.ts'
import { offerStateAt } from '#domain/offers/offer.ts'
import { findLocale } from '../../http/find-locale.ts'
import { findOwn } from '../../http/own-rows.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { jobsFor } from '../../jobs/booking-jobs.ts'
import { type OfferSubject, viewOffer } from '../../offers/view-offer.ts'
import { fail } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'
import { bookOffer } from './take-offer.ts'

export function registerOffers(api: Api, service: Service): void {
  const { availability, clock, database, feed, jobs, provider } = service

  /** The offer with its booking, if the request has its token. */
  const find = async (request: FastifyRequest, id: string) => {
    const offer = await findOwn(request, id, (it) => findOffer(database, it))
    if (!offer) return undefined
    const booking = offer.booking === null ? undefined : await findBooking(database, offer.booking)
    const subject: OfferSubject | null = booking ?? offer.waiting
    return subject ? { offer, booking, subject } : undefined
  }
  const isOpen = ({ state, expiresAt }: Offer) =>
    offerStateAt({ state, expiresAt: expiresAt.epochMilliseconds }, clock.now().epochMilliseconds) === 'open'
  /** What is held for the patient no longer is. */
  const publishAll = ({ times }: Offer) => {
    for (const practitioner of new Set(times.map((it) => it.practitioner))) feed.publish(practitioner)
  }

  api.get('/offers/:id', { schema: calls['GET /offers/{id}'] }, async (request, reply) => {
    const found = await find(request, request.params.id)
    if (!found) return sendProblem(request, reply, 'not-found')
    return viewOffer(service, found.offer, found.subject, findLocale(request))
  })

  api.post('/offers/:id/take', { schema: calls['POST /offers/{id}/take'] }, async (request, reply) => {
    const found = await find(request, request.params.id)
    if (!found) return sendProblem(request, reply, 'not-found')
    const { offer, booking } = found
    const [only, more] = offer.times
    const slot = request.body?.slot ?? (more ? undefined : only?.slot)
    const answer = async () => {
      const now = await find(request, request.params.id)
      return now
        ? viewOffer(service, now.offer, now.subject, findLocale(request))
        : sendProblem(request, reply, 'not-found')
    }
    // A second tap, or a page that was opened again.
    if (offer.state === 'taken' && booking?.state === 'booked' && booking.slot === slot) return answer()
    if (slot === undefined || !offer.times.some((it) => it.slot === slot)) {
      return sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })
    }
    // Who has been there has no time to lose.
    const isOver = booking !== undefined && Temporal.Instant.compare(booking.end, clock.now()) <= 0
    if (isOver || !isOpen(offer)) return sendProblem(request, reply, 'offer-gone')
    if (!booking) {
      const entry = offer.waiting && (await findEntry(database, offer.waiting.entry, clock.now()))
      const made = entry ? await bookOffer(service, request, offer, entry) : fail('slot-taken')
      if (made.ok) {
        jobs.lookNow()
        return answer()
      }
      const isGone = made.problem === 'slot-taken' || made.problem === 'group-full'
      // Two taps at the same moment: the first has taken it.
      if (isGone && (await findOffer(database, offer.id))?.state === 'taken') return answer()
      return sendProblem(request, reply, isGone ? 'offer-gone' : made.problem, {
        retryAt: made.retryAt,
        now: clock.now(),
      })
    }
    // Whoever would have given it may be ill by now, too.
    const checked = availability.checkForHolder(slot, 'elsewhere')
    if (!checked.ok) return sendProblem(request, reply, 'offer-gone')
    const moved = await provider.move(booking, moveTo(offer, booking, checked.slot))
    if (!moved.ok) {
      const isGone = moved.problem === 'slot-taken' || moved.problem === 'not-found'
      // Two taps at the same moment: the first has moved it.
      const now = isGone ? await findBooking(database, booking.reference) : undefined
      if (now?.slot === slot && now.state === 'booked') return answer()
      return sendProblem(request, reply, isGone ? 'offer-gone' : moved.problem, {
        retryAt: moved.retryAt,
        now: clock.now(),
      })
    }
    publishAll(offer)
    jobs.lookNow()
    return answer()
  })

  const moveTo = (
    offer: Offer,
    { reference, revision, remoteId }: Booking,
    slot: Extract<ReturnType<typeof availability.check>, { ok: true }>['slot'],
  ) => {
    const at = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms)
    const place = { clinic: slot.clinic.id, practitioner: slot.practitioner.id, start: at(slot.startsAt) }
    return {
      reference,
      revision,
      to: { ...place, slot: slot.id, end: at(slot.endsAt), remoteId },
      time: { ...place, end: at(slot.busyUntil) },
      visitor: holderOf(offer),
      offer: offer.id,
      by: patientOnTheWeb,
      jobs: jobsFor('moved', { reference, revision: revision + 1, start: place.start }, service, clock.now()),
      // The clinic asked for it, so it counts against no limit.
      movesADay: null,
      messages: [],
    }
  }

  api.post('/offers/:id/decline', { schema: calls['POST /offers/{id}/decline'] }, async (request, reply) => {
    const found = await find(request, request.params.id)
    if (!found) return sendProblem(request, reply, 'not-found')
    const { offer, booking, subject } = found
    if (offer.state !== 'declined') {
      if (!isOpen(offer)) return sendProblem(request, reply, 'offer-gone')
      if (offer.waiting) await declineWaitingOffer(database, offer.id, clock.now())
      else await declineOffer(database, offer.id)
      publishAll(offer)
      if (booking) feed.publish(booking.practitioner)
      jobs.lookNow()
    }
    const now = await findOffer(database, offer.id)
    return now?.state === 'declined'
      ? viewOffer(service, now, subject, findLocale(request))
      : sendProblem(request, reply, 'offer-gone')
  })
}
