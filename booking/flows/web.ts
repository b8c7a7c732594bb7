import { stepNames } from '#domain/booking/booking-steps.ts'
import type { Flow } from './flow.ts'

/** Booking on the website: every step, from 'Choose type' to 'Confirm order'. */
export const webFlow: Flow = {
  name: 'web',
  steps: stepNames,
  choicesIn: 'query',
  firstDay: 'first-free',
  verification: 'sms-code',
  holdFrom: 'information',
  // A person needs time to see the warning and to reach the button.
  idle: { warnBeforeHoldEnds: 120_000 },
  survivesReload: true,
  hasWaitingList: true,
  takesSeveral: true,
  endsAt: 'booked',
}
