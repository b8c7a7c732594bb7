import * as z from 'zod'
import { partsOfDay } from '../availability/part-of-day.ts'
import { standings } from '../waiting/waiting-entry.ts'
import { entriesPerPhone, ignoredBeforeRest, offerMinutes, offersADay } from '../waiting/waiting-limits.ts'
import { date, time } from './answer-parts.ts'
import type { CallDescription } from './call-description.ts'
import { idParams, localeQuery } from './queries.ts'
import { waitingBody, whereAndWhenBody } from './waiting-body.ts'

const bearer = { booking: [] } as const

const waitingAnswer = z.object({
  id: z.string(),
  since: time,
  until: date.describe('The last day that is waited for'),
  standing: z
    .enum(standings)
    .describe(
      `Whether somebody is asked next. offered: a time is held for them. enough-today: they were asked ${offersADay} times in 24 hours. resting: they left ${ignoredBeforeRest} offers in a row without an answer, and are not asked until they say that they still wait.`,
    ),
  treatment: z.object({ id: z.string(), name: z.string() }),
  clinics: z.array(z.object({ id: z.string(), name: z.string() })),
  days: z.array(z.object({ from: date, to: date })),
  parts: z.array(z.enum(partsOfDay)),
  group: z
    .object({ id: z.string(), date: date.nullable(), start: time })
    .nullable()
    .describe('The class or course, and the date where only one is wanted; null for a time of one patient'),
  booking: z
    .object({ reference: z.string(), start: time })
    .nullable()
    .describe('What moves when an offer is taken; null where there is no booking yet'),
  offer: z
    .object({ link: z.string().nullable(), expiresAt: time })
    .nullable()
    .describe('What is held for them now, and the page that the SMS links to'),
})

/** Calls about the waiting list, for those who wait. What is offered to them: offer-calls.ts. */
export const waitingCalls = {
  'POST /waiting-list': {
    operationId: 'joinWaitingList',
    tags: ['bookings'],
    summary: 'Waits for a time that becomes available, or for a place of a full class or course',
    description: `A time that becomes available is held for ${offerMinutes} minutes for whoever has waited longest among those it suits, who is told by SMS. One entry a treatment and phone, ${entriesPerPhone} in all: the same patient again changes what they wait for, keeps their place and gets the same answer; another one gets already-waiting. With \`booking\`, taking an offer moves that booking to an earlier time. Whoever shows the booking’s token needs no verification, and its patient is the one who waits; with a verification, the booking must be of that phone.`,
    security: [bearer, {}],
    body: waitingBody,
    response: { 201: z.object({ id: z.string(), token: z.string(), until: date }) },
    problems: ['invalid-code', 'not-found', 'already-waiting', 'too-many-entries', 'rate-limited'],
  },
  'GET /waiting-list/{id}': {
    operationId: 'readWaitingEntry',
    tags: ['bookings'],
    summary: 'What somebody waits for, for the bearer of the entry’s token; not-found once it is over',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    response: { 200: waitingAnswer },
    problems: ['not-found'],
  },
  'PUT /waiting-list/{id}': {
    operationId: 'changeWish',
    tags: ['bookings'],
    summary: 'Waits at other clinics, on other days or at other times of day, and keeps the place',
    description: 'A place of a class or course has one day and one clinic: of it nothing can be changed.',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    body: whereAndWhenBody,
    response: { 200: waitingAnswer },
    problems: ['not-found'],
  },
  'POST /waiting-list/{id}/stay': {
    operationId: 'stayOnWaitingList',
    tags: ['bookings'],
    summary: 'Says that somebody still waits: they are asked again, and keep their place',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    response: { 200: waitingAnswer },
    problems: ['not-found'],
  },
  'DELETE /waiting-list/{id}': {
    operationId: 'leaveWaitingList',
    tags: ['bookings'],
    summary:
      'Waits no longer: the entry is deleted, and what is held for it goes on to the next; again it changes nothing',
    security: [bearer],
    params: idParams,
    response: { 204: z.null() },
    problems: ['not-found'],
  },
} as const satisfies Record<string, CallDescription>
