import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { type Purpose, queryOf } from './purpose.ts'
import { useWish } from './use-wish.ts'
import { choicesBefore, choicesFrom, listableDays, readWish, type Wish, writeWish } from './wish.ts'

/** The wish of a page that asks all at once. `until`: the day of the booking that would move. `first`: what it begins with. */
export function useWishOf(
  treatment: SiteTreatment,
  {
    purpose,
    until,
    first,
  }: { purpose: Exclude<Purpose, 'join'>; until: string | undefined; first: (possible: DayRange) => Wish },
) {
  const today = dayAtClinic(Date.now())
  const possible = listableDays(today, until)
  const { wish, change } = useWish(
    (search) => readWish(search, (id) => (id === treatment.id ? treatment : undefined)) ?? first(possible),
    (changed) => `${writeWish(changed)}&${queryOf(purpose)}`,
  )
  const choices = until === undefined ? choicesFrom(wish.day) : choicesBefore(today, until)
  return { wish, change, possible, choices }
}
