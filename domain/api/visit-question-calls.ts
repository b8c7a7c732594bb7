import * as z from 'zod'
import { visitLineMax } from '../visit-questions/visit-question.ts'
import { date, time } from './answer-parts.ts'
import type { CallDescription } from './call-description.ts'
import { localeQuery, referenceParams } from './queries.ts'

const score = z.int().min(1).max(5).describe('1 is bad, 5 is very good')
const line = z
  .string()
  .max(visitLineMax)
  .regex(/^\P{Cc}*$/u)
  .describe('One line, perhaps empty')

const visitQuestionAnswer = z.object({
  clinic: z.string().describe('Its name'),
  date: date.describe('Of the visit'),
  state: z.enum(['open', 'answered', 'closed']).describe('answered: it can still be changed'),
  changeableUntil: time.nullable(),
  score: score.nullable(),
  line: z.string(),
})

/** Calls about how a visit was, by the link in an SMS. */
export const visitQuestionCalls = {
  'GET /visit-questions/{reference}': {
    operationId: 'readVisitQuestion',
    tags: ['bookings'],
    summary: 'What is asked about a visit, for the bearer of the question’s token',
    security: [{ booking: [] }],
    params: referenceParams,
    querystring: localeQuery,
    response: { 200: visitQuestionAnswer },
    problems: ['not-found'],
  },
  'POST /visit-questions/{reference}': {
    operationId: 'answerVisitQuestion',
    tags: ['bookings'],
    summary: 'Answers how the visit was, once; the answer can be changed for a day and is kept without a name',
    security: [{ booking: [] }],
    params: referenceParams,
    querystring: localeQuery,
    body: z.strictObject({ score, line: line.default('') }),
    response: { 200: visitQuestionAnswer },
    problems: ['not-found', 'too-late'],
  },
} as const satisfies Record<string, CallDescription>
