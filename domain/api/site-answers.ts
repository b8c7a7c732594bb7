/** What the calls of site-calls.ts answer: the shapes of the contract, for OpenAPI and for the tests that check every answer against them. */
import * as z from 'zod'
import { time } from './answer-parts.ts'

export const statusAnswer = z.object({ status: z.string() })

/** What was sent is on its way to those who read it. */
export const receivedAnswer = z.object({ status: z.literal('received') })

export const interestAnswer = z.object({
  status: z.literal('received'),
  next: z.string().describe('Path of the thank-you page'),
})

export const consentAnswer = z.object({
  consent: z.enum(['accepted', 'refused']),
  thirdParties: z.boolean().describe('Whether any script of others is set up at all'),
})

export const thirdPartiesAnswer = z.object({
  scripts: z.array(
    z.object({
      src: z.string(),
      settings: z.record(z.string(), z.unknown()).describe('What the script is told before it runs'),
    }),
  ),
})

export const outboxAnswer = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      phone: z.string().optional().describe('Of a text message'),
      email: z.string().optional().describe('Of a mail: who gets it'),
      replyTo: z.string().optional(),
      subject: z.string().optional(),
      text: z.string(),
      createdAt: time,
    }),
  ),
})
