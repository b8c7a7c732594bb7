import type { FastifyRequest } from 'fastify'
import { staffInConsole } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { logAccess } from '#database/staff/access-log.ts'
import { type ClinicVisit, readDeskNote, readVisitsOf, setVisitState, writeDeskNote } from '#database/staff/visits.ts'
import { calls } from '#domain/api/calls.ts'
import type { StaffCallName } from '#domain/api/staff/staff-calls.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { nextVisitStates } from '#domain/staff/visit-states.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isReference } from '../../identity/secrets.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { viewVisit } from '../../staff/view-visit.ts'

export function registerStaffBookings(api: Api, service: Service): void {
  const { availability, clock, database, feed, secrets } = service

  /** The booking, if the member may reach it and it is still there; whoever may not is not told which. */
  const find = async (
    request: FastifyRequest,
    call: StaffCallName,
    asked: { reference: string; start?: string | undefined },
  ) => {
    const booking = isReference(asked.reference) ? await findBooking(database, asked.reference) : undefined
    if (!booking || !mayReach(memberOf(request), call, booking)) return undefined
    const visits = await readVisitsOf(database, booking.reference)
    const start = asked.start === undefined ? undefined : Temporal.Instant.from(asked.start)
    const visit = start ? visits.find((it) => it.start.equals(start)) : visits[0]
    return visit && { booking, visit, visits }
  }

  const log = (request: FastifyRequest, { reference, clinic, patient }: Booking, action: string) =>
    logAccess(
      database,
      memberOf(request),
      { action, reference, clinic, patient: secrets.hash('phone', patient.phone) },
      clock.now(),
    )

  const view = async (
    found: { booking: Booking; visit: ClinicVisit; visits: ClinicVisit[] },
    withDescription: boolean,
  ) => {
    const { booking, visit, visits } = found
    const { index } = availability.schedule
    const zone = index.clinics.get(booking.clinic)?.zone ?? service.zone
    const { practitioner, patient } = booking
    return {
      ...viewVisit(visit, zone, clock.now()),
      clinic: booking.clinic,
      practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
      price: booking.price,
      phone: patient.phone,
      birthdate: patient.birthdate,
      email: patient.email ?? null,
      note: await readDeskNote(database, booking.reference),
      description: withDescription ? patient.description : null,
      dates: visits.map((it) => ({ start: formatMoment(it.start, zone), end: formatMoment(it.end, zone) })),
    }
  }

  api.get(
    '/staff/bookings/:reference',
    { schema: calls['GET /staff/bookings/{reference}'] },
    async (request, reply) => {
      const { start, description } = request.query
      const found = await find(request, 'GET /staff/bookings/{reference}', { ...request.params, start })
      if (!found) return sendProblem(request, reply, 'forbidden')
      const withDescription = description === 'true'
      await log(request, found.booking, withDescription ? 'description' : 'booking')
      return view(found, withDescription)
    },
  )

  api.patch(
    '/staff/bookings/:reference',
    { schema: calls['PATCH /staff/bookings/{reference}'] },
    async (request, reply) => {
      const { start, state, note } = request.body
      const call = 'PATCH /staff/bookings/{reference}'
      const found = await find(request, call, { ...request.params, start })
      if (!found) return sendProblem(request, reply, 'forbidden')
      const { booking, visit } = found
      const now = clock.now()
      if (state !== undefined && state !== visit.state) {
        const possible = nextVisitStates({ ...visit, start: visit.start.epochMilliseconds }, now.epochMilliseconds)
        if (!possible.includes(state)) return sendProblem(request, reply, 'other-state')
        const change = {
          reference: booking.reference,
          start: visit.start,
          from: visit.state,
          to: state,
          by: staffInConsole,
        }
        const outcome = await setVisitState(database, change, now)
        if (outcome !== 'changed') return sendProblem(request, reply, outcome === 'gone' ? 'forbidden' : outcome)
        await log(request, booking, `state ${state}`)
        // The wait at this clinic has changed, and every open console shows it.
        feed.publish(booking.practitioner)
      }
      if (note !== undefined) {
        await writeDeskNote(database, booking.reference, note || null)
        await log(request, booking, 'note')
      }
      const changed = await find(request, call, { ...request.params, start })
      return changed ? view(changed, false) : sendProblem(request, reply, 'forbidden')
    },
  )
}
