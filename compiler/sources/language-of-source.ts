import type { Language } from '#domain/market/locale.ts'

/** The language of what stands at an address: Norwegian on Norwegian sites outside their English pages, Swedish on Swedish ones, else English. */
export function languageOfSource(address: string): Language {
  const { hostname, pathname } = new URL(address)
  if (/(^|\/)en(\/|$)/.test(pathname)) return 'en'
  if (hostname.endsWith('.no')) return 'no'
  return hostname.endsWith('.se') ? 'sv' : 'en'
}
