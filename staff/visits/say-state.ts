import { isUnderWay } from '#domain/staff/desk-changes.ts'
import { isLate } from '#domain/staff/visit-states.ts'
import { format } from '#messages/format.ts'
import type { DayWords } from '#messages/staff/day-words.ts'
import { minutesSince } from '../app/use-now.ts'
import type { DayVisit } from './day.ts'

/** What has become of a visit, for its colour: late is a booked one whose patient should be here. */
export function shownState(
  { state, start }: Pick<DayVisit, 'state' | 'start'>,
  now: number,
): DayVisit['state'] | 'late' {
  return isLate({ state, start: Date.parse(start) }, now) ? 'late' : state
}

/** The same in words: 'waiting 8 min', 'being moved'. */
export function sayState(
  visit: Pick<DayVisit, 'state' | 'start' | 'since' | 'pending'>,
  now: number,
  words: DayWords,
): string {
  if (visit.pending && isUnderWay(visit.pending)) return words.pending[visit.pending.kind]
  const state = shownState(visit, now)
  if (state !== 'arrived' || visit.since === null) return words.state[state]
  return format(words.since, { minutes: minutesSince(visit.since, now) })
}
