import * as z from 'zod'
import { date } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { localeQuery } from '../queries.ts'
import { staffSession } from './staff-session.ts'

const figures = z.object({
  booked: z.int().describe('Appointments that stand, without places in groups'),
  cancelled: z.int(),
  noShow: z.int(),
  leadHours: z.int().nullable().describe('From booking to visit; the median, as the others'),
  waitPromised: z.int().nullable().describe('Minutes from the arrival to the booked time'),
  waitWas: z.int().nullable().describe('Minutes from the arrival until they were called in'),
})

const visitFigures = z.object({
  answers: z.int(),
  average: z.number().nullable(),
  scores: z.array(z.int()).nullable().describe('How many gave 1, 2, 3, 4 and 5'),
})

/** Without a clinic they are those of the whole chain, for members who work for it. */
export const figureCalls = {
  'GET /staff/figures': {
    operationId: 'readFigures',
    tags: ['staff'],
    summary: 'What the last eight weeks and the coming one came to, by week and line of care',
    security: staffSession,
    querystring: z.object({ clinic: z.string().optional() }),
    response: {
      200: z.object({
        weeks: z.array(
          z.object({
            week: date.describe('Its Monday'),
            all: figures,
            workMinutes: z.int(),
            freeMinutes: z.int(),
            lines: z.array(figures.extend({ line: z.string() })),
          }),
        ),
      }),
    },
  },
  'GET /staff/figures/file': {
    operationId: 'exportFigures',
    tags: ['staff'],
    summary: 'The same as a file for a spreadsheet; shortly after signing in only',
    security: staffSession,
    querystring: z.object({ clinic: z.string().optional(), locale: localeQuery.shape.locale }),
    response: { 200: z.object({ csv: z.string() }) },
    problems: ['sign-in-again'],
  },
  'GET /staff/figures/answers': {
    operationId: 'readVisitAnswers',
    tags: ['staff'],
    summary:
      'What patients answered about their visits in the last eight weeks, by week; nothing but the count where fewer than five did',
    security: staffSession,
    querystring: z.object({ clinic: z.string().optional() }),
    response: {
      200: z.object({
        all: visitFigures,
        weeks: z.array(visitFigures.extend({ week: date.describe('Its Monday') })),
        lines: z.array(z.object({ score: z.int(), line: z.string() })).describe('What they wrote, without when'),
      }),
    },
  },
} as const satisfies Record<string, CallDescription>
