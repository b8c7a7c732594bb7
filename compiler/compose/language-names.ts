import type { Language } from '#domain/locale.ts'

const names: Record<Language, Intl.DisplayNames> = {
  no: new Intl.DisplayNames('nb', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
  sv: new Intl.DisplayNames('sv', { type: 'language' }),
}

/** What readers of a language call these languages. */
export function languageNames(codes: string[], language: Language): string[] {
  return codes.map((code) => names[language].of(code) ?? code)
}
