import type { Language } from '#domain/market/locale.ts'
import { describeStart } from '#messages/dates.ts'
import type { Messages } from '#messages/messages.ts'

/** The query of the booking with somebody: with their first free time chosen where it is known, else from the first step. */
export function bookingQuery(person: string, slot: string | undefined): string {
  // Both are made of characters that an address may contain.
  return `?practitioner=${person}${slot ? `&slot=${slot}` : ''}`
}

/** 'today 15:10'; that there is none; or, while nothing is known, the way to the times. */
export function describeFirstTime(
  start: string | null | undefined,
  words: Pick<Messages['practitioner'], 'seeTimes' | 'noTimes'>,
  now: Date,
  language: Language,
): string {
  if (start === undefined) return words.seeTimes
  if (start === null) return words.noTimes
  const { day, time } = describeStart(start, now, language)
  return `${day} ${time}`
}
