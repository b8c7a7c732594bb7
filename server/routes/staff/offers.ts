import { findBooking } from '#database/bookings/bookings.ts'
import { findOffer } from '#database/offers/offers.ts'
import { calls } from '#domain/api/calls.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isReference } from '../../identity/secrets.ts'
import { offerOtherTimes } from '../../offers/offer-times.ts'
import { viewOfferedTimes } from '../../offers/view-offer.ts'
import type { Service } from '../../service.ts'
import { logChange } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerStaffOffers(api: Api, service: Service): void {
  const { availability, clock, database } = service
  api.post('/staff/offers', { schema: calls['POST /staff/offers'] }, async (request, reply) => {
    const { reference } = request.body
    const member = memberOf(request)
    const booking = isReference(reference) ? await findBooking(database, reference) : undefined
    if (!booking || !mayReach(member, 'POST /staff/offers', booking)) return sendProblem(request, reply, 'forbidden')
    // A group has no other times, and what is over or cancelled has none to lose.
    const isOver = Temporal.Instant.compare(booking.end, clock.now()) <= 0
    if (booking.group || booking.state !== 'booked' || isOver) return sendProblem(request, reply, 'other-state')
    const made = await offerOtherTimes(service, booking, member.email)
    if (!made.ok) return sendProblem(request, reply, made.problem, { retryAt: made.retryAt, now: clock.now() })
    await logChange(service, request, booking, 'offer')
    const offer = await findOffer(database, made.id)
    const zone = availability.schedule.index.clinics.get(booking.clinic)?.zone ?? service.zone
    reply.code(201)
    return {
      id: made.id,
      expiresAt: formatMoment(made.expiresAt, zone),
      times: viewOfferedTimes(service, offer?.times ?? [], zone),
    }
  })
}
