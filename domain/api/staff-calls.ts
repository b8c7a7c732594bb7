import * as z from 'zod'
import { roles } from '../staff/roles.ts'
import { visitStates } from '../staff/visit-states.ts'
import { date, person, time } from './answer-parts.ts'
import type { CallDescription } from './call-description.ts'
import { referenceParams } from './queries.ts'

const session = { staff: [] } as const

const staffMemberAnswer = z.object({
  email: z.string(),
  role: z.enum(roles),
  clinics: z.array(z.string()).describe('Ids; those of all clinics for somebody who works for the whole chain'),
  practitioner: z.string().nullable().describe('Who they are among the practitioners'),
})

const accessLogAnswer = z.object({
  looks: z.array(
    z.object({
      at: time,
      email: z.string(),
      role: z.enum(roles),
      action: z.string().describe('What was seen or changed'),
      reference: z.string().nullable(),
      clinic: z.string().nullable(),
    }),
  ),
})

const visit = z.object({
  reference: z.string(),
  start: time,
  end: time,
  state: z.enum(visitStates),
  since: time.nullable().describe('Since when it is in this state; null for one that is booked'),
  treatment: z.string(),
  name: z.string(),
  isFirst: z.boolean().describe('Whether the patient was never here before'),
  isGroup: z.boolean(),
  partner: z.string().nullable(),
  next: z.array(z.enum(visitStates)).describe('The states that it can be given now'),
})

const span = z.object({ start: time, end: time })

const staffDayAnswer = z.object({
  clinic: z.string(),
  date,
  open: z.array(span).describe('When the clinic is open; empty when it is closed'),
  practitioners: z.array(
    person.extend({
      profession: z.string(),
      shifts: z.array(span).describe('Working time without breaks'),
      isAbsent: z.boolean(),
      bookings: z.array(visit).describe('Of those whose patients the caller may see'),
      taken: z.array(span).describe('Everything that is taken: bookings, holds and what belongs to others'),
    }),
  ),
})

const staffBookingAnswer = visit.omit({ next: true }).extend({
  clinic: z.string(),
  practitioner: person,
  next: visit.shape.next,
  price: z.int().nullable(),
  phone: z.string(),
  birthdate: z.string(),
  email: z.string().nullable(),
  note: z.string().nullable().describe('What the desk should know'),
  description: z.string().nullable().describe('Only where it was asked for, which is logged'),
  dates: z.array(span).describe('All times of the booking: a course has several'),
})

/** Calls that need a session of somebody who works here; who may make which is in domain/staff/permissions.ts. */
export const staffCalls = {
  'GET /staff/me': {
    operationId: 'readStaffMember',
    tags: ['staff'],
    summary: 'Who is signed in, and where they work',
    security: [session],
    response: { 200: staffMemberAnswer },
  },
  'POST /staff/sign-out': {
    operationId: 'signOut',
    tags: ['staff'],
    summary: 'Ends this session, or all sessions of the person',
    security: [session],
    body: z.object({ everywhere: z.boolean().default(false) }),
    response: {
      200: z.object({ next: z.string().describe('Where the browser goes to sign out of the provider, too') }),
    },
  },
  'GET /staff/day': {
    operationId: 'readClinicDay',
    tags: ['staff'],
    summary: 'A clinic’s day: who works when, and who comes',
    description: 'Practitioners see their own patients, and of colleagues what is taken.',
    security: [session],
    querystring: z.object({ clinic: z.string(), date }),
    response: { 200: staffDayAnswer },
  },
  'GET /staff/events': {
    operationId: 'followClinic',
    tags: ['staff'],
    summary: 'Tells whose day at a clinic has changed, as it happens (server-sent events)',
    description:
      '`change` names practitioners; `reset` says that changes may have been missed; `signed-out` ends it. Following is no use of the session.',
    security: [session],
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.string() },
  },
  'GET /staff/bookings/{reference}': {
    operationId: 'readStaffBooking',
    tags: ['staff'],
    summary: 'A booking with its patient; each look is logged',
    security: [session],
    params: referenceParams,
    querystring: z.object({
      start: time.optional().describe('Which of its times; the first one where it is not said'),
      description: z.literal('true').optional().describe('Also what the patient wrote'),
    }),
    response: { 200: staffBookingAnswer },
  },
  'PATCH /staff/bookings/{reference}': {
    operationId: 'changeStaffBooking',
    tags: ['staff'],
    summary: 'Says what has become of a visit, or what the desk should know',
    security: [session],
    params: referenceParams,
    body: z.strictObject({
      start: time.optional().describe('Which of its times; the first one where it is not said'),
      state: z.enum(visitStates).optional(),
      note: z.string().trim().max(500).optional().describe('Empty takes it away'),
    }),
    response: { 200: staffBookingAnswer },
    problems: ['other-state'],
  },
  'GET /staff/access-log': {
    operationId: 'readAccessLog',
    tags: ['staff'],
    summary: 'Who saw or changed what of patients on a day, the newest first; shortly after signing in only',
    security: [session],
    querystring: z.object({ date, clinic: z.string().optional() }),
    response: { 200: accessLogAnswer },
    problems: ['sign-in-again'],
  },
} as const satisfies Record<string, CallDescription>

export type StaffCallName = keyof typeof staffCalls

/** The way in, which nobody is signed in for. */
export const signInCalls = {
  'GET /staff/sign-in': {
    operationId: 'signInByLink',
    tags: ['staff'],
    summary: 'Signs in by a one-time link; outside production only',
    querystring: z.object({ link: z.string().max(100) }),
    response: { 303: z.null() },
    problems: ['rate-limited'],
  },
  'GET /staff/oidc/start': {
    operationId: 'startSignIn',
    tags: ['staff'],
    summary: 'Sends the browser to the identity provider (OpenID Connect)',
    querystring: z.object({
      return: z.string().max(200).optional().describe('Where in the console to go on afterwards'),
      fresh: z.literal('true').optional().describe('Asks for the password again, although somebody is signed in there'),
    }),
    response: { 303: z.null() },
    problems: ['rate-limited', 'provider-failure'],
  },
  'GET /staff/oidc/callback': {
    operationId: 'finishSignIn',
    tags: ['staff'],
    summary: 'Where the identity provider sends the browser back to',
    response: { 303: z.null() },
    problems: ['rate-limited'],
  },
  'POST /staff/oidc/logout': {
    operationId: 'endSessions',
    tags: ['staff'],
    summary: 'The identity provider says that somebody has signed out there (back-channel logout)',
    body: z.object({ logout_token: z.string().max(8_000) }),
    response: { 200: z.null() },
    problems: ['rate-limited', 'provider-failure'],
  },
} as const satisfies Record<string, CallDescription>
