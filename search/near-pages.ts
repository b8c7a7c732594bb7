import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Messages } from '#messages/messages.ts'
import type { SearchResult } from './create-search.ts'

const mostPages = 3
/** Every part is a search of its own, and every word makes it longer: addresses of pages are found by fewer. */
const mostParts = 2
const mostWords = 5
/** Programs that look for holes ask for files and long paths; people mistype addresses of pages. */
const pageAddress = /^(?:\/[\p{L}\p{N}_-]{1,60}){1,6}\/?$/u

/** The words to search for, from the last part of an address to the first; none if it does not look like that of a page. */
export function wordsOfAddress(path: string): string[] {
  if (!pageAddress.test(path)) return []
  const parts = path.split('/').filter((part) => part !== '' && part !== 'en' && part !== 'no')
  return parts
    .reverse()
    .slice(0, mostParts)
    .map((part) => part.split(/[-_]+/).slice(0, mostWords).join(' '))
}

/** Only pages to read and clinics: nobody is led into a booking by a mistyped address. */
export function chooseNear(results: readonly SearchResult[]): SearchResult[] {
  return results.filter(({ kind }) => kind === 'page' || kind === 'clinic').slice(0, mostPages)
}

export function renderNearPages(pages: readonly SearchResult[], words: Messages['search']): string {
  const links = pages.map(({ title, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`)
  return `<p>${escapeHtml(words.near)}</p><ul>${links.join('')}</ul>`
}
