import * as z from 'zod'
import { cancellationReasons, undoSeconds } from '../../staff/desk-changes.ts'
import { fieldLengths } from '../../staff/field-lengths.ts'
import { visitStates } from '../../staff/visit-states.ts'
import { person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { slot } from '../inputs.ts'
import { referenceParams, slotsQuery } from '../queries.ts'
import { slotsAnswer } from '../read-answers.ts'
import { staffSession } from './staff-session.ts'
import { span, visit } from './visit-answers.ts'

/** Not finer than clocks tell it: Temporal would throw. */
const start = time
  .refine((text) => !/\.\d{10}/.test(text), 'invalid')
  .describe('Which of its times; the first one where it is not said')

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
  fee: z.int().nullable().describe('What cancelling would cost the patient now; null where the price depends'),
  isMovable: z.boolean().describe('Whether the clinic’s limit still allows a move'),
  isCancellable: z.boolean().describe('Whether it has not begun'),
  laterVisits: z.int().describe('Of a visit of a package: how many booked visits come after it'),
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
      start: start.optional(),
      description: z.literal('true').optional().describe('Also what the patient wrote'),
    }),
    response: { 200: staffBookingAnswer },
  },
  'PATCH /staff/bookings/{reference}': {
    operationId: 'changeStaffBooking',
    tags: ['staff'],
    summary: 'Says what has become of a visit, or what the desk should know; cancels or moves the booking',
    description: `A cancellation or a move is carried out after ${undoSeconds} seconds, and can be taken back until then: no message leaves, the old time stays taken and the new one is held. The rules are those of the patient; with overrule, which managers and administrators may use, the clinic’s limit, the lead time and the fee do not count.`,
    security: staffSession,
    params: referenceParams,
    body: z.strictObject({
      start: start.optional(),
      state: z.enum([...visitStates, 'cancelled']).optional(),
      reason: z.enum(cancellationReasons).optional().describe('Of a cancellation'),
      rest: z.boolean().optional().describe('Cancels the later visits of its package, too'),
      slot: z.optional(slot).describe('Moves it there'),
      overrule: z.boolean().optional(),
      note: z.string().trim().max(fieldLengths.note).optional().describe('Empty takes it away'),
    }),
    response: {
      200: staffBookingAnswer.extend({
        planned: z
          .uuid()
          .nullable()
          .describe('The change that this call asked for; what is pending may be a colleague’s by now'),
      }),
    },
    problems: ['other-state', 'too-late', 'slot-taken', 'visit-order', 'rate-limited', 'provider-failure'],
  },
  'POST /staff/bookings/{reference}/undo': {
    operationId: 'undoStaffChange',
    tags: ['staff'],
    summary: 'Takes back a cancellation or a move that is not carried out yet, or could not be',
    description: 'Only the change that it names: one that has been replaced cannot be taken back any more.',
    security: staffSession,
    params: referenceParams,
    body: z.strictObject({ change: z.uuid().describe('Its id, as pending tells it') }),
    response: { 200: staffBookingAnswer },
    problems: ['other-state'],
  },
  'GET /staff/times': {
    operationId: 'listStaffTimes',
    tags: ['staff'],
    summary: 'The free times of a treatment on a day, as patients can book them',
    security: staffSession,
    querystring: slotsQuery.extend({
      overrule: z.literal('true').optional().describe('Also those whose lead time has passed'),
    }),
    response: { 200: slotsAnswer },
    problems: ['not-found', 'provider-failure'],
  },
} as const satisfies Record<string, CallDescription>
