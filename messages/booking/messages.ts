import { type Country, type Locale, languageOf } from '#domain/locale.ts'
import { en } from './en.ts'
import { type BookingMessages, no } from './no.ts'
import { sv } from './sv.ts'

export type { BookingMessages }

/** The words of the booking for a locale and market; what Swedish lacks is said in Norwegian. */
export function bookingMessagesFor(locale: Locale, country: Country): BookingMessages {
  if (locale === 'en') return en
  return languageOf(locale, country) === 'sv' ? (overlay(no, sv) as BookingMessages) : no
}

interface Tree {
  [key: string]: string | Tree
}

function overlay(base: Tree, top: Tree): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const over = top[key]
      if (over === undefined) return [key, value]
      return [key, typeof value === 'string' || typeof over === 'string' ? over : overlay(value, over)]
    }),
  )
}
