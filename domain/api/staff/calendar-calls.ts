import * as z from 'zod'
import { locales } from '../../market/locale.ts'
import { person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

const calendarOf = { clinic: z.string().max(100), practitioner: z.string().max(100) }

/** What practitioners are booked for, as calendars that other programs subscribe to. */
export const calendarCalls = {
  'GET /staff/calendars': {
    operationId: 'readPractitionerCalendars',
    tags: ['staff'],
    summary: 'Which practitioners of a clinic have a calendar to subscribe to, and whether it has names',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: {
      200: z.object({
        calendars: z.array(
          z.object({
            practitioner: person,
            madeAt: time.nullable().describe('null: no address works'),
            madeBy: z.string().nullable(),
            showsNames: z.boolean(),
          }),
        ),
      }),
    },
  },
  'POST /staff/calendars': {
    operationId: 'makePractitionerCalendar',
    tags: ['staff'],
    summary: 'Gives a calendar a new secret address, which is shown once; the one that it had works no longer',
    security: staffSession,
    body: z.strictObject({ ...calendarOf, locale: z.enum(locales).optional().describe('Of its words') }),
    response: { 200: z.object({ address: z.string() }) },
    problems: ['sign-in-again'],
  },
  'PATCH /staff/calendars': {
    operationId: 'nameInPractitionerCalendar',
    tags: ['staff'],
    summary: 'Says whether the names of patients are in a calendar; without them it says that somebody is booked',
    security: staffSession,
    body: z.strictObject({ ...calendarOf, showsNames: z.boolean() }),
    response: { 200: z.object({ showsNames: z.boolean() }) },
    problems: ['sign-in-again'],
  },
  'POST /staff/calendars/revoke': {
    operationId: 'revokePractitionerCalendar',
    tags: ['staff'],
    summary: 'Takes the address of a calendar away',
    security: staffSession,
    body: z.strictObject(calendarOf),
    response: { 200: z.object({ isRevoked: z.literal(true) }) },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
