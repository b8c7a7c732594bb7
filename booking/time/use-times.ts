import { type Asked, useAnswer } from '#client/use-answer.ts'
import { askDays, askSlots, type DaySlots, type Days, type TimesQuery } from '../booking-calls.ts'

/** Others book all the time: what is shown is asked for again this often. */
const refreshEvery = 10_000

/** The next two months, a line a day. */
export function useDays(query: TimesQuery): Asked<Days> {
  return useAnswer(askDays(query), { refreshEvery })
}

/** The free times of a day. */
export function useSlots(query: TimesQuery, date: string | undefined): Asked<DaySlots> {
  return useAnswer(date ? askSlots({ ...query, date }) : undefined, { refreshEvery })
}
