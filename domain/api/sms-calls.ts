import * as z from 'zod'
import type { CallDescription } from './call-description.ts'
import { receivedAnswer } from './site-answers.ts'

/** What gateways post: Twilio's form by its own names, everybody else JSON. */
export const twilioAnswer = z.object({ MessageSid: z.string().min(1), From: z.string(), Body: z.string().default('') })
export const gatewayAnswer = z.object({
  id: z.string().min(1).max(200).describe('Of the message: the same again is the same message'),
  from: z.string().max(40).describe('The number that it came from'),
  text: z.string(),
})

/** Calls of SMS gateways. */
export const smsCalls = {
  'POST /sms/inbound/{gateway}': {
    operationId: 'receiveAnswer',
    tags: ['operation'],
    summary: 'Takes what somebody has answered to a message, from an SMS gateway',
    description:
      'Signed by the gateway, else 403. `twilio`: its own form and `X-Twilio-Signature`. `http`: JSON with `id`, `from` and `text`; `X-Innom-Timestamp` is the time in seconds since 1970, at most five minutes off, and `X-Innom-Signature` the HMAC-SHA256 of the time, a dot and the body with SMS_HTTP_INBOUND_SECRET, in hexadecimal digits. The answer is the same whoever wrote and whatever they did; the same message again does nothing more.',
    params: z.object({ gateway: z.string() }),
    response: { 200: z.string().meta({ mediaType: 'text/xml' }), 202: receivedAnswer },
    problems: ['forbidden'],
  },
} as const satisfies Record<string, CallDescription>
