import * as z from 'zod'
import { roles } from '../../staff/roles.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { staffSession } from './staff-session.ts'

const staffMemberAnswer = z.object({
  email: z.string(),
  role: z.enum(roles),
  clinics: z.array(z.string()).describe('Ids; those of all clinics for somebody who works for the whole chain'),
  isOfChain: z.boolean().describe('Whether they also see what is about no clinic'),
  now: time.describe('By the server’s clock, which the console goes by'),
  practitioner: z.string().nullable().describe('Who they are among the practitioners'),
})

export const sessionCalls = {
  'GET /staff/me': {
    operationId: 'readStaffMember',
    tags: ['staff'],
    summary: 'Who is signed in, and where they work',
    security: staffSession,
    response: { 200: staffMemberAnswer },
  },
  'POST /staff/sign-in/again': {
    operationId: 'signInAgain',
    tags: ['staff'],
    summary: 'Where the browser goes to prove once more who uses it, for what needs a fresh sign-in',
    security: staffSession,
    body: z.object({ return: z.string().max(200).optional().describe('Where in the console to go on afterwards') }),
    response: { 200: z.object({ next: z.string() }) },
    problems: ['rate-limited'],
  },
  'POST /staff/sign-out': {
    operationId: 'signOut',
    tags: ['staff'],
    summary: 'Ends this session, or all sessions of the person',
    security: staffSession,
    body: z.object({ everywhere: z.boolean().default(false) }),
    response: {
      200: z.object({ next: z.string().describe('Where the browser goes to sign out of the provider, too') }),
    },
  },
} as const satisfies Record<string, CallDescription>
