import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { no, type OfferMessages } from './no.ts'
import { sv } from './sv.ts'

export type { OfferMessages }

const byLanguage: Record<Language, OfferMessages> = { no, en, sv }

/** The words of other times that are offered, for a locale and market. */
export function offerMessagesFor(locale: Locale, country: Country): OfferMessages {
  return byLanguage[languageOf(locale, country)]
}
