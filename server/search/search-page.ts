import { escapeHtml } from '#domain/text/escape-html.ts'
import { cutQuery } from '#search/cut-query.ts'
import { nearPagesId } from '#search/near-pages.ts'
import { keepInLanguageSwitch } from '../static/keep-query.ts'

/** The search words in the address; undefined without any. */
export function readSearchWords(query: string): string | undefined {
  if (!query.includes('q=')) return
  const words = new URLSearchParams(query).get('q')
  return words === null ? undefined : cutQuery(words)
}

/**
 * The built search page with the words in its field, their results below, and a link to the other language that keeps
 * them. No search engine lists it.
 */
export function fillSearchPage(html: string, words: string, results: string): string {
  const text = escapeHtml(words)
  const filled = html
    .replace('</title>', () => '</title><meta name="robots" content="noindex">')
    .replace(/(<input [^>]*name="q")/, (field) => `${field} value="${text}"`)
    // The page without words has no further div among its results.
    .replace(/(<div id="search-results"[^>]*>)[\s\S]*?(<\/div>)/, (_, start, end) => start + results + end)
  return keepInLanguageSwitch(filled, `?q=${encodeURIComponent(words)}`)
}

/** The built 404 page with links to pages near the address. */
export function fillNearPages(html: string, near: string): string {
  return html.replace(`<div id="${nearPagesId}">`, (start) => start + near)
}
