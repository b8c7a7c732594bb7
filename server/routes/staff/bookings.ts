import { staffInConsole } from '#database/audit.ts'
import { setVisitState, writeDeskNote } from '#database/staff/visits.ts'
import { calls } from '#domain/api/calls.ts'
import { isUnderWay } from '#domain/staff/desk-changes.ts'
import { mayOverrule } from '#domain/staff/permissions.ts'
import { nextVisitStates, type VisitState } from '#domain/staff/visit-states.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logChange, logLook } from '../../staff/access-log.ts'
import { changeByDesk, type DeskChange } from '../../staff/change-by-desk.ts'
import { takeBack } from '../../staff/plan-change.ts'
import { findStaffBooking, type StaffBooking, viewStaffBooking } from '../../staff/staff-bookings.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerStaffBookings(api: Api, service: Service): void {
  const { clock, database, feed, jobs } = service

  /** Undefined if the visit has the state now. */
  const becomeState = async ({ booking, visit }: StaffBooking, to: VisitState) => {
    const now = clock.now()
    const possible = nextVisitStates({ ...visit, start: visit.start.epochMilliseconds }, now.epochMilliseconds)
    if (isUnderWay(visit.pending) || !possible.includes(to)) return 'other-state'
    const change = { reference: booking.reference, start: visit.start, from: visit.state, to, by: staffInConsole }
    const outcome = await setVisitState(database, change, now)
    if (outcome !== 'changed') return outcome === 'gone' ? 'forbidden' : outcome
    // The wait at this clinic has changed, and every open console shows it.
    feed.publish(booking.practitioner)
    // Other systems are told.
    jobs.lookNow()
    return undefined
  }

  api.get(
    '/staff/bookings/:reference',
    { schema: calls['GET /staff/bookings/{reference}'] },
    async (request, reply) => {
      const { start, description } = request.query
      const found = await findStaffBooking(service, request, 'GET /staff/bookings/{reference}', {
        ...request.params,
        start,
      })
      if (!found) return sendProblem(request, reply, 'forbidden')
      const withDescription = description === 'true'
      await logLook(service, request, found.booking, withDescription ? 'description' : 'booking')
      return viewStaffBooking(service, found, withDescription)
    },
  )

  api.patch(
    '/staff/bookings/:reference',
    { schema: calls['PATCH /staff/bookings/{reference}'] },
    async (request, reply) => {
      const { start, state, note, slot, reason, rest = false, overrule = false } = request.body
      const call = 'PATCH /staff/bookings/{reference}'
      const asked = { ...request.params, start }
      const found = await findStaffBooking(service, request, call, asked)
      if (!found || (overrule && !mayOverrule(memberOf(request)))) return sendProblem(request, reply, 'forbidden')
      if (slot !== undefined && state !== undefined) {
        return sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })
      }
      if (state === 'cancelled' && !reason) {
        return sendProblem(request, reply, 'validation', { fields: { reason: 'required' } })
      }
      const change: DeskChange | undefined =
        slot !== undefined ? { slot } : state === 'cancelled' && reason ? { reason, rest } : undefined
      let planned: string | null = null
      if (change) {
        const outcome = await changeByDesk(service, request, found.booking, change, overrule)
        if (!outcome.ok) return sendProblem(request, reply, outcome.code, { ...outcome, now: clock.now() })
        planned = outcome.id
      } else if (state !== undefined && state !== 'cancelled' && state !== found.visit.state) {
        const problem = await becomeState(found, state)
        if (problem) return sendProblem(request, reply, problem)
        await logChange(service, request, found.booking, `state ${state}`)
      }
      if (note !== undefined) {
        await writeDeskNote(database, found.booking.reference, note || null)
        // Whoever has it open sees the note.
        feed.publish(found.booking.practitioner)
        await logChange(service, request, found.booking, 'note')
      }
      // The answer shows the patient all the same.
      const isNothingAsked = !change && note === undefined && (state === undefined || state === found.visit.state)
      if (isNothingAsked) await logLook(service, request, found.booking, 'booking')
      const now = await findStaffBooking(service, request, call, asked)
      return now
        ? { ...(await viewStaffBooking(service, now, false)), planned }
        : sendProblem(request, reply, 'forbidden')
    },
  )

  api.post(
    '/staff/bookings/:reference/undo',
    { schema: calls['POST /staff/bookings/{reference}/undo'] },
    async (request, reply) => {
      const call = 'POST /staff/bookings/{reference}/undo'
      const found = await findStaffBooking(service, request, call, request.params)
      if (!found) return sendProblem(request, reply, 'forbidden')
      const { booking } = found
      const change = { reference: booking.reference, id: request.body.change }
      if (!(await takeBack(service, change))) return sendProblem(request, reply, 'other-state')
      feed.publish(booking.practitioner)
      await logChange(service, request, booking, 'undo')
      const now = await findStaffBooking(service, request, call, request.params)
      return now ? viewStaffBooking(service, now, false) : sendProblem(request, reply, 'forbidden')
    },
  )
}
