import { type Country, countries, homeLanguage, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import { en } from './en.ts'
import { homePage } from './markets.ts'
import { type Messages, no } from './no.ts'
import { sv } from './sv.ts'

export type { Messages }

const byLanguage: Record<Language, Messages> = { no, en, sv }

/** English says which currency a price is in, and what the other language is. */
const english = new Map(
  countries.map((country) => {
    const price = { ...en.price, amount: `${markets[country].currency} {amount}` }
    const words: Messages = { ...en, price, site: { ...en.site, ...homePage[homeLanguage(country)] } }
    return [country, words]
  }),
)

export function messagesFor(locale: Locale, country: Country): Messages {
  const language = languageOf(locale, country)
  return (language === 'en' && english.get(country)) || byLanguage[language]
}
