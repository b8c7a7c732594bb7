import * as z from 'zod'
import { fieldLengths } from '../../staff/field-lengths.ts'
import { fewestCharacters, fewestDigits, mostPeople } from '../../staff/people-query.ts'
import { person, time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { line } from '../inputs.ts'
import { staffSession } from './staff-session.ts'

const peopleAnswer = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      birthdate: z.string(),
      bookings: z
        .array(
          z.object({
            reference: z.string(),
            start: time,
            clinic: z.string(),
            practitioner: person,
            treatment: z.string(),
          }),
        )
        .describe('The newest first; opening one shows the phone, and is logged'),
    }),
  ),
})

export const peopleCalls = {
  'POST /staff/people': {
    operationId: 'findPeople',
    tags: ['staff'],
    summary: 'Finds patients of the member’s clinics by name, phone, birthdate or reference; each search is logged',
    description: `At least ${fewestCharacters} letters, or ${fewestDigits} digits of a phone; at most ${mostPeople} people. Not in the address, which browsers and proxies keep.`,
    security: staffSession,
    body: z.strictObject({ query: line(fieldLengths.peopleQuery) }),
    response: { 200: peopleAnswer },
    problems: ['rate-limited'],
  },
} as const satisfies Record<string, CallDescription>
