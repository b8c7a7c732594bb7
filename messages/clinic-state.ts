import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language } from '#domain/market/locale.ts'
import { clockOf, nearDay } from './dates.ts'
import { format } from './format.ts'
import type { Messages } from './messages.ts'

/** The words of every state: their one home, for pages, lists, the booking and the nearest clinic. */
export type ClinicStateWords = Pick<
  Messages['clinic'],
  'open' | 'openUntil' | 'opensAt' | 'opensOn' | 'closedToday' | 'closedForToday' | 'fullyBookedToday'
>

/** 'Open until 20:00', 'Opens at 08:00', 'Fully booked today': whether a clinic can take you today. */
export function describeClinicState(words: ClinicStateWords, today: ClinicToday): string {
  switch (today.state) {
    case 'open':
      return today.closesAt ? format(words.openUntil, { time: clockOf(today.closesAt) }) : words.open
    case 'not-yet-open':
      return format(words.opensAt, { time: clockOf(today.opensAt!) })
    case 'closed':
      return words.closedToday
    case 'closed-for-today':
      return words.closedForToday
    case 'fully-booked':
      return words.fullyBookedToday
  }
}

/** What the state leaves open about the doors: 'Opens tomorrow at 08:00' of a closed clinic, 'Open until 20:00' of a full one. */
export function describeClinicDoors(
  words: ClinicStateWords,
  today: ClinicToday,
  now: number | Date,
  language: Language,
): string {
  const { state, isOpen, nextOpening } = today
  if (state === 'open' || state === 'not-yet-open') return ''
  if (isOpen) return describeClinicState(words, { ...today, state: 'open' })
  if (!nextOpening) return ''
  const [date, thisDay] = [nextOpening.slice(0, 10), dayAtClinic(now)]
  const time = clockOf(nextOpening)
  if (date === thisDay) return format(words.opensAt, { time })
  return format(words.opensOn, { day: nearDay(date, thisDay, language), time })
}
