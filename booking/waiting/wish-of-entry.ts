import { type DayRange, includesDay } from '#domain/rosters/day-ranges.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import type { WaitingEntry } from './waiting-calls.ts'
import { type Wish, writeWish } from './wish.ts'

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

/** What was waited for, as the address that asks for the same again. The days are dates by then. */
export function joinAgain(
  { treatment, group, clinics, days, parts }: WaitingEntry,
  find: (treatment: string) => SiteTreatment | undefined,
): string | undefined {
  const known = find(treatment.id)
  if (!known) return
  const [range] = days
  return writeWish(
    {
      treatment: known,
      clinics: clinics.map(({ id }) => id),
      ...(group && { group: group.id, ...(group.date && { date: group.date }) }),
      days: 'between',
      from: range?.from ?? '',
      to: range?.to ?? '',
      parts,
    },
    'information',
  )
}
