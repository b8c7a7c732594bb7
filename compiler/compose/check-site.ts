import type { Locale } from '#domain/market/locale.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { checkSetIds } from '../safety/signs/check-sign-sets.ts'
import type { TextCheckers } from '../safety/text-checker.ts'
import { type CheckedPage, createPageChecker } from './check-page.ts'
import { type CheckedPages, checkOnce } from './checked-pages.ts'
import { checkFacts, type FactTexts } from './fact-texts.ts'
import type { SiteSource } from './read-site.ts'

/** The texts of a site, parsed and checked. */
export interface CheckedSite {
  pages: ReadonlyMap<PageSource, CheckedPage>
  facts: Record<Locale, FactTexts>
}

/** Parses and checks every text that is not `known`; what is wrong is added to `problems`. */
export function checkSite(
  site: SiteSource,
  checkerFor: TextCheckers,
  known: CheckedPages,
  problems: ContentProblem[],
): CheckedSite {
  const { context } = site
  const checkPage = createPageChecker(site, checkerFor)
  const facts = checkOnce(known, 'facts', context, () => checkFacts(site, checkerFor))
  const pages = site.pages.map((source) => {
    const checked = checkOnce(known, `page ${source.id}`, context + source.hash, () => checkPage(source))
    problems.push(...checked.problems)
    return [source, checked.value] as const
  })
  problems.push(...checkSetIds(site.folder, site.rules, site.nodes), ...facts.problems)
  return { pages: new Map(pages), facts: facts.value }
}
