import { htmlLang, type Language, languages } from '../locale.ts'

const names = Object.fromEntries(
  languages.map((it) => [it, new Intl.DisplayNames(htmlLang(it), { type: 'language' })]),
) as Record<Language, Intl.DisplayNames>

/** What readers of a language call another one, by its code: 'spansk'. */
export function languageName(code: string, language: Language): string {
  return names[language].of(code) ?? code
}
