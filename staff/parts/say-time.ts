import type { Locale } from '#domain/market/locale.ts'
import { clockOf } from '#messages/dates.ts'
import { shortDay } from '#messages/short-dates.ts'

/** '9 Nov 10:15', in the words of the language. */
export function sayTime(time: string, locale: Locale): string {
  return `${shortDay(time.slice(0, 10), locale)} ${clockOf(time)}`
}
