import { nearPagesId, searchFieldName, searchResultsId } from '#domain/site/page-places.ts'
import { cutQuery } from '#search/cut-query.ts'
import { hideFromSearchEngines } from '../static/fill-page.ts'
import { keepInLanguageSwitch } from '../static/keep-query.ts'
import type { PageDocument } from '../static/page-document.ts'

/** The search words in the address; undefined without any. */
export function readSearchWords(query: string): string | undefined {
  if (!query.includes(`${searchFieldName}=`)) return
  const words = new URLSearchParams(query).get(searchFieldName)
  return words === null ? undefined : cutQuery(words)
}

/**
 * Puts the words into the field of the search page, their results (HTML) below, and the words into the link to the other
 * language. No search engine lists it.
 */
export function fillSearchPage(page: PageDocument, words: string, results: string): void {
  hideFromSearchEngines(page)
  for (const field of page.findAll('input'))
    if (page.attribute(field, 'name') === searchFieldName) page.setAttribute(field, 'value', words)
  fillPlace(page, searchResultsId, results)
  keepInLanguageSwitch(page, `?${searchFieldName}=${encodeURIComponent(words)}`)
}

/** Puts links to pages near the address (HTML) into the 404 page. */
export function fillNearPages(page: PageDocument, near: string): void {
  fillPlace(page, nearPagesId, near)
}

function fillPlace(page: PageDocument, id: string, html: string): void {
  const place = page.find(id)
  if (place) page.setHtml(place, html)
}
