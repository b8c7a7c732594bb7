import * as z from 'zod'
import { time } from './answer-parts.ts'
import { checkInBody, checkInChoicesBody, kioskBody } from './bodies.ts'
import type { CallDescription } from './call-description.ts'

const kioskAnswer = z.object({ clinic: z.string().describe('The id of the clinic that the tablet stands in') })

const checkInAnswer = z.object({
  firstName: z.string(),
  start: time,
  where: z.string().describe('Where to sit, in the asked locale'),
})

const checkInChoicesAnswer = z.object({
  choices: z.array(z.object({ start: time, ticket: z.string() })).describe('In order of time'),
})

/** Calls of the tablets in the clinics' waiting rooms. */
export const kioskCalls = {
  'POST /kiosks': {
    operationId: 'registerKiosk',
    tags: ['kiosk'],
    summary: 'Makes this browser the kiosk of a clinic, by a code that an operator was given; answers with its cookie',
    body: kioskBody,
    response: { 201: kioskAnswer },
    problems: ['invalid-code', 'rate-limited'],
  },
  'GET /kiosks/me': {
    operationId: 'readKiosk',
    tags: ['kiosk'],
    summary: 'Which clinic’s kiosk this browser is, if any; renews its cookie',
    response: { 200: z.object({ clinic: kioskAnswer.shape.clinic.nullable() }) },
  },
  'POST /kiosks/wipe': {
    operationId: 'wipeKiosk',
    tags: ['kiosk'],
    summary:
      'Clears what a visitor left in this browser: cache, storage and the visitor’s cookie, not the registration',
    response: { 204: z.null() },
  },
  'POST /check-ins': {
    operationId: 'checkIn',
    tags: ['kiosk'],
    summary: 'Marks a booking of today as arrived, once; from a registered kiosk of the clinic only',
    description:
      'Of several bookings of a phone the next one that can be checked in is taken; POST /check-ins/choices tells them all.',
    body: checkInBody,
    response: { 200: checkInAnswer },
    problems: [
      ...(['forbidden', 'invalid-code', 'not-found'] as const),
      ...(['too-early', 'other-clinic', 'already-arrived', 'cancelled'] as const),
    ],
  },
  'POST /check-ins/choices': {
    operationId: 'listCheckIns',
    tags: ['kiosk'],
    summary: 'The bookings of a phone that can be checked in at this clinic now, by time, each with its ticket',
    body: checkInChoicesBody,
    response: { 200: checkInChoicesAnswer },
    problems: ['forbidden', 'invalid-code'],
  },
} as const satisfies Record<string, CallDescription>
