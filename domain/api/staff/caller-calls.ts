import * as z from 'zod'
import { bookingBody } from '../bodies.ts'
import { newBookingAnswer } from '../booking-answers.ts'
import type { CallDescription } from '../call-description.ts'
import { idempotencyHeaders, localeQuery } from '../queries.ts'
import { staffSession } from './staff-session.ts'

const { verification: _, ...booking } = bookingBody.shape

/** Without the token: it is the patient's. */
const callerBookingAnswer = newBookingAnswer.omit({ token: true }).extend({
  coming: z.int().describe('How many coming appointments the phone has now, of those that the member may see'),
  mostOnline: z.int().describe('As many as it could book online'),
})

export const callerCalls = {
  'GET /staff/agreements': {
    operationId: 'readAgreements',
    tags: ['staff'],
    summary: 'Agreements in force that a caller can be booked through; GET /partners/{id} has what each asks',
    security: staffSession,
    response: { 200: z.object({ agreements: z.array(z.object({ id: z.string(), name: z.string() })) }) },
  },
  'POST /staff/bookings': {
    operationId: 'bookForCaller',
    tags: ['staff'],
    summary: 'Books for somebody who calls or stands at the desk',
    description:
      'As POST /bookings, but without a code: staff vouch for the patient, which is recorded with who did. The patient gets the ordinary confirmation. With overrule, which managers and administrators may use, also a time whose lead time has passed.',
    security: staffSession,
    headers: idempotencyHeaders,
    querystring: localeQuery,
    body: z.strictObject({ ...booking, overrule: z.boolean().optional() }),
    response: { 201: callerBookingAnswer },
    problems: [
      ...(['slot-taken', 'group-full', 'idempotency-mismatch', 'not-found'] as const),
      ...(['provider-failure'] as const),
    ],
  },
} as const satisfies Record<string, CallDescription>
