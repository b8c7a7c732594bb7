import type { Country, Locale } from '#domain/market/locale.ts'
import type { Market } from '#domain/market/market.ts'
import type { Messages } from './no.ts'

/** What English pages say of the page in the language at home; the offer is for those who read that language. */
export const homePage: Record<
  Market['language'],
  Pick<Messages['site'], 'otherLanguage' | 'otherLanguageLabel' | 'otherLanguageOffer' | 'otherLanguageClose'>
> = {
  no: {
    otherLanguage: 'Norsk',
    otherLanguageLabel: 'Read this page in Norwegian',
    otherLanguageOffer: 'Les dette på norsk',
    otherLanguageClose: 'Lukk',
  },
  sv: {
    otherLanguage: 'Svenska',
    otherLanguageLabel: 'Read this page in Swedish',
    otherLanguageOffer: 'Läs detta på svenska',
    otherLanguageClose: 'Stäng',
  },
}

/** What the time of a country's clinics is called. */
export const clockNames: Record<Country, Record<Locale, string>> = {
  norway: { no: 'norsk tid', en: 'Norwegian time' },
  sweden: { no: 'svensk tid', en: 'Swedish time' },
}
