import * as z from 'zod'
import { cancellationReasons } from '../../staff/desk-changes.ts'
import { visitStates } from '../../staff/visit-states.ts'
import { time } from '../answer-parts.ts'

/** A cancellation or a move that can still be taken back. */
const pendingChange = z.object({
  id: z.uuid().describe('Which change it is: undo names it'),
  kind: z.enum(['cancel', 'move']),
  until: time.describe('When it is carried out'),
  problem: z.string().nullable().describe('Why it could not be carried out; it is as it was then'),
  reason: z.enum(cancellationReasons).nullable(),
  to: z
    .object({ clinic: z.string(), practitioner: z.string(), start: time, end: time })
    .nullable()
    .describe('Of a move: the time that is held'),
})

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
  partner: z.string().nullable().describe('The name of the partner that it was booked through'),
  pending: pendingChange.nullable(),
  next: z.array(z.enum(visitStates)).describe('The states that it can be given now'),
})

export const span = z.object({ start: time, end: time })
