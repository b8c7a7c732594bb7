import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { type Messages, no } from './no.ts'
import { sv } from './sv.ts'

export type { Messages }

const byLanguage: Record<Language, Messages> = { no, en, sv }

/** In Sweden the other language of an English page is Swedish; kroner are 'kr' in both, and English says which. */
const enInSweden: Messages = {
  ...en,
  price: { ...en.price, amount: 'SEK {amount}' },
  site: {
    ...en.site,
    otherLanguage: 'Svenska',
    otherLanguageLabel: 'Read this page in Swedish',
    otherLanguageOffer: 'Läs detta på svenska',
    otherLanguageClose: 'Stäng',
  },
}

export function messagesFor(locale: Locale, country: Country): Messages {
  return locale === 'en' && country === 'sweden' ? enInSweden : byLanguage[languageOf(locale, country)]
}
