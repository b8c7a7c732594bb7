import * as z from 'zod'
import { offerStates } from '../../offers/offer.ts'
import { person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { referenceParams } from '../queries.ts'
import { staffSession } from './staff-session.ts'

/** A booking at a time when its practitioner is not there. */
export const affectedBooking = z.object({
  reference: z.string(),
  start: time,
  end: time,
  name: z.string(),
  treatment: z.string(),
  practitioner: person,
  reason: z.enum(['clinic-closed', 'absent', 'not-on-shift']),
  offer: z
    .object({ state: z.enum(offerStates), expiresAt: time })
    .nullable()
    .describe('The latest offer of other times to its patient'),
})

export const affectedCalls = {
  'GET /staff/affected': {
    operationId: 'listAffected',
    tags: ['staff'],
    summary: 'Bookings at a clinic that have lost their time, until somebody decides',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.object({ bookings: z.array(affectedBooking) }) },
  },
  'POST /staff/affected/{reference}/keep': {
    operationId: 'keepAffected',
    tags: ['staff'],
    summary: 'Such a booking takes place all the same',
    security: staffSession,
    params: referenceParams,
    response: { 200: z.object({ reference: z.string() }) },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
