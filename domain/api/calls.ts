/**
 * The contract of the API, by method and path below /api. The server validates and documents with it, the browser's types
 * are inferred from it (import it as a type there: zod is large), and the server's tests check every answer against it.
 */
import { bookingCalls } from './booking-calls.ts'
import { kioskCalls } from './kiosk-calls.ts'
import { offerCalls } from './offer-calls.ts'
import { orderCalls } from './order-calls.ts'
import { readCalls } from './read-calls.ts'
import { siteCalls } from './site-calls.ts'
import { smsCalls } from './sms-calls.ts'
import { staffCalls } from './staff/calls.ts'
import { signInCalls } from './staff/sign-in-calls.ts'
import { visitQuestionCalls } from './visit-question-calls.ts'
import { waitingCalls } from './waiting-calls.ts'

export const calls = {
  ...readCalls,
  ...bookingCalls,
  ...offerCalls,
  ...waitingCalls,
  ...orderCalls,
  ...kioskCalls,
  ...siteCalls,
  ...smsCalls,
  ...visitQuestionCalls,
  ...signInCalls,
  ...staffCalls,
}
