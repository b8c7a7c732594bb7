import type { AnswerOf } from '#domain/api/call-types.ts'

/** The booking that is open, as the server answers. */
export type OpenBooking = AnswerOf<'GET /staff/bookings/{reference}'>
