import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { type KioskMessages, no } from './no.ts'
import { sv } from './sv.ts'

export type { KioskMessages }

const byLanguage: Record<Language, KioskMessages> = { no, en, sv }

/** The words of the kiosk for a locale and market. */
export function kioskMessagesFor(locale: Locale, country: Country): KioskMessages {
  return byLanguage[languageOf(locale, country)]
}
