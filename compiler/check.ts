import { composeSite } from './compose/compose-site.ts'
import { readPlaceFacts } from './places/read-place-facts.ts'
import type { ContentProblem } from './problem.ts'
import { checkProse } from './prose/check-prose.ts'
import { readPages } from './read/read-pages.ts'
import { checkSignPairs } from './safety/check-sign-pairs.ts'

export interface CheckedContent {
  pages: number
  /** How the pages are written, in figures. */
  lines: string[]
  /** What a build would not stop at: expired reviews, signs that a doctor has to read side by side, and how pages are written. */
  problems: ContentProblem[]
}

/** Checks everything that is known about good content, without building anything. Throws what a build would stop at. */
export function checkContent(content: string, today: string): CheckedContent {
  const site = composeSite(content, 'norway', today)
  const prose = checkProse(readPages(content, []), readPlaceFacts(content, []), site.rules.words.apart)
  const pairs = checkSignPairs(content, site.rules, site.signUses)
  return {
    pages: site.pages.length,
    lines: prose.lines,
    problems: [...site.overdueReviews, ...pairs, ...prose.problems],
  }
}
