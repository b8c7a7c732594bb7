import { headerId } from '#domain/site/page-places.ts'

/**
 * Keeps the query of a page in the link to the other language. Set directly, as the server does in its HTML: no other
 * page needs code for it, and the next page sets its own addresses.
 */
export function keepInLanguageSwitch(query: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${headerId} a[hreflang]`)) link.search = query
}
