import type { Language } from '#domain/market/locale.ts'
import { countOptions, type FilterName, filterNames, type OptionCounts } from '#domain/people/filter-people.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import { languageTag } from '#messages/short-dates.ts'
import { type DirectoryView, nameOf } from './directory-view.ts'

/** The id of the form, which opens over the page on a phone. */
export const filterFormId = 'people-filters'

/**
 * The form of the filters as HTML. Without JavaScript it is an ordinary form that the server answers.
 */
export function renderFilters(view: DirectoryView): string {
  const { query, path, people, words } = view
  const { practitioner } = words
  const counts = countOptions(people, query.filters)
  const fields = filterNames.map((name) =>
    renderSelect(name, practitioner[name], [
      { value: '', text: practitioner.any, isChosen: query.filters[name] === undefined },
      ...sortOptions(listOptions(view, name, counts), view.language).map((it) => ({
        ...it,
        isChosen: it.value === query.filters[name],
      })),
    ]),
  )
  const orders = [
    { value: '', text: practitioner.byName, isChosen: query.order === 'name' },
    { value: 'free', text: practitioner.byFirstTime, isChosen: query.order === 'free' },
  ]
  return (
    `<button class="btn quiet open-filters" type="button" popovertarget="${filterFormId}">${escapeHtml(describeFilterButton(view))}</button>` +
    `<form class="filters" id="${filterFormId}" popover method="get" action="${escapeHtml(path)}" aria-label="${escapeHtml(practitioner.filters)}" autocomplete="off">` +
    fields.join('') +
    renderSelect('sort', practitioner.sort, orders) +
    `<button class="btn fjord" type="submit">${escapeHtml(practitioner.show)}</button></form>`
  )
}

/** 'Filter (2)' */
export function describeFilterButton({ query, words }: Pick<DirectoryView, 'query' | 'words'>): string {
  const count = Object.keys(query.filters).length
  return count === 0 ? words.practitioner.filter : format(words.practitioner.filterCount, { count })
}

/** Every value that anybody on the page has, with how many people there are if it is chosen. */
export function listOptions(view: DirectoryView, name: FilterName, counts: OptionCounts) {
  return [...counts[name]].map(([value, count]) => ({ value, text: `${nameOf(view, name, value)} (${count})` }))
}

function sortOptions(options: ReturnType<typeof listOptions>, language: Language) {
  const { compare } = new Intl.Collator(languageTag(language))
  return options.sort((a, b) => compare(a.text, b.text))
}

interface Option {
  value: string
  text: string
  isChosen: boolean
}

function renderSelect(name: string, label: string, options: Option[]): string {
  const items = options.map(
    ({ value, text, isChosen }) =>
      `<option value="${escapeHtml(value)}"${isChosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label><select class="input" id="${name}" name="${name}">${items.join('')}</select></div>`
}
