import type { FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { jobsForCancelling } from '../../jobs/booking-jobs.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { movesADay } from '../../limits/rate-limits.ts'
import { cancelVisits, findLaterVisits } from '../../packages/cancel-visits.ts'
import type { Service } from '../../service.ts'
import { changeCaseOf, findFee } from './booking-fee.ts'
import { viewOwnBooking } from './booking-view.ts'
import { findOwnBooking, limitMessages } from './bookings.ts'
import { checkMove } from './check-move.ts'
import { makeMoveRequest, timeOfSlot } from './move-request.ts'

export function registerBookingChanges(api: Api, service: Service): void {
  const { clock, database, jobs, provider } = service
  const answer = async (request: FastifyRequest, reference: string) => {
    const booking = await findBooking(database, reference)
    return viewOwnBooking(service, booking!, findLocale(request))
  }

  const limitsOf = async (request: FastifyRequest, { patient }: Booking) =>
    limitMessages(service, patient.phone, (await recogniseKiosk(service, request)) ?? request.ip)

  api.post(
    '/bookings/:reference/cancel',
    { schema: calls['POST /bookings/{reference}/cancel'] },
    async (request, reply) => {
      // The booking existed before, so another request changed it in between. A second click has already cancelled it; one that
      // was moved still has to be cancelled. Moves are limited, so this ends.
      for (let moves = 0; moves <= movesADay; moves++) {
        const booking = await findOwnBooking(service, request, request.params.reference)
        if (!booking) return sendProblem(request, reply, 'not-found')
        if (booking.state === 'cancelled') {
          const failed = await cancelVisits(service, booking, request.query, { by: patientOnTheWeb })
          return failed ? sendProblem(request, reply, failed) : answer(request, booking.reference)
        }
        // One moment for both: the limit may pass between two looks at the clock.
        const now = clock.now()
        const judged = judgeCancelling(changeCaseOf(service, booking), now.epochMilliseconds)
        // Whoever was told that it is free is not made to pay because the limit passed while they read.
        const fee = findFee(service, booking, now)
        if (judged === 'too-late' || (fee !== 0 && request.query.free)) {
          return sendProblem(request, reply, 'too-late')
        }
        const { reference, revision } = booking
        const later = await findLaterVisits(service, booking, request.query)
        const cancelled = await provider.cancel(booking, {
          reference,
          revision,
          fee,
          by: patientOnTheWeb,
          jobs: jobsForCancelling({ ...booking, revision: revision + 1 }, now, later.length > 0),
          messages: await limitsOf(request, booking),
        })
        if (cancelled.ok) {
          jobs.lookNow()
          const failed = await cancelVisits(service, booking, request.query, { by: patientOnTheWeb })
          if (failed) return sendProblem(request, reply, failed)
          return answer(request, reference)
        }
        if (cancelled.problem !== 'not-found') return sendProblem(request, reply, cancelled.problem)
      }
      const booking = await findBooking(database, request.params.reference)
      if (booking?.state === 'cancelled') return answer(request, booking.reference)
      return sendProblem(request, reply, 'unavailable')
    },
  )

  api.post(
    '/bookings/:reference/move',
    { schema: calls['POST /bookings/{reference}/move'] },
    async (request, reply) => {
      const { slot: id } = request.body
      // The booking existed before, so another request changed it in between. An identical request has done the work; after any
      // other change, the move is tried once more on the current booking.
      for (const isLast of [false, true]) {
        const booking = await findOwnBooking(service, request, request.params.reference)
        if (!booking || booking.state === 'cancelled') return sendProblem(request, reply, 'not-found')
        if (booking.slot === id) return answer(request, booking.reference)
        const checked = await checkMove(service, booking, id)
        if (!checked.ok) return sendProblem(request, reply, checked.code, checked.fields && { fields: checked.fields })
        const moved = await provider.move(
          booking,
          makeMoveRequest(
            booking,
            timeOfSlot(checked.slot),
            {
              ...{ visitor: recogniseVisitor(service, request).name, by: patientOnTheWeb, movesADay },
              messages: await limitsOf(request, booking),
            },
            service,
            clock.now(),
          ),
        )
        if (moved.ok) {
          jobs.lookNow()
          return answer(request, booking.reference)
        }
        if (moved.problem !== 'not-found') {
          return sendProblem(request, reply, moved.problem, { retryAt: moved.retryAt, now: clock.now() })
        }
        if (isLast) break
      }
      const booking = await findBooking(database, request.params.reference)
      if (booking?.slot === id && booking.state === 'booked') return answer(request, booking.reference)
      return sendProblem(request, reply, booking?.state === 'booked' ? 'slot-taken' : 'not-found')
    },
  )
}
