import type { Locale } from '#domain/locale.ts'

const names: Record<Locale, Intl.DisplayNames> = {
  no: new Intl.DisplayNames('nb', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
}

/** What the readers of a locale call these languages. */
export function languageNames(codes: string[], locale: Locale): string[] {
  return codes.map((code) => names[locale].of(code) ?? code)
}
