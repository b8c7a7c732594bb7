import type { Locale } from '#domain/locale.ts'

/** The chosen language, kept for the session. */
export function rememberLocale(locale: Locale) {
  try {
    sessionStorage.setItem('locale', locale)
  } catch {
    // A browser that forbids storage loses only this.
  }
}
