import * as z from 'zod'
import { inboxKinds, inboxStates } from '../../staff/inbox.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

const listed = z.object({
  id: z.string(),
  kind: z.enum(inboxKinds),
  clinic: z.string().nullable().describe('Null where it is about no clinic'),
  name: z.string().describe('Of the sender, or the company'),
  state: z.enum(inboxStates),
  handledBy: z.string().nullable().describe('Who did that'),
  sentAt: time,
})

const whole = listed.extend({
  contact: z.string().nullable().describe('Whom to talk to at the company'),
  birthdate: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  employees: z.string().nullable(),
  subject: z.string().nullable(),
  reply: z.string().nullable().describe('How a company wants to hear from us'),
  message: z.string().nullable(),
})

const idParams = z.object({ id: z.uuid() })

/** Messages of the forms. Without a clinic they are those that are about none, for members who work for the whole chain. */
export const inboxCalls = {
  'GET /staff/inbox': {
    operationId: 'readInbox',
    tags: ['staff'],
    summary: 'What patients and companies have written to a clinic, and who answers',
    security: staffSession,
    querystring: z.object({ clinic: z.string().optional() }),
    response: { 200: z.object({ messages: z.array(listed) }) },
  },
  'GET /staff/inbox/{id}': {
    operationId: 'readInboxMessage',
    tags: ['staff'],
    summary: 'A message with its sender; each look at a patient’s is logged',
    security: staffSession,
    params: idParams,
    response: { 200: whole },
  },
  'PATCH /staff/inbox/{id}': {
    operationId: 'changeInboxMessage',
    tags: ['staff'],
    summary: 'Says who answers a message, or that it is answered or done',
    security: staffSession,
    params: idParams,
    body: z.strictObject({ from: z.enum(inboxStates).describe('The state that was seen'), state: z.enum(inboxStates) }),
    response: { 200: whole },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
