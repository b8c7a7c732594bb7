import type { Country, Locale } from '#domain/market/locale.ts'
import { languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { type Messages, no, type PartialMessages } from './no.ts'
import { sv } from './sv.ts'

export type { Messages }

const byLanguage: Record<'no' | 'en' | 'sv', PartialMessages> = { no, en, sv }

export function messagesFor(locale: Locale, country: Country): Messages {
  const words = byLanguage[languageOf(locale, country)]
  const base: Messages = locale === 'en' ? en : no
  // Kroner are 'kr' in Norwegian and Swedish; English says which.
  if (locale === 'en' && country === 'sweden')
    return {
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
  if (words === base) return base
  return Object.fromEntries(
    Object.entries(base).map(([group, strings]) => [group, { ...strings, ...words[group as keyof Messages] }]),
  ) as unknown as Messages
}
