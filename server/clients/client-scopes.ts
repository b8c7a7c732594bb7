/** What another system may do, in the words of SMART on FHIR. */
export const clientScopes = {
  /** Clinics, treatments, people and times. */
  'system/Slot.read': 'reads clinics, treatments, people and times',
  /** Its own bookings. */
  'system/Appointment.read': 'reads the bookings it has made',
  'system/Appointment.write': 'books, and moves and cancels what it has booked',
} as const
export type ClientScope = keyof typeof clientScopes

export const isClientScope = (text: string): text is ClientScope => text in clientScopes
