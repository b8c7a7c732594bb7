import * as z from 'zod'
import { person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

export const staffOfferCalls = {
  'POST /staff/offers': {
    operationId: 'makeOffer',
    tags: ['staff'],
    summary: 'Offers the patient of a booking up to three other times, which are held for two hours, by SMS',
    description: 'In place of an earlier offer. `no-times` where nothing is free within two weeks.',
    security: staffSession,
    body: z.strictObject({ reference: z.string().max(20) }),
    response: {
      201: z.object({
        id: z.string(),
        expiresAt: time,
        times: z.array(z.object({ slot: z.string(), start: time, end: time, practitioner: person })),
      }),
    },
    problems: ['no-times', 'other-state', 'rate-limited', 'provider-failure', 'timeout'],
  },
} as const satisfies Record<string, CallDescription>
