import * as z from 'zod'
import { clinicRoster, practitionerRoster } from '../../rosters/roster.ts'
import { dayShift } from '../../rosters/roster-change.ts'
import { date, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { isPreview, rosterChangeAnswer, rosterKey, seen } from './roster-answers.ts'
import { staffSession } from './staff-session.ts'

/** Days of a practitioner's roster, or of a clinic's. */
const entries = z.object({ absences: practitionerRoster.shape.absences, ...clinicRoster.shape })

export const rosterHistoryCalls = {
  'GET /staff/rosters/history': {
    operationId: 'readRosterHistory',
    tags: ['staff'],
    summary: 'Who changed a roster, when and how, the newest first',
    security: staffSession,
    querystring: rosterKey.extend({ clinic: z.string() }),
    response: {
      200: z.object({
        changes: z.array(
          z.object({
            revision: z.int(),
            at: time,
            by: z.string().nullable().describe('The address of the person; null where it was none'),
            days: z
              .array(z.object({ date, before: z.array(dayShift), after: z.array(dayShift) }))
              .describe('The first days on which other hours are worked'),
            more: z.int().describe('How many more such days there are'),
            added: entries,
            removed: entries,
          }),
        ),
      }),
    },
  },
  'POST /staff/rosters/restore': {
    operationId: 'restoreRoster',
    tags: ['staff'],
    summary: 'Makes a roster what it was at an earlier revision, or tells what that would do',
    security: staffSession,
    body: rosterKey.extend({ clinic: z.string(), revision: z.int32().min(1), seen, isPreview }),
    response: { 200: rosterChangeAnswer },
    problems: ['other-state', 'provider-failure', 'timeout'],
  },
} as const satisfies Record<string, CallDescription>
