import { headerId } from '#domain/site/page-places.ts'
import type { PageDocument } from './page-document.ts'

/** Keeps the query of the address in the links to the other language, as site/keep-query.ts does. */
export function keepInLanguageSwitch(page: PageDocument, query: string): void {
  const header = page.find(headerId)
  for (const link of header ? page.findAll('a', header) : []) {
    const [path] = page.attribute(link, 'href')?.split('?') ?? []
    if (page.attribute(link, 'hreflang') !== undefined) page.setAttribute(link, 'href', `${path}${query}`)
  }
}
