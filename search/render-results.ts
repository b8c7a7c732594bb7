import type { Language } from '#domain/market/locale.ts'
import { telephoneLink } from '#domain/market/market.ts'
import type { CareLevel } from '#domain/signs/warning-signs.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import type { FoundAnswer, SearchResult } from './create-search.ts'
import { groupResults, type ResultGroup } from './group-results.ts'
import { type HelpCard, standsAlone } from './index-files.ts'
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
  const card = answer.card ? renderHelp(words, answer.card) : ''
  const start = `${card}<p class="found-count">${escapeHtml(describeResults(view))}</p>`
  if (answer.results.length > 0)
    return (
      start +
      groupResults(answer.results)
        .map((group) => renderGroup(group, view))
        .join('')
    )
  if (answer.card) return start
  if (isTooShort(query)) return start + renderPopular(view)
  const help = escapeHtml(words.noneText).replace('{phone}', phoneLink(view.phone))
  return `${start}<p>${help}</p>${renderPopular(view)}`
}

/** What was found, in a sentence. */
export function describeResults({ query, answer, words }: Pick<ResultsView, 'query' | 'answer' | 'words'>): string {
  if (query.trim() === '') return words.empty
  if (isTooShort(query)) return words.tooShort
  const count = answer.results.length
  if (answer.card) return standsAlone(answer.card) || count === 0 ? words.helpNow : words.readMeanwhile
  if (count === 0) return format(words.none, { query })
  return format(count === 1 ? words.countOne : words.count, { count, query })
}

function renderGroup({ kind, results }: ResultGroup, view: ResultsView): string {
  const items = results.map((result) => renderResult(result, view)).join('')
  return `<section class="found"><h2>${escapeHtml(view.words[kind])}</h2><ul class="found-links">${items}</ul></section>`
}

/** Shown before all results to somebody who needs help at once: whom to call. */
export function renderHelp(words: Messages['search'], card: HelpCard): string {
  const call = (number: string, look: string) =>
    `<a class="${look}" href="${telephoneLink(number)}">${escapeHtml(format(words.call, { number }))}</a>`
  const { look, title, numbers, text } = describeHelp(words)[card]
  const [first, ...others] = numbers
  return (
    `<section class="care ${look}"><h2>${escapeHtml(title)}</h2><div class="care-body">` +
    `<p class="calls">${call(first, 'btn')}${others.map((number) => call(number, 'care-action')).join('')}</p>` +
    `<p>${escapeHtml(text)}</p></div></section>`
  )
}

interface Help {
  look: CareLevel
  title: string
  /** The first is the one to call. */
  numbers: [string, ...string[]]
  text: string
}

function describeHelp(words: Messages['search']): Record<HelpCard, Help> {
  const { emergencyNumber, urgentNumber, poisonNumber, crisisNumber, violenceNumber } = words
  const danger = { look: 'emergency', title: words.emergencyTitle } as const
  return {
    crisis: {
      ...danger,
      numbers: [emergencyNumber, crisisNumber, violenceNumber, urgentNumber],
      text: words.crisisText,
    },
    overdose: {
      ...danger,
      numbers: [emergencyNumber, poisonNumber, crisisNumber, urgentNumber],
      text: words.overdoseText,
    },
    emergency: { ...danger, numbers: [emergencyNumber, urgentNumber], text: words.emergencyText },
    poison: { ...danger, numbers: [emergencyNumber, poisonNumber], text: words.poisonText },
    urgent: {
      look: 'urgent',
      title: words.urgentTitle,
      numbers: [urgentNumber, emergencyNumber],
      text: words.urgentText,
    },
  }
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
