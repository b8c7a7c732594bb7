import * as z from 'zod'
import { clinicDay } from '../../dates/clinic-day.ts'
import { date, person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { localeQuery } from '../queries.ts'
import { staffSession } from './staff-session.ts'
import { span, visit } from './visit-answers.ts'

const staffDayAnswer = z.object({
  clinic: z.string(),
  date,
  now: time.describe('At the clinic'),
  open: z.array(span).describe('When the clinic is open; empty when it is closed'),
  exception: z
    .object({ kind: z.enum(['closure', 'special-hours', 'holiday']), reason: z.string().nullable() })
    .nullable()
    .describe('Why the hours are others than those of the week'),
  practitioners: z.array(
    person.extend({
      profession: z.string(),
      shifts: z.array(span).describe('Working time without breaks'),
      breaks: z.array(span),
      lines: z.array(z.string()).describe('Ids of the lines of care that they give'),
      isAbsent: z.boolean(),
      absences: z
        .array(z.object({ from: date, to: date }))
        .describe('Those that the day is in, of those whose patients the caller may see'),
      bookings: z.array(visit).describe('Of those whose patients the caller may see'),
      taken: z.array(span).describe('Everything that is taken: bookings, holds and what belongs to others'),
      holds: z.array(span).describe('Of these, what somebody is about to book'),
    }),
  ),
})

const overviewAnswer = z.object({
  date,
  clinics: z.array(
    z.object({
      clinic: z.string(),
      open: z.array(span),
      booked: z.int().describe('Visits of the day, of those whose patients the caller may see'),
      waiting: z.int().describe('Of these, who has arrived and was not called in yet'),
      freeMinutes: z.int().describe('What is left of the day’s working time'),
      nextFree: time.nullable().describe('The first time from that day on that can be booked, of any treatment'),
    }),
  ),
})

export const dayCalls = {
  'GET /staff/day': {
    operationId: 'readClinicDay',
    tags: ['staff'],
    summary: 'A clinic’s day: who works when, and who comes',
    description: 'Practitioners see their own patients, and of colleagues what is taken.',
    security: staffSession,
    querystring: z.object({ clinic: z.string(), date: clinicDay, locale: localeQuery.shape.locale }),
    response: { 200: staffDayAnswer },
    problems: ['provider-failure'],
  },
  'GET /staff/overview': {
    operationId: 'readClinics',
    tags: ['staff'],
    summary: 'A day at all clinics where the member works, in numbers',
    security: staffSession,
    querystring: z.object({ date: clinicDay }),
    response: { 200: overviewAnswer },
    problems: ['provider-failure'],
  },
  'GET /staff/events': {
    operationId: 'followClinic',
    tags: ['staff'],
    summary: 'Tells whose day at a clinic has changed, as it happens (server-sent events)',
    description:
      '`change` names practitioners; `reset` says that changes may have been missed; `signed-out` ends it. Following is no use of the session.',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.string() },
  },
} as const satisfies Record<string, CallDescription>
