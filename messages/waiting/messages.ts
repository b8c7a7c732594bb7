import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { no, type WaitingMessages } from './no.ts'
import { sv } from './sv.ts'

export type { WaitingMessages }

const byLanguage: Record<Language, WaitingMessages> = { no, en, sv }

/** The words of the waiting list, for a locale and market. */
export function waitingMessagesFor(locale: Locale, country: Country): WaitingMessages {
  return byLanguage[languageOf(locale, country)]
}
