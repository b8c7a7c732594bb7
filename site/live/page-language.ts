import type { Language } from '#domain/market/locale.ts'

/** The language of the page, for scripts that run before the application is loaded. */
export const pageLanguage = ({ nb: 'no', en: 'en', sv: 'sv' }[document.documentElement.lang] ?? 'no') as Language
