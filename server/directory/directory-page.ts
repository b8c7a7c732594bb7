import { renderFilters } from '#directory/render-filters.ts'
import { renderPeople } from '#directory/render-people.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { type Locale, languageOf } from '#domain/market/locale.ts'
import { type Directory, describeDirectory, selectPeople } from '#domain/people/directory.ts'
import { readDirectoryQuery, writeDirectoryQuery } from '#domain/people/directory-query.ts'
import type { SlotsByPerson, TimesByPerson } from '#domain/people/sort-people.ts'
import type { DirectoryPageFile } from '#domain/site/site-manifest.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { messagesFor } from '#messages/messages.ts'
import { AnswerCache } from '../availability/answer-cache.ts'
import { waitAtMost } from '../process/time-limit.ts'
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

/** Characters of rendered answers that are kept: of filters there are more combinations than anybody asks for. */
const mostCharacters = 1024 * 1024

const directories = new WeakMap<Facts, Map<Locale, Directory>>()

/**
 * Renders from the current rosters, and the same question only once until something changes. If the free times cannot be
 * told in time, the people are shown without them.
 */
export function createDirectoryFilter({
  availability,
  clock,
  config,
}: Pick<Service, 'availability' | 'clock' | 'config'>): FilterDirectory {
  const answers = new AnswerCache(mostCharacters)
  const peopleOf = ({ locale, professions }: DirectoryPageFile) => {
    const { facts } = availability.schedule
    const directory = directories
      .getOrInsertComputed(facts, () => new Map())
      .getOrInsertComputed(locale, () => describeDirectory(facts, locale, config.COUNTRY))
    return { directory, people: selectPeople(directory, professions) }
  }
  return async (path, page, search) => {
    const render = (times?: TimesByPerson, slots?: SlotsByPerson): FilteredDirectory => {
      const { directory, people } = peopleOf(page)
      const query = readDirectoryQuery(search, people)
      const view = {
        ...{ directory, people, query, path, times, slots, booking: page.booking },
        words: messagesFor(page.locale, config.COUNTRY),
        now: new Date(clock.now().epochMilliseconds),
        language: languageOf(page.locale, config.COUNTRY),
      }
      return { query: writeDirectoryQuery(query), filters: renderFilters(view), people: renderPeople(view) }
    }
    // What is asked for without the values that nobody has, of which a stranger can think up any number.
    const asked = writeDirectoryQuery(readDirectoryQuery(search, peopleOf(page).people))
    const answer = availability.aboutEverybody(`${path} ${asked}`, render, answers).catch(() => undefined)
    const found = await waitAtMost(answer, longestWait)
    return found?.ok ? (JSON.parse(found.value) as FilteredDirectory) : render()
  }
}

/** The built page with the filtered parts, and a link to the other language that keeps the filters. */
export function fillDirectoryPage(html: string, { query, filters, people }: FilteredDirectory): string {
  const filled = html
    // Nothing is left for the script to do before the page is used.
    .replace(' data-load="query"', '')
    .replace('</title>', () => '</title><meta name="robots" content="noindex">')
    .replace(/(<search id="people-search"[^>]*>)[\s\S]*?(<\/search>)/, (_, start, end) => start + filters + end)
    .replace(
      /(<section id="people-list"[^>]*?) data-query=""([^>]*>)[\s\S]*?(<\/section>)/,
      (_, start, rest, end) => `${start} data-query="${escapeHtml(query)}"${rest}${people}${end}`,
    )
  return keepInLanguageSwitch(filled, query)
}
