import { renderFilters } from '#directory/render-filters.ts'
import { renderPeople } from '#directory/render-people.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { type Locale, languageOf } from '#domain/market/locale.ts'
import { type Directory, describeDirectory, selectPeople } from '#domain/people/directory.ts'
import { readDirectoryQuery, writeDirectoryQuery } from '#domain/people/directory-query.ts'
import type { SlotsByPerson, TimesByPerson } from '#domain/people/sort-people.ts'
import { loadAttribute, peopleListId, peopleSearchId, shownQueryAttribute } from '#domain/site/page-places.ts'
import type { DirectoryPageFile } from '#domain/site/site-manifest.ts'
import { messagesFor } from '#messages/messages.ts'
import { AnswerCache } from '../availability/answer-cache.ts'
import { waitAtMost } from '../process/time-limit.ts'
import type { Service } from '../service.ts'
import { hideFromSearchEngines } from '../static/fill-page.ts'
import { keepInLanguageSwitch } from '../static/keep-query.ts'
import type { PageDocument } from '../static/page-document.ts'

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

/** Puts the filtered parts into a directory page, and the filters into the link to the other language. */
export function fillDirectoryPage(page: PageDocument, { query, filters, people }: FilteredDirectory): void {
  const form = page.find(peopleSearchId)
  const list = page.find(peopleListId)
  if (!form || !list) return
  page.setHtml(form, filters)
  page.setHtml(list, people)
  page.setAttribute(list, shownQueryAttribute, query)
  // Nothing is left for the script to do before the page is used.
  for (const part of page.findAll('div')) page.removeAttribute(part, loadAttribute)
  hideFromSearchEngines(page)
  keepInLanguageSwitch(page, query)
}
