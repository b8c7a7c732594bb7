import { type PartOfDay, partsOfDay } from '#domain/availability/part-of-day.ts'
import type { Language } from '#domain/market/locale.ts'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import { longDay } from '#messages/dates.ts'
import { shortDay } from '#messages/short-dates.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** 'fredag 20. november', or 'man 16. nov – søn 29. nov'. */
export function sayDays(days: readonly DayRange[], language: Language): string {
  return days
    .map(({ from, to }) =>
      from === to ? longDay(from, language) : `${shortDay(from, language)} – ${shortDay(to, language)}`,
    )
    .join(', ')
}

/** 'formiddag, kveld', or that it is all the same. */
export function sayParts(
  parts: readonly PartOfDay[],
  words: WaitingMessages,
  { words: booking }: Pick<BookingSite, 'words'>,
): string {
  if (partsOfDay.every((it) => parts.includes(it))) return words.parts.all
  return parts.map((it) => booking.time[it].toLowerCase()).join(', ')
}
