import * as z from 'zod'
import type { CallDescription } from '../call-description.ts'

/** The way in, which nobody is signed in for. */
export const signInCalls = {
  'GET /staff/ways-in': {
    operationId: 'listWaysIn',
    tags: ['staff'],
    summary: 'How somebody can sign in here',
    response: { 200: z.object({ ways: z.array(z.enum(['provider', 'link'])) }) },
  },
  'GET /staff/sign-in': {
    operationId: 'signInByLink',
    tags: ['staff'],
    summary: 'Signs in by a one-time link; outside production only',
    querystring: z.object({
      link: z.string().max(100),
      return: z.string().max(200).optional().describe('Where in the console to go on afterwards'),
    }),
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
