import { setTimeout } from 'node:timers/promises'
import { renderFilters } from '#directory/render-filters.ts'
import { renderPeople } from '#directory/render-people.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { type Locale, languageOf } from '#domain/locale.ts'
import { type Directory, describeDirectory, selectPeople } from '#domain/people/directory.ts'
import { readDirectoryQuery, writeDirectoryQuery } from '#domain/people/directory-query.ts'
import type { DirectoryPageFile } from '#domain/site-manifest.ts'
import { messagesFor } from '#messages/messages.ts'
import type { Service } from '../service.ts'
import { keepInLanguageSwitch } from '../static/keep-query.ts'

/** Milliseconds that a page waits for the free times; the times are worth less than the page. */
const longestWait = 3_000

/** The parts of a directory page that its address changes. */
export interface FilteredDirectory {
  /** As the directory writes it: '?city=oslo'. */
  query: string
  filters: string
  people: string
}

/** Renders a directory page for the query of an address. */
export type FilterDirectory = (path: string, page: DirectoryPageFile, search: string) => Promise<FilteredDirectory>

const directories = new WeakMap<Facts, Map<Locale, Directory>>()

/** Renders from the current rosters. If the free times cannot be told in time, the people are shown without them. */
export async function filterDirectory(
  { availability, clock, config, prepare }: Pick<Service, 'availability' | 'clock' | 'config' | 'prepare'>,
  ...[path, { locale, professions, booking }, search]: Parameters<FilterDirectory>
): Promise<FilteredDirectory> {
  await prepare()
  const found = await Promise.race([
    availability.firstTimes().catch(() => undefined),
    setTimeout(longestWait, undefined, { ref: false }),
  ])
  const { facts } = availability.schedule
  const directory = directories
    .getOrInsertComputed(facts, () => new Map())
    .getOrInsertComputed(locale, () => describeDirectory(facts, locale, config.COUNTRY))
  const people = selectPeople(directory, professions)
  const query = readDirectoryQuery(search, people)
  const view = {
    ...{ directory, people, query, path, booking, words: messagesFor(locale, config.COUNTRY) },
    times: found?.ok ? found.value : undefined,
    now: new Date(clock.now().epochMilliseconds),
    language: languageOf(locale, config.COUNTRY),
  }
  return { query: writeDirectoryQuery(query), filters: renderFilters(view), people: renderPeople(view) }
}

/** The built page with the filtered parts, and a link to the other language that keeps the filters. */
export function fillDirectoryPage(html: string, { query, filters, people }: FilteredDirectory): string {
  const filled = html
    // Nothing is left for the script to do before the page is used.
    .replace(' data-wake="query"', '')
    .replace('</title>', () => '</title><meta name="robots" content="noindex">')
    .replace(/(<search id="people-search"[^>]*>)[\s\S]*?(<\/search>)/, (_, start, end) => start + filters + end)
    .replace(
      /(<section id="people-list"[^>]*?) data-query=""([^>]*>)[\s\S]*?(<\/section>)/,
      (_, start, rest, end) => `${start} data-query="${escapeHtml(query)}"${rest}${people}${end}`,
    )
  return keepInLanguageSwitch(filled, query)
}
