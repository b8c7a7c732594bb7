import type { Facts } from '#domain/facts/facts.ts'
import { type Country, type Locale, languageOf, locales } from '#domain/market/locale.ts'
import type { SharedData } from '#page-data/shared.ts'
import { listOverdueReviews } from '../checks/check-record.ts'
import { ContentError, type ContentProblem } from '../problem.ts'
import type { SiteNotice } from '../read/notices.ts'
import type { ContentRules } from '../safety/content-rules.ts'
import { createTextCheckers, type SignUse } from '../safety/text-checker.ts'
import type { SearchSource } from '../search/search-words.ts'
import { type CheckedSite, checkSite } from './check-site.ts'
import { type CheckedPages, keepNothing } from './checked-pages.ts'
import { composePages } from './compose-pages.ts'
import type { ComposedPage } from './composed-page.ts'
import { readSite } from './read-site.ts'
import { isOffered, type SiteMap } from './site-map.ts'

/** The whole site as data, before any HTML. */
export interface ComposedSite {
  country: Country
  facts: Facts
  nodes: SiteMap
  pages: ComposedPage[]
  shared: Record<Locale, SharedData>
  rules: ContentRules
  /** Synonyms for pages and treatments, and the searches that must find them. */
  search: SearchSource
  /** Every use of a warning sign, and every care card line that is not in the table. */
  signUses: SignUse[]
  /** Lines above every page on some days. */
  notices: SiteNotice[]
  /** Pages whose review expired before today; they are published anyway. */
  overdueReviews: ContentProblem[]
}

/**
 * Reads content, checks it and composes every page in both locales; throws a ContentError with all problems of the run. Pages that are
 * `known` are not parsed and checked again.
 */
export function composeSite(
  contentFolder: string,
  country: Country,
  today: string,
  known: CheckedPages = keepNothing,
): ComposedSite {
  const problems: ContentProblem[] = []
  const site = readSite(contentFolder, country, today, problems)
  const checkerFor = createTextCheckers(site.rules, site.facts, country)
  const checked = checkSite(site, checkerFor, known, problems)
  if (problems.length > 0) throw new ContentError(problems)
  const compose = (locale: Locale) =>
    composePages(site, checked, locale, checkerFor(locale, languageOf(locale, country)))
  const composed = { no: compose('no'), en: compose('en') }
  const { facts, rules, search, notices, nodes } = site
  return {
    ...{ country, facts, rules, search, notices },
    nodes: new Map([...nodes].filter(([, node]) => isOffered(node, country))),
    pages: locales.flatMap((locale) => composed[locale].pages).filter(({ node }) => isOffered(node, country)),
    shared: { no: composed.no.shared, en: composed.en.shared },
    signUses: locales.flatMap((locale) => listUses(checked, locale)),
    overdueReviews: listOverdueReviews(site.pages, today),
  }
}

function listUses({ facts, pages }: CheckedSite, locale: Locale): SignUse[] {
  return [...facts[locale].uses, ...[...pages.values()].flatMap(({ uses }) => uses[locale])]
}
