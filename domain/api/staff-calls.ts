import * as z from 'zod'
import { roles } from '../staff/roles.ts'
import { date, time } from './answer-parts.ts'
import type { CallDescription } from './call-description.ts'

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
