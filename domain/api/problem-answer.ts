import * as z from 'zod'
import { time } from './answer-parts.ts'
import { problemCodes } from './problems.ts'

export const problemAnswer = z.object({
  type: z.string(),
  title: z.string().describe('The message in the asked locale'),
  status: z.int(),
  code: z.enum(problemCodes),
  fields: z.record(z.string(), z.string()).optional().describe('By field name, its message'),
  requestId: z.string().optional().describe('Told with an unknown error only'),
  where: z.string().optional().describe('Told with ‘already-arrived’ only: where to sit'),
  start: time.optional().describe('Told with ‘too-early’ only: when the appointment is'),
})
