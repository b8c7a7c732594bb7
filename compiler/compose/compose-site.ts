import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '#domain/facts/facts.ts'
import { forPages } from '#domain/facts/in-market.ts'
import { type Country, type Language, type Locale, languageOf, locales } from '#domain/locale.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatNumber, formatPrice } from '#messages/prices.ts'
import { checkFrontMatter } from '../check-front-matter.ts'
import { checkRecord, listOverdueReviews } from '../check-record.ts'
import { checkTwins } from '../check-twins.ts'
import { checkWords } from '../check-words.ts'
import { readExercises } from '../exercises/read-exercises.ts'
import { readFacts } from '../facts.ts'
import { composeAreaPages } from '../health-hub/area-pages.ts'
import { readHubFacts } from '../health-hub/hub-facts.ts'
import { createLocalNumbers } from '../local-numbers.ts'
import { type MarkdownContext, parseSections } from '../markdown.ts'
import type { Kind, KindData } from '../page-data.ts'
import type { Section } from '../page-parts.ts'
import { checkPlace } from '../places/check-place.ts'
import { readPlaceFacts } from '../places/read-place-facts.ts'
import { ContentError, type ContentProblem } from '../problem.ts'
import { type PageSource, readPages, type WrittenPage } from '../read-pages.ts'
import { readPostcodes } from '../read-postcodes.ts'
import { findLine, readYaml } from '../read-yaml.ts'
import { checkFactTexts } from '../safety/check-fact-texts.ts'
import { checkPageSafety } from '../safety/check-page-safety.ts'
import { type ContentRules, readContentRules } from '../safety/content-rules.ts'
import { createCautionChecker } from '../safety/medicines.ts'
import { createTextChecker, type SignUse, type TextChecker } from '../safety/text-checker.ts'
import { readSearchWords, type SearchSource } from '../search/search-words.ts'
import type { SharedData } from '../shared-data.ts'
import type { Composition } from './base-page.ts'
import { type CheckedPage, type CheckedPages, keepNothing } from './checked-pages.ts'
import { composeClinic, composeKiosk, composePractitioner } from './fact-pages.ts'
import { hashContext, hashSharedFiles } from './hash-context.ts'
import { checkNavigation, navigationSource } from './navigation.ts'
import { composeShared } from './shared-data.ts'
import {
  buildSiteMap,
  kioskPageId,
  linkForeignClinics,
  practitionerPageId,
  type SiteMap,
  type SiteNode,
  writtenFor,
} from './site-map.ts'
import { composeWritten } from './written-pages.ts'

export interface ComposedPage {
  node: SiteNode
  locale: Locale
  language: Language
  data: KindData[Kind]
}

/** The whole site as data, before any HTML. */
export interface ComposedSite {
  facts: Facts
  nodes: SiteMap
  pages: ComposedPage[]
  shared: Record<Locale, SharedData>
  rules: ContentRules
  /** Synonyms for pages and treatments, and the searches that must find them. */
  search: SearchSource
  /** Every use of a warning sign, and every care card line that is not in the table. */
  signUses: SignUse[]
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
  const sharedFiles = hashSharedFiles(contentFolder)
  const problems: ContentProblem[] = []
  const allFacts = readFacts(contentFolder)
  const facts = forPages(allFacts, country)
  const rules = readContentRules(contentFolder, problems)
  const numbersFor = (page: PageSource) => createLocalNumbers(page.record.numbersOf ?? country)
  const sources = readPages(contentFolder, problems).map((page) => withLocalNumbers(page, numbersFor(page)))
  const postcodes = readPostcodes(contentFolder, country)
  const places = readPlaceFacts(contentFolder, problems)
  const nodes = buildSiteMap(facts, sources, country, problems)
  linkForeignClinics(nodes, allFacts, facts)
  const hub = readHubFacts(contentFolder, { nodes, sources, today }, problems)
  const exercises = readExercises(contentFolder, problems)
  const navigationFile = join(contentFolder, 'navigation.yaml')
  const navigation = readYaml(navigationFile, readFileSync(navigationFile, 'utf8'), navigationSource)
  if (navigation.ok) checkNavigation(navigation.value, navigation.lineOf, navigationFile, nodes, problems)
  else problems.push(...navigation.problems)
  const treatments = new Set(
    allFacts.catalogue.types.flatMap((it) => it.services.flatMap((s) => s.treatments.map((t) => t.id))),
  )
  const search = readSearchWords(
    contentFolder,
    { hasPage: (id) => nodes.has(id), hasTreatment: (id) => treatments.has(id) },
    problems,
  )
  const context = hashContext({ shared: sharedFiles, facts, country, nodes })
  const keyOf = ({ hash }: PageSource) => context + hash
  const unchanged = new Map(
    sources.flatMap((source) => {
      const page = known.find(source.id, keyOf(source))
      return page ? [[source, page]] : []
    }),
  )
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
    const norwegianPrices = allFacts.prices
    const composition: Composition = {
      facts,
      norwegianPrices,
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
    /** A page that replaces a missing one in the market's own language names signs and limits in the language it is written in. */
    const checkerOf = (language: Language) =>
      checkers.getOrInsertComputed(language, () => createTextChecker(rules, facts, { locale, language, country }))
    const checker = checkerOf(languageOf(locale, country))
    const parsePage = (source: PageSource, page: WrittenPage, textChecker: TextChecker) => {
      checkFrontMatter(page, textChecker, problems)
      const usesBefore = textChecker.uses.length
      const sections = parseSections(page.body, page.bodyLine, {
        ...markdownContext(composition, page.file, textChecker, problems),
        localNumbers: numbersFor(source),
      })
      sectionsOf.set(source, { ...sectionsOf.get(source), [locale]: sections })
      usesOf.set(source, { ...usesOf.get(source), [locale]: textChecker.uses.slice(usesBefore) })
      return sections
    }
    const factPages = composeFactPages(contentFolder, composition, checker, problems)
    for (const source of sources) {
      const node = nodes.get(source.id)!
      const { language, page } = writtenFor(source, locale, country)
      const textChecker = checkerOf(language)
      const before = unchanged.get(source)
      if (before) textChecker.uses.push(...before.uses[locale])
      const sections = before ? before.sections[locale] : parsePage(source, page, textChecker)
      if (problems.length === 0)
        pages.push({ node, locale, language, data: composeWritten(node, page.words, sections, composition) })
    }
    pages.push(...factPages, ...composeAreaPages(composition))
    if (navigation.ok && problems.length === 0)
      shared[locale] = composeShared(composition, navigation.value, checker, postcodes)
    for (const { uses } of checkers.values()) signUses.push(...uses)
  }
  const usesIn = Map.groupBy(signUses, ({ file }) => file)
  const checkCautions = createCautionChecker(rules.medicines)
  for (const source of changed) {
    const own = Object.values(source.words).flatMap(({ file }) => usesIn.get(file) ?? [])
    checkPageSafety(source, own, facts, rules.signs, problems)
    checkCautions(source, problems)
  }
  for (const [source, { en, no }] of sectionsOf) if (en && no) checkTwins(source, { en, no }, problems)
  problems.push(...checkFactTexts(contentFolder, rules.words, problems))
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
  const overdueReviews = listOverdueReviews(sources, today)
  return { facts, nodes, pages, shared: shared as Record<Locale, SharedData>, rules, search, signUses, overdueReviews }
}

