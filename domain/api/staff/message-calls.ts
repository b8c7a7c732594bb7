import * as z from 'zod'
import { messageKinds, webhookEventKinds } from '../../staff/message-kinds.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

const unsent = z.object({
  key: z.string().describe('Names it, to send it again'),
  kind: z.enum(messageKinds).describe('What it tells'),
  reference: z.string().nullable().describe('The booking or order that it is about'),
  name: z.string().nullable().describe('Whom it is about, or the system that was to be told'),
  event: z.enum(webhookEventKinds).nullable().describe('What another system was to be told of'),
  reason: z.string().describe('Why it was not sent: a code of ours or the gateway’s'),
  attempts: z.int(),
  at: time.describe('When it was given up, or is tried again'),
  isGivenUp: z.boolean(),
  maySendAgain: z.boolean(),
})

/** Messages to patients, mails and events for other systems that could not be sent. Without a clinic they are those that are about none. */
export const messageCalls = {
  'GET /staff/messages': {
    operationId: 'readUnsentMessages',
    tags: ['staff'],
    summary: 'Text messages, mails and events for other systems that could not be sent, and why',
    security: staffSession,
    querystring: z.object({ clinic: z.string().optional() }),
    response: { 200: z.object({ messages: z.array(unsent) }) },
  },
  'POST /staff/messages/again': {
    operationId: 'sendMessageAgain',
    tags: ['staff'],
    summary: 'Sends a message again that was given up',
    security: staffSession,
    body: z.strictObject({ key: z.string().max(200) }),
    response: { 200: z.object({ isSent: z.literal(true) }) },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
