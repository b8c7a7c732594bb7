import type { Locale } from '#domain/market/locale.ts'

/** Remembers the language of the page that is shown, for the session. Returns the one before. */
export function rememberLocale(locale: Locale): string | null {
  try {
    const before = sessionStorage.getItem('locale')
    sessionStorage.setItem('locale', locale)
    return before
  } catch {
    // A browser that forbids storage loses only this.
    return null
  }
}
