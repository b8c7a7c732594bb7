import * as z from 'zod'
import { date, person } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'
import { span, visit } from './visit-answers.ts'

const staffDayAnswer = z.object({
  clinic: z.string(),
  date,
  open: z.array(span).describe('When the clinic is open; empty when it is closed'),
  practitioners: z.array(
    person.extend({
      profession: z.string(),
      shifts: z.array(span).describe('Working time without breaks'),
      isAbsent: z.boolean(),
      bookings: z.array(visit).describe('Of those whose patients the caller may see'),
      taken: z.array(span).describe('Everything that is taken: bookings, holds and what belongs to others'),
    }),
  ),
})

export const dayCalls = {
  'GET /staff/day': {
    operationId: 'readClinicDay',
    tags: ['staff'],
    summary: 'A clinic’s day: who works when, and who comes',
    description: 'Practitioners see their own patients, and of colleagues what is taken.',
    security: staffSession,
    querystring: z.object({ clinic: z.string(), date }),
    response: { 200: staffDayAnswer },
  },
  'GET /staff/events': {
    operationId: 'followClinic',
    tags: ['staff'],
    summary: 'Tells whose day at a clinic has changed, as it happens (server-sent events)',
    description:
      '`change` names practitioners; `reset` says that changes may have been missed; `signed-out` ends it. Following is no use of the session.',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.string() },
  },
} as const satisfies Record<string, CallDescription>
