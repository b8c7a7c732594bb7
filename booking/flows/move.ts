import type { Flow } from './flow.ts'

/** Moving a booking: what and who are known, only the time is asked for. */
export const moveFlow: Flow = {
  name: 'move',
  steps: ['time'],
  choicesIn: 'memory',
  firstDay: 'first-free',
  verification: 'booking-link',
  idle: { warnBeforeHoldEnds: 120_000 },
  survivesReload: false,
  endsAt: 'manage',
}
