import { holdMinutes } from '#domain/booking-times.ts'

/** How holds behave, with our own provider and with another booking system. */
export const holdRules = {
  /** A hold lasts this long and can be extended while the person is active. */
  minutes: holdMinutes,
  /** However often it is extended, after this long somebody else gets a chance. */
  longestMinutes: 60,
  /** Holds of one visitor at a time. */
  perVisitor: 2,
  /** Of what is not booked of a treatment's day at a clinic, holds take at most one part of so many, however many hold. */
  partOfDay: 3,
  /** So many may be held even of a day that is nearly full. */
  leastOfDay: 3,
} as const
