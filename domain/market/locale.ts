import { type Language, languages } from './language.ts'
import { type Market, marketTable } from './market-table.ts'

/** The languages a page address can have: 'no' is the language at home, whatever that is in a country. */
export const locales = ['no', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'no'

export { type Language, languages }

export type Country = keyof typeof marketTable
export const countries = Object.keys(marketTable) as [Country, ...Country[]]
export const defaultCountry: Country = 'norway'

/** The language that is spoken at home in a country; Norway is the fallback market. */
export function homeLanguage(country: Country): Market['language'] {
  return (marketTable[country] ?? marketTable[defaultCountry]).language
}

/** The language of a locale in a market. */
export function languageOf(locale: Locale, country: Country): Language {
  return locale === 'en' ? 'en' : homeLanguage(country)
}

/** A text in the languages it exists in. */
export type LocalizedText = Partial<Record<Language, string>>

/**
 * The words of a text for a locale and market: in the market's own language, else in English, which everybody there may ask for,
 * else in the only language there is. Nobody in Sweden reads Norwegian.
 */
export function resolveText(text: LocalizedText, locale: Locale, country: Country): string {
  return text[languageOf(locale, country)] ?? text.en ?? text.no ?? text.sv ?? ''
}

/** The value of the `lang` attribute: bokmål is `nb`. */
export function htmlLang(language: Language): 'nb' | 'en' | 'sv' {
  return language === 'no' ? 'nb' : language
}
