import type { FastifyRequest } from 'fastify'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { type ClinicVisit, readDeskNote, readVisitsOf } from '#database/staff/visits.ts'
import type { StaffCallName } from '#domain/api/staff/calls.ts'
import { judgeCancelling, mayMove } from '#domain/booking/booking-changes.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { formatMoment } from '../clock/moments.ts'
import { isReference } from '../identity/secrets.ts'
import { findLaterVisits } from '../packages/cancel-visits.ts'
import { changeCaseOf, findFee } from '../routes/bookings/booking-fee.ts'
import type { Service } from '../service.ts'
import { memberOf } from './staff-scope.ts'
import { viewVisit } from './view-visit.ts'

/** A booking that a member may reach, and one of its times. */
export interface StaffBooking {
  booking: Booking
  visit: ClinicVisit
  visits: ClinicVisit[]
}

/** Undefined if the member may not reach it, or it is not there; whoever may not is not told which. */
export async function findStaffBooking(
  { database }: Service,
  request: FastifyRequest,
  call: StaffCallName,
  asked: { reference: string; start?: string | undefined },
): Promise<StaffBooking | undefined> {
  const booking = isReference(asked.reference) ? await findBooking(database, asked.reference) : undefined
  if (!booking || !mayReach(memberOf(request), call, booking)) return undefined
  const visits = await readVisitsOf(database, booking.reference)
  const start = asked.start === undefined ? undefined : Temporal.Instant.from(asked.start)
  const visit = start ? visits.find((it) => it.start.equals(start)) : visits[0]
  return visit && { booking, visit, visits }
}

/** In the shape of the API. */
export async function viewStaffBooking(
  service: Service,
  { booking, visit, visits }: StaffBooking,
  withDescription: boolean,
) {
  const { availability, clock, database } = service
  const { index } = availability.schedule
  const zone = index.clinics.get(booking.clinic)?.zone ?? service.zone
  const { practitioner, patient } = booking
  const now = clock.now()
  const change = changeCaseOf(service, booking)
  return {
    ...viewVisit(service, visit, zone, now),
    clinic: booking.clinic,
    practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
    price: booking.price,
    phone: patient.phone,
    birthdate: patient.birthdate,
    email: patient.email ?? null,
    note: await readDeskNote(database, booking.reference),
    description: withDescription ? patient.description : null,
    fee: findFee(service, booking, now),
    isMovable: !booking.group && mayMove(change, now.epochMilliseconds),
    isCancellable: judgeCancelling(change, now.epochMilliseconds) !== 'too-late',
    laterVisits: (await findLaterVisits(service, booking, { rest: 'true' })).length,
    dates: visits.map((it) => ({ start: formatMoment(it.start, zone), end: formatMoment(it.end, zone) })),
  }
}
