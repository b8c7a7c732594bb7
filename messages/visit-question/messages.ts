import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'
import { en } from './en.ts'
import { no, type VisitQuestionMessages } from './no.ts'
import { sv } from './sv.ts'

export type { VisitQuestionMessages }

const byLanguage: Record<Language, VisitQuestionMessages> = { no, en, sv }

/** The words of the question about a visit, for a locale and market. */
export function visitQuestionMessagesFor(locale: Locale, country: Country): VisitQuestionMessages {
  return byLanguage[languageOf(locale, country)]
}
