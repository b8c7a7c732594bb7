import * as z from 'zod'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

/** What is left of forms that are passed on by mail: that they came, and whether they have reached somebody. */
export const formStaffCalls = {
  'GET /staff/forms': {
    operationId: 'readPassedOnForms',
    tags: ['staff'],
    summary:
      'Reports of absence by company and applications by vacancy of the last 90 days; who sent them is forgotten once they are passed on',
    security: staffSession,
    response: {
      200: z.object({
        absences: z.array(z.object({ partner: z.string(), at: time, isPassedOn: z.boolean() })),
        applications: z.array(z.object({ job: z.string(), at: time, isPassedOn: z.boolean() })),
      }),
    },
  },
} as const satisfies Record<string, CallDescription>
