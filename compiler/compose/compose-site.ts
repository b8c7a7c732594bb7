import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '#domain/facts/facts.ts'
import { type Country, type Language, type Locale, locales } from '#domain/locale.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { checkRecord } from '../check-record.ts'
import { checkTwins } from '../check-twins.ts'
import { checkWords } from '../check-words.ts'
import { readFacts } from '../facts.ts'
import { type MarkdownContext, parseSections } from '../markdown.ts'
import type { Kind, KindData, Section, SharedData } from '../page-data.ts'
import { ContentError, type ContentProblem } from '../problem.ts'
import { type PageSource, readPages } from '../read-pages.ts'
import { readYaml } from '../read-yaml.ts'
import type { Composition } from './base-page.ts'
import { composeClinic, composePractitioner } from './fact-pages.ts'
import { checkNavigation, navigationSource } from './navigation.ts'
import { composeShared } from './shared-data.ts'
import { buildSiteMap, practitionerPageId, type SiteMap, type SiteNode, writtenFor } from './site-map.ts'
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
}

/** Reads content and composes every page in both locales; throws a ContentError with all problems of the run. */
export function composeSite(contentFolder: string, country: Country, today: string): ComposedSite {
  const problems: ContentProblem[] = []
  const facts = readFacts(contentFolder)
  const sources = readPages(contentFolder, problems)
  const nodes = buildSiteMap(facts, sources, country, problems)
  const navigationFile = join(contentFolder, 'navigation.yaml')
  const navigation = readYaml(navigationFile, readFileSync(navigationFile, 'utf8'), navigationSource)
  if (navigation.ok) checkNavigation(navigation.value, navigation.lineOf, navigationFile, nodes, problems)
  else problems.push(...navigation.problems)
  for (const source of sources) {
    checkRecord(source, facts, nodes, today, problems)
    for (const written of Object.values(source.words)) checkWords(written, problems)
  }

  const pages: ComposedPage[] = []
  const shared: Partial<Record<Locale, SharedData>> = {}
  const sectionsOf = new Map<PageSource, Partial<Record<Locale, Section[]>>>()
  for (const locale of locales) {
    const composition: Composition = { facts, country, locale, nodes }
    const factPages = composeFactPages(composition, problems)
    for (const source of sources) {
      const node = nodes.get(source.id)!
      const { language, page } = writtenFor(source, locale, country)
      const sections = parseSections(page.body, page.bodyLine, markdownContext(composition, page.file, problems))
      sectionsOf.set(source, { ...sectionsOf.get(source), [locale]: sections })
      if (problems.length === 0)
        pages.push({ node, locale, language, data: composeWritten(node, page.words, sections, composition) })
    }
    pages.push(...factPages)
    if (navigation.ok && problems.length === 0) shared[locale] = composeShared(composition, navigation.value)
  }
  for (const [source, { en, no }] of sectionsOf) if (en && no) checkTwins(source, { en, no }, problems)
  if (problems.length > 0) throw new ContentError(problems)
  return { facts, nodes, pages, shared: shared as Record<Locale, SharedData> }
}

function composeFactPages(composition: Composition, problems: ContentProblem[]): ComposedPage[] {
  const { facts, nodes, locale } = composition
  const page = (id: string, file: string, compose: (node: SiteNode, context: MarkdownContext) => KindData[Kind]) => {
    const node = nodes.get(id)!
    return { node, locale, language: locale, data: compose(node, markdownContext(composition, file, problems)) }
  }
  return [
    ...facts.clinics.map((clinic) =>
      page(`clinics/${clinic.id}`, `content/clinics/${clinic.id}.yaml`, (node, context) =>
        composeClinic(node, clinic, composition, context),
      ),
    ),
    ...facts.practitioners.map((person) =>
      page(practitionerPageId(person), `content/practitioners/${person.id}.yaml`, (node, context) =>
        composePractitioner(node, person, composition, context),
      ),
    ),
  ]
}

/** What Markdown of one file may refer to. */
function markdownContext(
  { facts, nodes, locale, country }: Composition,
  file: string,
  problems: ContentProblem[],
): MarkdownContext {
  const words = messagesFor(locale, country)
  return {
    pagePath: (id) => nodes.get(id)?.in[locale].path,
    priceText: (treatment) => {
      const price = facts.prices[treatment]?.price
      return price === undefined || price === null ? undefined : formatPrice(price, words)
    },
    bookingPath: (treatment) => {
      for (const type of facts.catalogue.types) {
        const service = type.services.find((candidate) => candidate.treatments.some(({ id }) => id === treatment))
        if (service)
          return `${nodes.get('book-an-appointment')?.in[locale].path}?type=${type.id}&service=${service.id}&treatment=${treatment}`
      }
      return undefined
    },
    report: (line, message) => problems.push({ file, line, message }),
  }
}
