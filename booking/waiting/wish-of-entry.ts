import type { WhereAndWhen } from '#domain/api/waiting-body.ts'
import { type DayRange, includesDay } from '#domain/rosters/day-ranges.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import type { WaitingEntry } from './waiting-calls.ts'
import { listableDays, type Wish, whereAndWhenOf, writeWish } from './wish.ts'

/** What somebody waits for, as they would have answered. Several stretches of days become one, without what has passed of it. */
export function wishOfEntry(
  { clinics, days, parts, booking }: WaitingEntry,
  treatment: SiteTreatment,
  possible: DayRange,
): Wish {
  const begins = days.map((it) => it.from).toSorted()[0]!
  const ends = days
    .map((it) => it.to)
    .toSorted()
    .at(-1)!
  const from = includesDay(possible, begins) ? begins : possible.from
  const to = includesDay(possible, ends) ? ends : possible.to
  return {
    treatment,
    clinics: clinics.map(({ id }) => id).filter((it) => treatment.clinics.includes(it)),
    parts,
    ...(booking && from === possible.from && to === possible.to
      ? { days: 'before', from: '', to: '' }
      : from === to && !booking
        ? { days: 'only', day: from, from: '', to: '' }
        : { days: 'between', from, to }),
  }
}

/** What saving a changed wish sends. Several stretches of days stay as they are where no others were chosen. */
export function changesOf(entry: WaitingEntry, wish: Wish, possible: DayRange): WhereAndWhen {
  const before = wishOfEntry(entry, wish.treatment, possible)
  const hasSameDays = (['days', 'day', 'from', 'to'] as const).every((it) => before[it] === wish[it])
  const days = entry.days.filter(({ to }) => to >= possible.from)
  return { ...whereAndWhenOf(wish, possible), ...(hasSameDays && days.length > 0 && { days }) }
}

/** What was waited for, as the address that asks for the same again. The days are dates by then. */
export function joinAgain(entry: WaitingEntry, treatment: SiteTreatment, today: string): string {
  const { group } = entry
  const wish = wishOfEntry(entry, treatment, listableDays(today))
  return writeWish(
    { ...wish, ...(group && { group: group.id, ...(group.date && { date: group.date }) }) },
    'information',
  )
}
