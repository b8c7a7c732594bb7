import * as z from 'zod'
import { roles } from '../../staff/roles.ts'
import { date, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
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
    querystring: z.object({ date, clinic: z.string().optional() }),
    response: { 200: accessLogAnswer },
    problems: ['sign-in-again'],
  },
} as const satisfies Record<string, CallDescription>
