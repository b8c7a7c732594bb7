import type { VisitState } from '#domain/staff/visit-states.ts'
import { rollDice } from './dice.ts'

const minuteMs = 60_000

/** Milliseconds since the epoch. */
interface Times {
  start: number
  end: number
}

/** What a visit becomes, and when. */
export interface Step {
  to: VisitState
  at: number
}

/**
 * What becomes of an invented patient on the day, in order. Most come a little early, wait a little and are done about when they should be; a few
 * come late, and a few not at all.
 */
export function listSteps(reference: string, { start, end }: Times): Step[] {
  const dice = rollDice(reference)
  const fate = dice('fate')
  if (fate < 0.06) return [{ to: 'no-show', at: start + 20 * minuteMs }]
  const isLate = fate < 0.16
  const arrives = start + (isLate ? 4 + dice('arrives') * 11 : -(2 + dice('arrives') * 14)) * minuteMs
  const calledIn = Math.max(arrives, start) + (1 + dice('called in') * 9) * minuteMs
  const done = Math.max(calledIn + 5 * minuteMs, end + (dice('done') * 8 - 5) * minuteMs)
  return [
    { to: 'arrived', at: arrives },
    { to: 'called-in', at: calledIn },
    { to: 'done', at: done },
  ]
}
