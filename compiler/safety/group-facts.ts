import { addDays } from '#domain/dates/calendar-date.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Group } from '#domain/facts/group.ts'
import { weekdays } from '#domain/facts/shared.ts'
import type { Country, Language, Locale } from '#domain/market/locale.ts'
import { weekdayOf } from '#messages/dates.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { languageTag } from '#messages/short-dates.ts'

interface Reader {
  locale: Locale
  language: Language
  country: Country
}

/** What pages say about classes, courses and webinars, by treatment: {fact:group-days-mindfulness-course}. */
export function nameGroups({ groups, ...facts }: Facts, reader: Reader): Record<string, { text: string }> {
  return Object.fromEntries(
    groups.flatMap((group) =>
      Object.entries(describeGroup(group, facts, reader)).map(([name, text]) => [
        `group-${name}-${group.treatment}`,
        { text },
      ]),
    ),
  )
}

function describeGroup(
  { days, at, dates, everyWeeks, places, leader, clinic, cancellationHours, treatment }: Group,
  { practitioners, clinics, prices }: Omit<Facts, 'groups'>,
  { locale, language, country }: Reader,
): Record<string, string> {
  const datePrice = prices[treatment]?.date
  return {
    days: new Intl.ListFormat(languageTag(language)).format(days.map((day) => everyDay(day, language))),
    start: at,
    dates: String(dates),
    weeks: String(everyWeeks),
    places: String(places),
    leader: practitioners.find(({ id }) => id === leader)?.name ?? '',
    clinic: clinics.find(({ id }) => id === clinic)?.name ?? '',
    cancel: notice(cancellationHours, language),
    ...(datePrice !== undefined && { 'date-price': formatPrice(datePrice, messagesFor(locale, country)) }),
  }
}

const aMonday = '2026-01-05'
const pluralEnds: Record<Language, string> = { no: 'er', en: 's', sv: 'ar' }

/** 'tirsdager' */
function everyDay(day: Group['days'][number], language: Language): string {
  return weekdayOf(addDays(aMonday, weekdays.indexOf(day)), language) + pluralEnds[language]
}

const hourWords: Record<Language, string> = { no: 'timer', en: 'hours', sv: 'timmar' }
const dayWords: Record<Language, string> = { no: 'dager', en: 'days', sv: 'dagar' }

/** '24 hours'; whole days from two days on: '7 days'. */
function notice(hours: number, language: Language): string {
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} ${dayWords[language]}` : `${hours} ${hourWords[language]}`
}
