import { type Country, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { type BookingMessages, no } from './no.ts'
import { sv } from './sv.ts'

export type { BookingMessages }

/** A question of the FAQ with its answer in a sentence or two. */
export interface ShortAnswer {
  /** The last part of its page's id, such as 'which-test'. */
  id: string
  question: string
  answer: string
}

/** What the booking is shown with: its own words, and the answers about Covid tests, which are those of the FAQ. */
export interface WizardWords extends BookingMessages {
  covidAnswers: ShortAnswer[]
}

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
