import { holdMinutes, peoplePerBooking } from '#domain/booking/booking-limits.ts'

/** How holds behave, with our own provider and with another booking system. */
export const holdRules = {
  /** A hold lasts this long and can be extended while the person is active. */
  minutes: holdMinutes,
  /** The longest a hold can last with all its extensions, so that others get a chance. */
  longestMinutes: 60,
  /** Holds of one visitor at a time. */
  perVisitor: 2,
  /** Times of people who come together, which are the only ones that their visitor holds. */
  together: peoplePerBooking,
  /** All holds together take at most 1/partOfDay of the unbooked times of a treatment's day at a clinic. */
  partOfDay: 3,
  /** This many may be held even on a day that is nearly full. */
  leastOfDay: 3,
} as const
