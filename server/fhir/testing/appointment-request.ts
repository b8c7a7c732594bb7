import type { Appointment } from '@medplum/fhirtypes'

/** What another system sends to book a Slot for its patient. */
export function appointmentFor(slot: string, phone: string, changes: Partial<Appointment> = {}): Appointment {
  return {
    resourceType: 'Appointment',
    status: 'booked',
    language: 'en',
    slot: [{ reference: `Slot/${slot}` }],
    contained: [
      {
        resourceType: 'Patient',
        id: 'p',
        name: [{ given: ['Kari'], family: 'Nordmann' }],
        birthDate: '1980-02-29',
        telecom: [{ system: 'phone', value: phone }],
      },
    ],
    reasonCode: [{ text: 'Sore throat since Saturday' }],
    participant: [{ actor: { reference: '#p' }, status: 'accepted' }],
    ...changes,
  }
}
