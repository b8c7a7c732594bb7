import type { Language } from '#domain/market/locale.ts'
import { telephoneLink } from '#domain/market/market.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import type { FoundAnswer, SearchResult } from './create-search.ts'
import { groupResults, type ResultGroup } from './group-results.ts'
import { isTooShort } from './is-too-short.ts'
import { markWords } from './mark-words.ts'

/** Everything that the results of the search page are rendered from. */
export interface ResultsView {
  language: Language
  query: string
  answer: FoundAnswer
  words: Messages['search']
  phone: string
  /** Offered when nothing was found. */
  popular: readonly { title: string; path: string }[]
}

/**
 * The results of the search page as HTML. The server puts them into the built page for visitors without JavaScript, and
 * the browser shows the same: a template of strings, because a server process does not load React for one page.
 */
export function renderResults(view: ResultsView): string {
  const { query, answer, words } = view
  const card = answer.emergency ? renderEmergency(words, answer.isCrisis) : ''
  const start = `${card}<p class="found-count">${escapeHtml(describeResults(view))}</p>`
  if (answer.results.length > 0)
    return (
      start +
      groupResults(answer.results)
        .map((group) => renderGroup(group, view))
        .join('')
    )
  if (answer.isCrisis) return start
  if (isTooShort(query)) return start + renderPopular(view)
  const help = escapeHtml(words.noneText).replace('{phone}', phoneLink(view.phone))
  return `${start}<p>${help}</p>${renderPopular(view)}`
}

/** What was found, in a sentence. */
export function describeResults({ query, answer, words }: Pick<ResultsView, 'query' | 'answer' | 'words'>): string {
  if (query.trim() === '') return words.empty
  if (isTooShort(query)) return words.tooShort
  if (answer.isCrisis) return words.crisisHelp
  const count = answer.results.length
  if (count === 0) return format(words.none, { query })
  return format(count === 1 ? words.countOne : words.count, { count, query })
}

function renderGroup({ kind, results }: ResultGroup, view: ResultsView): string {
  const items = results.map((result) => renderResult(result, view)).join('')
  return `<section class="found"><h2>${escapeHtml(view.words[kind])}</h2><ul class="found-links">${items}</ul></section>`
}

/** Shown before all results when the search describes an emergency or a crisis. */
export function renderEmergency(words: Messages['search'], isCrisis: boolean): string {
  const call = (number: string, look: string) =>
    `<a class="${look}" href="${telephoneLink(number)}">${escapeHtml(format(words.call, { number }))}</a>`
  const { urgentNumber, crisisNumber, violenceNumber } = words
  const others = isCrisis ? [crisisNumber, violenceNumber, urgentNumber] : [urgentNumber, crisisNumber]
  return (
    `<section class="care emergency"><h2>${escapeHtml(words.emergencyTitle)}</h2><div class="care-body">` +
    `<p class="calls">${call(words.emergencyNumber, 'btn')}${others.map((number) => call(number, 'care-action')).join('')}</p>` +
    `<p>${escapeHtml(isCrisis ? words.crisisText : words.emergencyText)}</p></div></section>`
  )
}

function renderResult({ title, path, summary }: SearchResult, { query, language }: ResultsView): string {
  const marked = (text: string) =>
    markWords(text, query, language)
      .map((part) => (part.isMatch ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
      .join('')
  return `<li><a href="${escapeHtml(path)}">${marked(title)}</a>${summary && `<p>${marked(summary)}</p>`}</li>`
}

function renderPopular({ popular, words }: ResultsView): string {
  if (popular.length === 0) return ''
  const links = popular.map(
    ({ title, path }) => `<li><a class="chip" href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`,
  )
  return `<section class="popular"><h2>${escapeHtml(words.popular)}</h2><ul class="chips">${links.join('')}</ul></section>`
}

const phoneLink = (phone: string) => `<a href="${telephoneLink(phone)}">${escapeHtml(phone)}</a>`
