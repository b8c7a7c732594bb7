import * as z from 'zod'
import { clinicDay } from '../../dates/clinic-day.ts'
import { localizedText, timeRange } from '../../facts/shared.ts'
import { absenceChange, dayShift, weekChange } from '../../rosters/roster-change.ts'
import { date, person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { isPreview, rosterChangeAnswer, seen } from './roster-answers.ts'
import { staffSession } from './staff-session.ts'

const lastChange = z.object({
  revision: z.int(),
  at: time,
  by: z.string().nullable().describe('The address of whoever changed it last; null where it was no person'),
})

/** Somebody's week at a clinic, and what they work at others meanwhile. */
const rosterPerson = person.extend({
  profession: z.string(),
  changed: lastChange,
  days: z.array(
    z.object({
      date,
      isAbsent: z.boolean(),
      shifts: z.array(dayShift),
      elsewhere: z.array(timeRange.safeExtend({ clinic: z.string() })),
    }),
  ),
})

const rosterWeekAnswer = z.object({
  clinic: z.string(),
  days: z.array(
    z.object({
      date,
      open: z.array(timeRange).describe('Empty when the clinic is closed'),
      closure: localizedText.nullable().describe('Why it is closed, where somebody has said so'),
      specialHours: localizedText.nullable().describe('Why it has other hours than usual'),
    }),
  ),
  changed: lastChange.describe('Of the clinic’s closures and special hours'),
  practitioners: z.array(rosterPerson),
})

export const rosterCalls = {
  'GET /staff/rosters': {
    operationId: 'readRosterWeek',
    tags: ['staff'],
    summary: 'Who works when at a clinic in the week of a day; practitioners see their own',
    security: staffSession,
    querystring: z.object({ clinic: z.string(), date: clinicDay }),
    response: { 200: rosterWeekAnswer },
  },
  'GET /staff/rosters/others': {
    operationId: 'readOtherPractitioners',
    tags: ['staff'],
    summary: 'Who has no shift at a clinic and can be given one: those who work at clinics of the caller’s alone',
    security: staffSession,
    querystring: z.object({ clinic: z.string(), date: clinicDay }),
    response: { 200: z.object({ practitioners: z.array(rosterPerson) }) },
  },
  'POST /staff/rosters': {
    operationId: 'changeRoster',
    tags: ['staff'],
    summary: 'Changes a day, a week, the clinic’s days or its hours, or tells what that would do',
    description:
      'Refused with `other-state` if somebody else has changed one of the rosters since it was read: nobody’s change is lost.',
    security: staffSession,
    body: z.strictObject({ clinic: z.string(), seen, change: weekChange, isPreview }),
    response: { 200: rosterChangeAnswer },
    problems: ['other-state', 'provider-failure', 'timeout'],
  },
  'POST /staff/absences': {
    operationId: 'changeAbsence',
    tags: ['staff'],
    summary: 'Says that a practitioner is away, or is back, or tells what that would do',
    description: 'The desk reports who is away from today on, practitioners themselves, managers everybody.',
    security: staffSession,
    body: z.strictObject({ clinic: z.string(), seen, change: absenceChange, isPreview }),
    response: { 200: rosterChangeAnswer },
    problems: ['other-state', 'provider-failure', 'timeout'],
  },
} as const satisfies Record<string, CallDescription>
