import * as z from 'zod'
import { visitStates } from '../../staff/visit-states.ts'
import { person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { referenceParams } from '../queries.ts'
import { staffSession } from './staff-session.ts'
import { span, visit } from './visit-answers.ts'

const staffBookingAnswer = visit.omit({ next: true }).extend({
  clinic: z.string(),
  practitioner: person,
  next: visit.shape.next,
  price: z.int().nullable(),
  phone: z.string(),
  birthdate: z.string(),
  email: z.string().nullable(),
  note: z.string().nullable().describe('What the desk should know'),
  description: z.string().nullable().describe('Only where it was asked for, which is logged'),
  dates: z.array(span).describe('All times of the booking: a course has several'),
})

export const visitCalls = {
  'GET /staff/bookings/{reference}': {
    operationId: 'readStaffBooking',
    tags: ['staff'],
    summary: 'A booking with its patient; each look is logged',
    security: staffSession,
    params: referenceParams,
    querystring: z.object({
      start: time.optional().describe('Which of its times; the first one where it is not said'),
      description: z.literal('true').optional().describe('Also what the patient wrote'),
    }),
    response: { 200: staffBookingAnswer },
  },
  'PATCH /staff/bookings/{reference}': {
    operationId: 'changeStaffBooking',
    tags: ['staff'],
    summary: 'Says what has become of a visit, or what the desk should know',
    security: staffSession,
    params: referenceParams,
    body: z.strictObject({
      start: time.optional().describe('Which of its times; the first one where it is not said'),
      state: z.enum(visitStates).optional(),
      note: z.string().trim().max(500).optional().describe('Empty takes it away'),
    }),
    response: { 200: staffBookingAnswer },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
