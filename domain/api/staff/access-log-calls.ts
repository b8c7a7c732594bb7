import * as z from 'zod'
import { clinicDay } from '../../dates/clinic-day.ts'
import { roles } from '../../staff/roles.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { phone } from '../inputs.ts'
import { staffSession } from './staff-session.ts'

const accessLogAnswer = z.object({
  looks: z.array(
    z.object({
      at: time,
      email: z.string(),
      role: z.enum(roles),
      action: z.string().describe('What was seen or changed'),
      reference: z.string().nullable(),
      clinic: z.string().nullable(),
    }),
  ),
})

export const accessLogCalls = {
  'GET /staff/access-log': {
    operationId: 'readAccessLog',
    tags: ['staff'],
    summary: 'Who saw or changed what of patients on a day, the newest first; shortly after signing in only',
    security: staffSession,
    querystring: z.object({ date: clinicDay, clinic: z.string().optional() }),
    response: { 200: accessLogAnswer },
    problems: ['sign-in-again'],
  },
  'POST /staff/access-log': {
    operationId: 'findAccess',
    tags: ['staff'],
    summary: 'Who saw or changed what of one patient, as the patient may ask to know; shortly after signing in only',
    description: 'By the phone, which no address may hold. The search itself is logged.',
    security: staffSession,
    body: z.strictObject({ phone }),
    response: { 200: accessLogAnswer },
    problems: ['sign-in-again', 'rate-limited'],
  },
} as const satisfies Record<string, CallDescription>
