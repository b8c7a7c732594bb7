import type { Appointment } from '@medplum/fhirtypes'
import type { Booking } from '#database/bookings/bookings.ts'
import type { VisitState } from '#domain/staff/visit-states.ts'
import { formatMoment } from '../../clock/moments.ts'
import { writeTreatment } from '../resources/healthcare-service.ts'
import { scheduleId, slotIdOf } from '../resources/resource-ids.ts'
import type { Sources } from '../resources/sources.ts'

const statusOf = {
  booked: 'booked',
  arrived: 'arrived',
  'called-in': 'arrived',
  done: 'fulfilled',
  'no-show': 'noshow',
} as const satisfies Record<VisitState, Appointment['status']>

/** A booking without its patient: who it is for, the system that made it knows. */
export function writeAppointment(
  sources: Sources,
  booking: Booking,
  state: VisitState = 'booked',
  zone: string,
): Appointment {
  const { reference, clinic, practitioner, start, end, bookedAt, revision } = booking
  const { index } = sources.schedule
  const treatment = index.treatments.get(booking.treatment)
  const slot = slotIdOf(scheduleId({ treatment: booking.treatment, clinic, practitioner }), start.epochMilliseconds)
  return {
    resourceType: 'Appointment',
    id: reference,
    meta: { versionId: String(revision) },
    identifier: [{ system: `${sources.site}/fhir/booking`, value: reference }],
    status: booking.state === 'cancelled' ? 'cancelled' : statusOf[state],
    ...(treatment ? { serviceType: [writeTreatment(sources, treatment)] } : {}),
    start: formatMoment(start, zone),
    end: formatMoment(end, zone),
    created: formatMoment(bookedAt, zone),
    slot: [{ reference: `Slot/${slot}` }],
    participant: [
      {
        actor: { reference: `Location/${clinic}`, display: index.clinics.get(clinic)?.name ?? clinic },
        status: 'accepted',
      },
      {
        actor: {
          reference: `PractitionerRole/${practitioner}`,
          display: index.practitioners.get(practitioner)?.name ?? practitioner,
        },
        status: 'accepted',
      },
      { actor: { reference: `HealthcareService/${booking.treatment}` }, status: 'accepted' },
    ],
  }
}
