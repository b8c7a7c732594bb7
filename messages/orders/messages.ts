import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { no, type OrderMessages } from './no.ts'
import { sv } from './sv.ts'

export type { OrderMessages }

const byLanguage: Record<Language, OrderMessages> = { no, en, sv }

/** The words of ordering a test for a locale and market. */
export function orderMessagesFor(locale: Locale, country: Country): OrderMessages {
  return byLanguage[languageOf(locale, country)]
}
