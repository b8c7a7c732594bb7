import type { SharedDevice } from '../../flows/flow.ts'

/** What the visitor is doing, as far as the clock cares; 'done': reads the result of a booking or check-in. */
export type Activity = 'welcome' | 'booking' | 'code' | 'done'

export type IdleState =
  | { phase: 'active'; left: number }
  /** Asked whether they are still there. */
  | { phase: 'warning'; left: number }
  | { phase: 'over'; left: 0 }

/** Where the clock stands so many milliseconds after the last touch; `left`: until the phase ends. */
export function readIdleClock(untouched: number, activity: Activity, { wipeAfter, warning }: SharedDevice): IdleState {
  const wait = activity === 'code' ? wipeAfter.code : activity === 'done' ? wipeAfter.done : wipeAfter.usual
  if (untouched < wait) return { phase: 'active', left: wait - untouched }
  // Nothing would be lost on the first and the last screen, so nobody is asked there.
  const end = activity === 'booking' || activity === 'code' ? wait + warning : wait
  return untouched < end ? { phase: 'warning', left: end - untouched } : { phase: 'over', left: 0 }
}
