import * as z from 'zod'
import { clinicDay } from '../../dates/clinic-day.ts'
import { date, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'
import { visit } from './visit-answers.ts'

const classDate = z.object({
  group: z.string(),
  run: z.string(),
  treatment: z.string(),
  leader: z.string().describe('Their name'),
  date,
  start: time,
  end: time,
  isOnline: z.boolean(),
  places: z.int(),
  booked: z.int(),
  isCancelled: z.boolean(),
})

/** Classes, courses and webinars, date by date. */
export const classCalls = {
  'GET /staff/classes': {
    operationId: 'readClasses',
    tags: ['staff'],
    summary: 'Dates of classes, courses and webinars at a clinic in the coming four weeks, and how many come',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.object({ dates: z.array(classDate) }) },
  },
  'GET /staff/classes/{run}': {
    operationId: 'readClassDate',
    tags: ['staff'],
    summary: 'Who comes to a date',
    security: staffSession,
    params: z.object({ run: z.string().max(100) }),
    querystring: z.object({ date: clinicDay }),
    response: { 200: classDate.extend({ visits: z.array(visit) }) },
  },
  'POST /staff/classes/call-off': {
    operationId: 'callOffClassDate',
    tags: ['staff'],
    summary: 'Calls off a date and tells everybody who has booked it',
    security: staffSession,
    body: z.strictObject({ clinic: z.string(), group: z.string().max(100), date: clinicDay }),
    response: { 200: z.object({ told: z.int().describe('How many bookings had the date') }) },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
