/** The languages a page address can have, and the languages a text can be written in. */
export const locales = ['no', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'no'

export const languages = ['no', 'en', 'sv'] as const
export type Language = (typeof languages)[number]

export const countries = ['norway', 'sweden'] as const
export type Country = (typeof countries)[number]
export const defaultCountry: Country = 'norway'

/** The language of each locale in each market; Norway is the fallback market. */
const languageByMarket: Record<Country, Record<Locale, Language>> = {
  norway: { no: 'no', en: 'en' },
  sweden: { no: 'sv', en: 'en' },
}

export function languageOf(locale: Locale, country: Country): Language {
  return (languageByMarket[country] ?? languageByMarket.norway)[locale]
}

/** A text in the languages it exists in. */
export type LocalizedText = Partial<Record<Language, string>>

/**
 * The words of a text for a locale and market: the market's own language, else the locale's,
 * else the only language there is.
 */
export function resolveText(text: LocalizedText, locale: Locale, country: Country): string {
  return text[languageOf(locale, country)] ?? text[locale] ?? text.no ?? text.en ?? text.sv ?? ''
}

/** The value of the `lang` attribute: bokmål is `nb`. */
export function htmlLang(language: Language): 'nb' | 'en' | 'sv' {
  return language === 'no' ? 'nb' : language
}
