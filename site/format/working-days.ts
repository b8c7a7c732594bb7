import type { AnswerOf } from '#domain/api/call-types.ts'
import type { Language } from '#domain/market/locale.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { dayAndMonth } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import { summarizeWeek } from './opening-hours.ts'

type Person = AnswerOf<'GET /practitioners/{id}'>
type Days = Person['clinics'][number]['days']

export type WorkingDaysWords = Pick<
  Messages['practitioner'],
  'oddWeeks' | 'evenWeeks' | 'fromDate' | 'untilDate' | 'awayUntil' | 'awayFrom'
> & { weekday: Messages['weekday'] }

/** 'Mon–Tue 12–20:30, Sat 9:30–14:30 (odd-numbered weeks)' */
export function describeDays(days: Days, words: WorkingDaysWords, language: Language): string {
  const groups = Map.groupBy(days, ({ weeks, from, to }) => `${weeks} ${from} ${to}`)
  return [...groups.values()]
    .map((shifts) => {
      const { weeks, from, to } = shifts[0]!
      const week: SiteClinic['hours'] = {}
      for (const { days, hours } of shifts.toSorted((a, b) => (a.hours.from < b.hours.from ? -1 : 1)))
        for (const day of days) week[day] = [...(week[day] ?? []), hours]
      const limits = [
        weeks === 'odd' && words.oddWeeks,
        weeks === 'even' && words.evenWeeks,
        from && format(words.fromDate, { date: dayAndMonth(from, language) }),
        to && format(words.untilDate, { date: dayAndMonth(to, language) }),
      ].filter((it) => typeof it === 'string')
      return summarizeWeek(week, words.weekday) + (limits.length > 0 ? ` (${limits.join(', ')})` : '')
    })
    .join(', ')
}

/** 'Away until 27 December.' `today` is the day at the clinic. */
export function describeAbsences(
  away: Person['away'],
  today: string,
  words: WorkingDaysWords,
  language: Language,
): string {
  return away
    .map(({ from, to }) => {
      const [first, last] = [dayAndMonth(from, language), dayAndMonth(to, language)]
      return from <= today ? format(words.awayUntil, { date: last }) : format(words.awayFrom, { from: first, to: last })
    })
    .join(' ')
}
