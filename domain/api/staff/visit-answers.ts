import * as z from 'zod'
import { visitStates } from '../../staff/visit-states.ts'
import { time } from '../answer-parts.ts'

export const visit = z.object({
  reference: z.string(),
  start: time,
  end: time,
  state: z.enum(visitStates),
  since: time.nullable().describe('Since when it is in this state; null for one that is booked'),
  isLate: z.boolean().describe('Whether the patient should be here by now and is not'),
  treatment: z.string(),
  name: z.string(),
  isFirst: z.boolean().describe('Whether the patient was never here before'),
  isGroup: z.boolean(),
  partner: z.string().nullable(),
  next: z.array(z.enum(visitStates)).describe('The states that it can be given now'),
})

export const span = z.object({ start: time, end: time })