/** The front matter of a page with the numbers that its readers can call. */
function withLocalNumbers(page: PageSource, tell: (text: string) => string): PageSource {
  const fill = <T>(words: T): T =>
    JSON.parse(JSON.stringify(words), (_, it) => (typeof it === 'string' ? tell(it) : it))
  const words = Object.entries(page.words).map(([language, written]) => [
    language,
    { ...written, words: fill(written.words) },
  ])
  return { ...page, words: Object.fromEntries(words) }
}

function composeFactPages(
  contentFolder: string,
  composition: Composition,
  checker: TextChecker,
  problems: ContentProblem[],
): ComposedPage[] {
  const { facts, nodes, locale } = composition
  const page = (id: string, file: string, compose: ComposeFacts) => {
    const node = nodes.get(id)!
    const contextAt = (field: string) =>
      markdownContext(
        composition,
        file,
        checker,
        problems,
        (line) => findLine(readFileSync(file, 'utf8'), [field, locale]) + line,
      )
    return { node, locale, language: node.in[locale].language, data: compose(node, contextAt) }
  }
  return [
    ...facts.clinics.map((clinic) =>
      page(`clinics/${clinic.id}`, join(contentFolder, 'clinics', `${clinic.id}.yaml`), (node, contextAt) =>
        composeClinic(node, clinic, composition, contextAt),
      ),
    ),
    ...facts.clinics.map(({ id }) => {
      const node = nodes.get(kioskPageId(id))!
      return { node, locale, language: locale, data: composeKiosk(node, id, composition) }
    }),
    ...facts.practitioners.map((person) =>
      page(practitionerPageId(person), join(contentFolder, 'practitioners', `${person.id}.yaml`), (node, contextAt) =>
        composePractitioner(node, person, composition, contextAt),
      ),
    ),
  ]
}

type ComposeFacts = (node: SiteNode, contextAt: (field: string) => MarkdownContext) => KindData[Kind]

/** What Markdown of one file may refer to; `lineOf` turns a line of the text into one of the file. */
function markdownContext(
  { facts, norwegianPrices, nodes, locale, country }: Composition,
  file: string,
  checker: TextChecker,
  problems: ContentProblem[],
  lineOf: (line: number) => number = (line) => line,
): MarkdownContext {
  // No other message: a page is kept when others change (hash-context.ts).
  const { price } = messagesFor(locale, country)
  return {
    pagePath: (id) => nodes.get(id)?.in[locale].path,
    priceText: (treatment) => {
      const amount = facts.prices[treatment]?.price
      if (amount != null) return formatPrice(amount, { price })
      // An article may name the Norwegian price of what this country does not have.
      const elsewhere = norwegianPrices[treatment]?.price
      return elsewhere == null ? undefined : `${formatNumber(elsewhere)}\u00a0NOK`
    },
    bookingPath: (treatment) => {
      for (const type of facts.catalogue.types) {
        const service = type.services.find((candidate) => candidate.treatments.some(({ id }) => id === treatment))
        if (service)
          return `${nodes.get('book-an-appointment')?.in[locale].path}?type=${type.id}&service=${service.id}&treatment=${treatment}`
      }
      return undefined
    },
    signText: checker.signText,
    factText: checker.factText,
    cautionText: checker.cautionText,
    localNumbers: createLocalNumbers(country),
    checkLine: (text, line, card) => {
      for (const message of checker.check(text, { file, line, card }))
        problems.push({ file, line: lineOf(line), message })
    },
    report: (line, message) => problems.push({ file, line: lineOf(line), message }),
  }
}
