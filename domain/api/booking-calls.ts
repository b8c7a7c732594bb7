import * as z from 'zod'
import { draftMinutes, graceMinutes, holdMinutes, resendSeconds } from '../booking/booking-limits.ts'
import { codeBody, holdBody, linksBody, moveBody, orderBody, verificationBody, visitBody } from './bodies.ts'
import {
  bookingAnswer,
  draftKeyAnswer,
  holdAnswer,
  newBookingAnswer,
  peopleAnswer,
  tokenAnswer,
  verificationAnswer,
} from './booking-answers.ts'
import type { CallDescription } from './call-description.ts'
import {
  calendarQuery,
  cancelQuery,
  draftKeyParams,
  idempotencyHeaders,
  idParams,
  localeQuery,
  referenceParams,
  verificationQuery,
} from './queries.ts'

const bearer = { booking: [] } as const

/** Calls that hold, book and change a time. */
export const bookingCalls = {
  'POST /holds': {
    operationId: 'holdSlot',
    tags: ['times'],
    summary: `Keeps a time for this visitor for ${holdMinutes} minutes while they type and verify; two at a time`,
    description:
      'With slots the times of two to four people who come together are one hold, all of them or none; beside it the visitor has no other.',
    body: holdBody,
    response: { 201: holdAnswer },
    problems: ['slot-taken', 'group-full', 'not-found', 'rate-limited', 'provider-failure'],
  },
  'POST /holds/{id}/extend': {
    operationId: 'extendHold',
    tags: ['times'],
    summary: `Keeps a held time for ${holdMinutes} minutes more, for an hour in all`,
    params: idParams,
    response: { 200: holdAnswer },
    problems: ['not-found', 'slot-taken', 'rate-limited', 'provider-failure'],
  },
  'DELETE /holds/{id}': {
    operationId: 'releaseHold',
    tags: ['times'],
    summary: 'Lets go of a held time',
    params: idParams,
    response: { 204: z.null() },
    problems: ['rate-limited', 'provider-failure'],
  },
  'POST /draft-keys': {
    operationId: 'askDraftKey',
    tags: ['bookings'],
    summary: `A key for the unfinished booking of this visitor, for ${draftMinutes} minutes`,
    response: { 201: draftKeyAnswer },
    problems: ['rate-limited'],
  },
  'GET /draft-keys/{id}': {
    operationId: 'fetchDraftKey',
    tags: ['bookings'],
    summary: 'The same key again, for the same visitor alone and until it expires',
    params: draftKeyParams,
    response: { 200: draftKeyAnswer },
    problems: ['not-found', 'rate-limited'],
  },
  'POST /verifications': {
    operationId: 'sendCode',
    tags: ['bookings'],
    summary: `Sends a code of six digits by SMS; again after ${resendSeconds} seconds at the earliest`,
    querystring: verificationQuery,
    body: verificationBody,
    response: { 202: verificationAnswer },
    problems: ['phone-format', 'invalid-phone', 'phone-country', 'rate-limited'],
  },
  'POST /verifications/{id}/code': {
    operationId: 'checkCode',
    tags: ['bookings'],
    summary: 'Checks the code; five tries',
    params: idParams,
    querystring: localeQuery,
    body: codeBody,
    response: { 200: tokenAnswer },
    problems: ['invalid-code', 'code-expired', 'code-exhausted', 'rate-limited'],
  },
  'POST /bookings': {
    operationId: 'book',
    tags: ['bookings'],
    summary: 'Books a time',
    description:
      'Needs the header Idempotency-Key: the same key and body again get the same answer, and one booking is made. Another body with the key of a booking, or of one that was refused once its fields and its phone were right, is a mistake: 422. With people, two to four, each with a time, a patient and perhaps a partner, in place of these fields: they come together, at one clinic, to one treatment and with one phone, and are all booked or none. Each booking is one of those that a verification and a phone may have. Groups, packages, orders and video are for one at a time.',
    headers: idempotencyHeaders,
    body: orderBody,
    response: { 201: z.union([newBookingAnswer, peopleAnswer]) },
    problems: [
      ...(['slot-taken', 'group-full', 'invalid-code', 'idempotency-mismatch', 'not-found'] as const),
      ...(['too-many-appointments', 'too-many-places', 'rate-limited', 'provider-failure'] as const),
    ],
  },
  'POST /links': {
    operationId: 'sendLinks',
    tags: ['bookings'],
    summary:
      'Sends the links to the coming bookings, open orders and entries of the waiting list of a verified phone there again, in one SMS',
    description:
      'The answer is the same whether there are any. The same verification again within a minute sends nothing more: the message is on its way.',
    body: linksBody,
    response: { 202: z.object({}) },
    problems: ['invalid-code', 'rate-limited'],
  },
  'GET /bookings/{reference}': {
    operationId: 'readBooking',
    tags: ['bookings'],
    summary: 'A booking, for the bearer of its token',
    security: [bearer],
    params: referenceParams,
    querystring: localeQuery,
    response: { 200: bookingAnswer },
    problems: ['not-found'],
  },
  'GET /bookings/{reference}/calendar.ics': {
    operationId: 'readCalendarFile',
    tags: ['bookings'],
    summary: 'The booking as a calendar file (RFC 5545)',
    security: [bearer, {}],
    params: referenceParams,
    querystring: calendarQuery,
    response: { 200: z.string().meta({ mediaType: 'text/calendar' }) },
    problems: ['not-found'],
  },
  'GET /calendars/{secret}.ics': {
    operationId: 'followCalendar',
    tags: ['bookings'],
    summary:
      'A calendar to subscribe to, which follows one booking through moves and a cancellation, or what a practitioner is booked for',
    params: z.object({ secret: z.string().max(100) }),
    response: { 200: z.string().meta({ mediaType: 'text/calendar' }), 304: z.null() },
    problems: ['not-found'],
  },
  'POST /bookings/{reference}/cancel': {
    operationId: 'cancelBooking',
    tags: ['bookings'],
    summary: 'Cancels a booking; one that is cancelled stays so',
    description: `With rest=true, and of a first visit always, together with the later visits of its package. Until the start. Free of charge until the clinic’s limit before the start, and for ${graceMinutes} minutes after booking; then for the fee in the answer. With free=true it is cancelled only if it costs nothing: otherwise 409 too-late.`,
    security: [bearer],
    params: referenceParams,
    querystring: cancelQuery,
    response: { 200: bookingAnswer },
    problems: ['not-found', 'too-late', 'rate-limited', 'provider-failure'],
  },
  'POST /bookings/{reference}/move': {
    operationId: 'moveBooking',
    tags: ['bookings'],
    summary: `Moves a booking to another time of the same treatment, until the clinic’s limit or for ${graceMinutes} minutes after booking`,
    security: [bearer],
    params: referenceParams,
    querystring: localeQuery,
    body: moveBody,
    response: { 200: bookingAnswer },
    problems: ['not-found', 'too-late', 'slot-taken', 'visit-order', 'rate-limited', 'provider-failure'],
  },
  'POST /bookings/{reference}/visits': {
    operationId: 'bookVisit',
    tags: ['bookings'],
    summary: 'Books the next visit of a package, for the bearer of the token of any of its visits',
    description:
      'Which visit is next, and times for it, are in the answer of GET /bookings/{reference}. Needs the header Idempotency-Key, as POST /bookings does.',
    security: [bearer],
    headers: idempotencyHeaders,
    params: referenceParams,
    querystring: localeQuery,
    body: visitBody,
    response: { 201: newBookingAnswer },
    problems: [
      ...(['not-found', 'slot-taken', 'visit-order', 'package-ended', 'idempotency-mismatch'] as const),
      ...(['rate-limited', 'provider-failure'] as const),
    ],
  },
} as const satisfies Record<string, CallDescription>
