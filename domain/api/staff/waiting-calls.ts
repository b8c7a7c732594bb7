import * as z from 'zod'
import { partsOfDay } from '../../availability/part-of-day.ts'
import { standings } from '../../waiting/waiting-entry.ts'
import { date, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { idParams } from '../queries.ts'
import { staffSession } from './staff-session.ts'

const waiting = z.object({
  id: z.string(),
  name: z.string(),
  treatment: z.string(),
  group: z.object({ id: z.string(), date: date.nullable() }).nullable(),
  clinics: z.array(z.string()).describe('All that would suit them, by id'),
  days: z.array(z.object({ from: date, to: date })),
  parts: z.array(z.enum(partsOfDay)),
  since: time,
  until: date,
  booking: z
    .object({ reference: z.string(), start: time })
    .nullable()
    .describe('What they have already and would move'),
  standing: z.enum(standings).describe('Why they are asked next, or are not asked now'),
  offer: z
    .object({ start: time, clinic: z.string(), expiresAt: time })
    .nullable()
    .describe('What is held for them now'),
  offersToday: z.int().describe('In the last 24 hours, to the phone'),
  ignored: z.int().describe('Offers in a row without an answer'),
})

export const staffWaitingCalls = {
  'GET /staff/waiting-list': {
    operationId: 'readWaitingList',
    tags: ['staff'],
    summary: 'Who waits for a time at a clinic, in the order in which they are asked',
    description:
      'Each is asked about times of their own treatment, days and parts of the day, whoever has waited longest first. `quietUntil`: until when nobody is asked, but about times of the same evening; null by day.',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.object({ entries: z.array(waiting), quietUntil: time.nullable() }) },
  },
  'GET /staff/waiting-list/{id}': {
    operationId: 'readWaitingPatient',
    tags: ['staff'],
    summary: 'Who waits, with the phone to call; each look is logged',
    security: staffSession,
    params: idParams,
    response: { 200: z.object({ id: z.string(), name: z.string(), birthdate: z.string(), phone: z.string() }) },
  },
  'POST /staff/waiting-list/{id}/end': {
    operationId: 'endWaiting',
    tags: ['staff'],
    summary: 'Takes somebody off the list who has asked for it; what is held for them goes on to the next',
    security: staffSession,
    params: idParams,
    response: { 200: z.object({ id: z.string() }) },
  },
} as const satisfies Record<string, CallDescription>
