import * as z from 'zod'
import { kioskBody } from './bodies.ts'
import type { CallDescription } from './call-description.ts'

const kioskAnswer = z.object({ clinic: z.string().describe('The id of the clinic that the tablet stands in') })

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
    summary: 'Which clinic’s kiosk this browser is; renews its cookie',
    response: { 200: kioskAnswer },
    problems: ['forbidden'],
  },
  'POST /kiosks/wipe': {
    operationId: 'wipeKiosk',
    tags: ['kiosk'],
    summary:
      'Clears what a visitor left in this browser: cache, storage and the visitor’s cookie, not the registration',
    response: { 204: z.null() },
  },
} as const satisfies Record<string, CallDescription>
