import type { Flow } from './flow.ts'

/** Booking on the tablet of a clinic, which is known: the person stands in it. */
export const kioskFlow: Flow = {
  name: 'kiosk',
  steps: ['type', 'service', 'treatment', 'time', 'information', 'code', 'confirm'],
  // No address, so no history: Back finds nothing of the visitor before.
  choicesIn: 'memory',
  firstDay: 'today',
  verification: 'sms-code',
  holdFrom: 'information',
  idle: { warnBeforeHoldEnds: 120_000 },
  survivesReload: false,
  // An SMS can take a minute.
  sharedDevice: { wipeAfter: { usual: 60_000, code: 120_000, done: 30_000 }, warning: 20_000 },
  endsAt: 'here',
}
