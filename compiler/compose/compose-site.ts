import type { Facts } from '#domain/facts/facts.ts'
import { type Country, type Language, type Locale, languageOf, locales } from '#domain/market/locale.ts'
import type { Section } from '#page-data/parts.ts'
import type { SharedData } from '#page-data/shared.ts'
import { checkFrontMatter } from '../checks/check-front-matter.ts'
import { checkRecord, listOverdueReviews } from '../checks/check-record.ts'
import { checkTwins } from '../checks/check-twins.ts'
import { checkWords } from '../checks/check-words.ts'
import { composeAreaPages } from '../health-hub/area-pages.ts'
import { checkPlace } from '../places/check-place.ts'
import { ContentError, type ContentProblem } from '../problem.ts'
import { readNotices, type SiteNotice } from '../read/notices.ts'
import type { PageSource, WrittenPage } from '../read/read-pages.ts'
import { createAdvertisingChecker } from '../safety/check-advertising.ts'
import { checkFactTexts } from '../safety/check-fact-texts.ts'
import { createNamedMedicineChecker } from '../safety/check-named-medicines.ts'
import { checkPageSafety } from '../safety/check-page-safety.ts'
import { checkSetIds, checkSignSets } from '../safety/check-sign-sets.ts'
import type { ContentRules } from '../safety/content-rules.ts'
import { createCautionChecker } from '../safety/medicines.ts'
import { createTextChecker, type SignUse, type TextChecker } from '../safety/text-checker.ts'
import type { SearchSource } from '../search/search-words.ts'
import { parseSections } from '../text/markdown.ts'
import type { Composition } from './base-page.ts'
import { type CheckedFacts, type CheckedPage, type CheckedPages, keepNothing } from './checked-pages.ts'
import type { ComposedPage } from './composed-page.ts'
import { composeFactPages } from './fact-pages.ts'
import { createFactTexts } from './fact-texts.ts'
import { markdownContext } from './markdown-context.ts'
import { readSite } from './read-site.ts'
import { composeShared } from './shared-data.ts'
import { isOffered, type SiteMap, writtenFor } from './site-map.ts'
import { markCalls } from './when-to-call.ts'
import { composeWritten } from './written-pages.ts'

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
 * Reads content and composes every page in both locales; throws a ContentError with all problems of the run. Pages that are
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
  const { facts, allFacts, rules, nodes, hub, exercises, places, search, context } = site
  const sources = site.pages.filter(({ id }) => isOffered(nodes.get(id)!, country))
  const notices = readNotices(contentFolder, country, problems)
  const keyOf = ({ hash }: PageSource) => context + hash
  const unchanged = new Map(
    sources.flatMap((source) => {
      const page = known.find(source.id, keyOf(source))
      return page ? [[source, page]] : []
    }),
  )
  const knownFacts = known.findFacts(context)
  const checkedFacts: Partial<CheckedFacts> = {}
  const changed = sources.filter((source) => !unchanged.has(source))
  for (const source of changed) {
    checkRecord(source, { facts: allFacts, nodes, signs: rules.signs, areas: hub.areas, exercises }, problems)
    checkPlace(source, places, allFacts, problems)
    for (const written of Object.values(source.words)) checkWords(written, problems)
  }

  const pages: ComposedPage[] = []
  const shared: Partial<Record<Locale, SharedData>> = {}
  const sectionsOf = new Map<PageSource, Partial<Record<Locale, Section[]>>>()
  const usesOf = new Map<PageSource, Partial<Record<Locale, SignUse[]>>>()
  const signUses: SignUse[] = []
  for (const locale of locales) {
    const composition: Composition = {
      facts,
      country,
      locale,
      nodes,
      signs: rules.signs,
      popular: search.words.popular,
      hub,
      exercises,
      places,
    }
    const checkers = new Map<Language, TextChecker>()
    /** Names signs and limits in the language that a text is written in. */
    const checkerOf = (language: Language) =>
      checkers.getOrInsertComputed(language, () => createTextChecker(rules, facts, { locale, language, country }))
    const checker = checkerOf(languageOf(locale, country))
    const parsePage = (source: PageSource, page: WrittenPage, textChecker: TextChecker) => {
      checkFrontMatter(page, textChecker, problems)
      const usesBefore = textChecker.uses.length
      const markdown = markdownContext(composition, page.file, textChecker, problems)
      const sections = parseSections(page.body, page.bodyLine, markdown)
      sectionsOf.set(source, { ...sectionsOf.get(source), [locale]: sections })
      usesOf.set(source, { ...usesOf.get(source), [locale]: textChecker.uses.slice(usesBefore) })
      return sections
    }
    const factTexts = createFactTexts(contentFolder, composition, checkerOf, problems, knownFacts?.[locale])
    // Every page has a way up to the home page; without one, nothing can be composed.
    const factPages = nodes.has('index') ? composeFactPages(composition, factTexts.render) : []
    checkedFacts[locale] = factTexts.texts()
    const inLocale: ComposedPage[] = []
    for (const source of sources) {
      const node = nodes.get(source.id)!
      const { language, page } = writtenFor(source, locale, country)
      const textChecker = checkerOf(language)
      const before = unchanged.get(source)
      if (before) textChecker.uses.push(...before.uses[locale])
      const sections = before ? before.sections[locale] : parsePage(source, page, textChecker)
      if (problems.length === 0)
        inLocale.push({ node, locale, language, data: composeWritten(node, page.words, sections, composition) })
    }
    if (problems.length === 0) inLocale.push(...factPages, ...composeAreaPages(composition))
    if (site.navigation && problems.length === 0) {
      shared[locale] = composeShared(composition, site.navigation, checker, site.postcodes, site.map)
      pages.push(...markCalls(inLocale, country, shared[locale].messages.article))
    }
    for (const { uses } of checkers.values()) signUses.push(...uses)
  }
  problems.push(...checkSetIds(contentFolder, rules, nodes))
  const usesIn = Map.groupBy(signUses, ({ file }) => file)
  const checkCautions = createCautionChecker(rules.medicines)
  const checkAdvertising = createAdvertisingChecker(rules.substances, rules.medicines)
  const checkNamed = createNamedMedicineChecker(rules.substances, rules.medicines)
  for (const source of changed) {
    const own = Object.values(source.words).flatMap(({ file }) => usesIn.get(file) ?? [])
    checkPageSafety(source, own, facts, rules.signs, problems)
    checkSignSets(source, own, rules, problems)
    checkCautions(source, problems)
    checkAdvertising(source, problems)
    checkNamed(source, problems)
  }
  for (const [source, { en, no }] of sectionsOf) if (en && no) checkTwins(source, { en, no }, country, problems)
  if (!knownFacts) problems.push(...checkFactTexts(contentFolder, rules, problems))
  const faulty = new Set(problems.map(({ file }) => file))
  for (const source of changed) {
    if ([source, ...Object.values(source.words)].some(({ file }) => faulty.has(file))) continue
    const [sections, uses] = [sectionsOf.get(source), usesOf.get(source)] as [
      CheckedPage['sections'],
      CheckedPage['uses'],
    ]
    known.keep(source.id, keyOf(source), { sections, uses })
  }
  if (problems.length > 0) throw new ContentError(problems)
  if (!knownFacts) known.keepFacts(context, checkedFacts as CheckedFacts)
  const overdueReviews = listOverdueReviews(sources, today)
  return {
    country,
    facts,
    nodes: new Map([...nodes].filter(([, node]) => isOffered(node, country))),
    pages: pages.filter(({ node }) => isOffered(node, country)),
    shared: shared as Record<Locale, SharedData>,
    rules,
    search,
    signUses,
    notices,
    overdueReviews,
  }
}
