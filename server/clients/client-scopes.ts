/** Also named by database/functions/webhooks/tell-webhooks.sql. */
export const allEvents = 'events/all-bookings'

/** What another system may do, in the words of SMART on FHIR. */
export const clientScopes = {
  /** Clinics, treatments, people and times. */
  'system/Slot.read': 'reads clinics, treatments, people and times',
  /** Its own bookings. */
  'system/Appointment.read': 'reads the bookings it has made',
  'system/Appointment.write': 'books, and moves and cancels what it has booked',
  /** Not a word of SMART: FHIR has none for it. A token is good for nothing by it. */
  [allEvents]: 'is told by its webhook of all bookings at its clinics, not of its own alone',
} as const
export type ClientScope = keyof typeof clientScopes

export const isClientScope = (text: string): text is ClientScope => text in clientScopes
