import type { DirectoryPerson } from '#domain/people/directory.ts'
import { writeDirectoryQuery } from '#domain/people/directory-query.ts'
import {
  type FilterName,
  type Filters,
  filterNames,
  filterPeople,
  findLoosenings,
} from '#domain/people/filter-people.ts'
import { sortPeople } from '#domain/people/sort-people.ts'
import type { LiveMark } from '#domain/site/live-marks.ts'
import { portraitPath } from '#domain/site/profile-path.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import { type DirectoryView, nameOf } from './directory-view.ts'
import { bookingQuery, describeFirstTime } from './first-time.ts'

/** How many people are shown at first: a directory of a thousand must not weigh more than a page. */
export const peopleShownFirst = 24

/**
 * The people who match, with what was chosen, as HTML. The server puts it into the built page for visitors without
 * JavaScript and the browser shows the same (decision 32).
 */
export function renderPeople(view: DirectoryView): string {
  const { people, query, times, words } = view
  const found = sortPeople(filterPeople(people, query.filters), query.order, times)
  const shown = query.isWhole ? found : found.slice(0, peopleShownFirst)
  const cards = shown.map((person) => `<li>${renderPerson(person, view)}</li>`).join('')
  return (
    `<h2 id="people-found" tabindex="-1">${escapeHtml(describeCount(found.length, words.practitioner))}</h2>` +
    renderChosen(view) +
    (found.length === 0 ? renderNobody(view) : `<ul class="grid people">${cards}</ul>`) +
    (shown.length < found.length ? renderMore(view, found.length) : '')
  )
}

/** '12 practitioners' */
export function describeCount(count: number, words: DirectoryView['words']['practitioner']): string {
  return format(count === 1 ? words.countOne : words.count, { count })
}

/** One chip for each filter, which removes it, and one that removes all. */
function renderChosen(view: DirectoryView): string {
  const { query, path, words } = view
  const chosen = filterNames.filter((name) => query.filters[name])
  if (chosen.length === 0) return ''
  const chips = chosen.map(
    (name) =>
      `<li><a class="chip chosen" href="${hrefWith(view, without(query.filters, name))}">${escapeHtml(nameOf(view, name, query.filters[name]!))}` +
      ` <span class="unseen">${escapeHtml(words.practitioner.removeFilter)}</span></a></li>`,
  )
  const reset = `<li><a class="link" href="${escapeHtml(path)}">${escapeHtml(words.practitioner.reset)}</a></li>`
  return `<ul class="chips" aria-label="${escapeHtml(words.practitioner.chosen)}">${chips.join('')}${reset}</ul>`
}

/** Nobody matches: which filter to remove, and how many people there are then. */
function renderNobody(view: DirectoryView): string {
  const { people, query, words } = view
  const { practitioner } = words
  const links = findLoosenings(people, query.filters).map(({ filter, value, count }) => {
    const text = format(practitioner.without, {
      filter: `${practitioner[filter]}: ${nameOf(view, filter, value)}`,
      people: describeCount(count, practitioner),
    })
    return `<li><a href="${hrefWith(view, without(query.filters, filter))}">${escapeHtml(text)}</a></li>`
  })
  const help =
    links.length > 0
      ? `<p>${escapeHtml(practitioner.loosen)}</p><ul class="loosen">${links.join('')}</ul>`
      : `<p>${escapeHtml(practitioner.loosenMore)}</p>`
  return `<div class="notice nobody"><p><b>${escapeHtml(practitioner.none)}</b></p>${help}</div>`
}

function renderMore(view: DirectoryView, count: number): string {
  const text = format(view.words.practitioner.showAll, { count })
  const href = escapeHtml(view.path + writeDirectoryQuery({ ...view.query, isWhole: true }))
  return `<p class="show-all"><a class="btn quiet" href="${href}">${escapeHtml(text)}</a></p>`
}

function renderPerson(person: DirectoryPerson, view: DirectoryView): string {
  const { directory, times, slots, words, booking, now, language } = view
  const list = (names: Record<string, string>, ids: readonly string[]) =>
    escapeHtml(ids.map((id) => names[id] ?? id).join(', '))
  const start = times?.[person.id]
  const time = describeFirstTime(start, words.practitioner, now, language)
  return (
    `<article class="card person"><img class="portrait" src="${escapeHtml(portraitPath(person.id))}" alt="" width="96" height="96" loading="lazy">` +
    `<div><h3><a href="${escapeHtml(person.path)}">${escapeHtml(person.name)}</a></h3>` +
    `<p class="small person-role">${escapeHtml(words.profession[person.profession])}</p>` +
    `<p class="small soft">${list(directory.names.clinic, person.clinics)}</p>` +
    `<p class="small soft">${list(directory.names.language, person.languages)}</p></div>` +
    `<a class="person-time" href="${escapeHtml(booking + bookingQuery(person.id, slots?.[person.id]))}"><span ${'data-person' satisfies LiveMark}="${escapeHtml(person.id)}">${escapeHtml(time)}</span>` +
    ` <span class="unseen">${escapeHtml(person.name)}</span></a></article>`
  )
}

function without(filters: Filters, name: FilterName): Filters {
  const { [name]: _, ...others } = filters
  return others
}

function hrefWith({ path, query }: DirectoryView, filters: Filters): string {
  return escapeHtml(path + writeDirectoryQuery({ ...query, filters, isWhole: false }))
}
