import { countries, defaultCountry } from '#domain/market/locale.ts'
import { checkRefusals } from './checks/check-refusals.ts'
import { composeSite } from './compose/compose-site.ts'
import { readPlaceFacts } from './places/read-place-facts.ts'
import type { ContentProblem } from './problem.ts'
import { checkProse } from './prose/check-prose.ts'
import { readPages } from './read/read-pages.ts'
import { checkSignPairs } from './safety/signs/check-sign-pairs.ts'
import { createWordCheckers } from './words/check-avoided.ts'
import { checkMessageWords } from './words/check-message-words.ts'
import { checkQuotedLabels } from './words/check-quoted-labels.ts'
import { checkSwedishPages } from './words/check-swedish-pages.ts'
import { listMessageTexts } from './words/message-texts.ts'

export interface CheckedContent {
  pages: number
  /** How the pages are written, in figures. */
  lines: string[]
  /** What a build would not stop at: expired reviews, signs that a doctor has to read side by side, how pages are written, the words of the interface, and pages that say no where something is offered. */
  problems: ContentProblem[]
}

/** Checks everything that is known about good content, without building anything. Throws what a build would stop at. */
export function checkContent(content: string, today: string): CheckedContent {
  const site = composeSite(content, defaultCountry, today)
  // What is wrong in the texts of another country stops the build of that country alone: here editors read of it, too.
  for (const country of countries) if (country !== defaultCountry) composeSite(content, country, today)
  const pages = readPages(content, [])
  const prose = checkProse(pages, readPlaceFacts(content, []), site.rules.words.apart)
  const pairs = checkSignPairs(content, site.rules, site.signUses)
  const refusals = checkRefusals(content, pages)
  const checkWords = createWordCheckers(site.rules.words)
  const words = [
    ...checkMessageWords(listMessageTexts(), checkWords),
    ...checkSwedishPages(pages, checkWords.sv),
    ...checkQuotedLabels(pages, site.facts),
  ]
  return {
    pages: site.pages.length,
    lines: [...prose.lines, ...refusals.lines],
    problems: [...site.overdueReviews, ...pairs, ...prose.problems, ...words, ...refusals.problems],
  }
}
