import * as z from 'zod'
import { clinicDay } from '../../dates/clinic-day.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

const params = z.object({ id: z.string().max(100) })
const amounts = { visits: z.int(), amount: z.int().nullable().describe('Whole NOK; null where it is withheld') }

/** Agreements: what `npm run partner` can do. */
export const partnerStaffCalls = {
  'GET /staff/partners': {
    operationId: 'readStaffPartners',
    tags: ['staff'],
    summary: 'Companies and organisations with an agreement, and what can be made for each',
    security: staffSession,
    response: {
      200: z.object({
        partners: z.array(
          z.object({ id: z.string(), name: z.string(), hasStatement: z.boolean(), hasPoints: z.boolean() }),
        ),
      }),
    },
  },
  'GET /staff/partners/{id}/statement': {
    operationId: 'readStatement',
    tags: ['staff'],
    summary: 'What was booked in a month that is over through an agreement; shortly after signing in only',
    security: staffSession,
    params,
    querystring: z.object({ month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'invalid') }),
    response: {
      200: z.object({
        partner: z.string(),
        name: z.string(),
        month: z.string(),
        lines: z.array(z.object({ costCenter: z.string().nullable(), ...amounts })),
        total: z.object(amounts),
        absences: z.int().nullable(),
        csv: z.string().describe('The same as a file'),
      }),
    },
    problems: ['sign-in-again', 'too-early'],
  },
  'POST /staff/partners/{id}/points': {
    operationId: 'exportPoints',
    tags: ['staff'],
    summary: 'Exports points that the partner has not been told of, each line once, or those of a day once more',
    security: staffSession,
    params,
    body: z.strictObject({ again: clinicDay.optional().describe('The day of an earlier export') }),
    response: {
      200: z.object({
        exports: z.array(z.object({ exportedAt: time.nullable(), lines: z.int(), points: z.int(), csv: z.string() })),
      }),
    },
    problems: ['sign-in-again', 'other-state'],
  },
} as const satisfies Record<string, CallDescription>
