import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
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

const byLanguage: Record<Language, BookingMessages> = { no, en, sv }

/** The words of the booking for a locale and market. */
export function bookingMessagesFor(locale: Locale, country: Country): BookingMessages {
  return byLanguage[languageOf(locale, country)]
}
