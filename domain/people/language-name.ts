import { htmlLang, type Language } from '../market/locale.ts'

/** Made when they are needed: directory.ts is loaded by browsers too, which never ask for them. */
const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** What readers of a language call another one, by its code: 'spansk'. */
export function languageName(code: string, language: Language): string {
  names[language] ??= new Intl.DisplayNames(htmlLang(language), { type: 'language' })
  return names[language].of(code) ?? code
}
