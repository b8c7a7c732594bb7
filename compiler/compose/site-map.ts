import type { Clinic } from '#domain/facts/clinic.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Practitioner } from '#domain/facts/practitioner.ts'
import {
  type Country,
  homeLanguage,
  type Language,
  type Locale,
  type LocalizedText,
  languageOf,
  resolveText,
} from '#domain/market/locale.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import { profilePath } from '#domain/site/profile-path.ts'
import { format } from '#messages/format.ts'
import { kioskMessagesFor } from '#messages/kiosk/messages.ts'
import { artOfClinic } from '#ui/art/shapes.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageGroup } from '../read/page-fields.ts'
import type { PageSource, WrittenPage } from '../read/read-pages.ts'

/** One page of the site map, in both languages: what other pages need to know about it. */
export interface SiteNode {
  id: string
  kind: PageKind
  group: PageGroup
  art: string
  order: number
  /** Further addresses, each with its locale's prefix. */
  aliases: string[]
  in: Record<Locale, { path: string; title: string; short: string; summary: string; language: Language }>
  /** The files behind it; clinics and practitioners have none of their own. */
  source?: PageSource
}

export type SiteMap = Map<string, SiteNode>

/** A country's site has the pages that are written in its own language, in both locales: articles are written for one country. */
export function isOffered({ in: { no } }: SiteNode, country: Country): boolean {
  return no.language === homeLanguage(country)
}

/** The text for a locale of the market: Swedish where it is written, else that of the locale. */
export function writtenFor(
  source: PageSource,
  locale: Locale,
  country: Country,
): { language: Language; page: WrittenPage } {
  const language = languageOf(locale, country)
  const page = source.words[language]
  return page ? { language, page } : { language: locale, page: source.words[locale]! }
}

/** Every page by its id, with its addresses; reports addresses that two pages claim. */
export function buildSiteMap(
  facts: Facts,
  sources: PageSource[],
  country: Country,
  problems: ContentProblem[],
): SiteMap {
  const nodes: SiteMap = new Map()
  for (const source of sources) nodes.set(source.id, nodeOfPage(source, country))
  for (const node of [
    ...clinicNodes(facts, country),
    ...kioskNodes(facts, country),
    ...practitionerNodes(facts, country),
  ])
    nodes.set(node.id, node)
  reportClashes(nodes, problems)
  return nodes
}

function nodeOfPage(source: PageSource, country: Country): SiteNode {
  const { record } = source
  const inLocale = (locale: Locale, path: string) => {
    const { language, page } = writtenFor(source, locale, country)
    const { title, short, summary } = page.words
    return { path, title, short: short ?? title, summary, language }
  }
  return {
    id: source.id,
    kind: record.kind,
    group: record.group,
    art: record.art ?? record.group,
    order: record.order,
    aliases: record.aliases.map(englishPath),
    in: { no: inLocale('no', source.words.no!.words.path!), en: inLocale('en', englishPath(source.id)) },
    source,
  }
}

function clinicNodes(facts: Facts, country: Country): SiteNode[] {
  return facts.clinics.map((clinic) => {
    const inLocale = (locale: Locale, path: string) => ({
      path,
      title: `${facts.company.name} ${clinic.name}`,
      short: clinic.name,
      summary: resolveText(clinic.summary, locale, country),
      language: languageWritten(clinic.summary, locale, country),
    })
    return {
      id: clinicPageId(clinic),
      kind: 'clinic',
      group: 'clinics',
      art: artOfClinic(clinic.id),
      order: 100,
      aliases: [`clinic/${clinic.id}`, ...clinic.aliases].map(englishPath),
      in: { no: inLocale('no', `/klinikker/${clinic.id}/`), en: inLocale('en', englishPath(`clinics/${clinic.id}`)) },
    }
  })
}

function kioskNodes(facts: Facts, country: Country): SiteNode[] {
  return facts.clinics.map(({ id, name }) => {
    const inLocale = (locale: Locale, path: string) => {
      const { title, summary } = kioskMessagesFor(locale, country).welcome
      const clinic = `${facts.company.name} ${name}`
      return {
        path,
        title: format(title, { clinic }),
        short: name,
        summary: format(summary, { clinic }),
        language: languageOf(locale, country),
      }
    }
    return {
      id: kioskPageId(id),
      kind: 'kiosk',
      group: 'clinics',
      art: artOfClinic(id),
      order: 100,
      aliases: [],
      in: { no: inLocale('no', `/kiosk/${id}/`), en: inLocale('en', englishPath(kioskPageId(id))) },
    }
  })
}

export const clinicPageId = ({ id }: Pick<Clinic, 'id'>) => `clinics/${id}`

export const kioskPageId = (clinic: string) => `kiosk/${clinic}`

function practitionerNodes(facts: Facts, country: Country): SiteNode[] {
  return facts.practitioners.map((person) => {
    const inLocale = (locale: Locale) => ({
      path: profilePath(person, locale),
      title: person.name,
      short: person.name,
      summary: resolveText(person.summary, locale, country),
      language: languageWritten(person.summary, locale, country),
    })
    return {
      id: practitionerPageId(person),
      kind: 'practitioner',
      group: 'people',
      art: 'people',
      order: 100,
      aliases: [],
      in: { no: inLocale('no'), en: inLocale('en') },
    }
  })
}

/** The language in which readers get a text that has both of the site's languages. */
export function languageWritten(text: LocalizedText, locale: Locale, country: Country): Language {
  const language = languageOf(locale, country)
  return text[language] ? language : locale
}

/** A page's id is its English address. */
export function practitionerPageId(person: Pick<Practitioner, 'id' | 'line'>): string {
  return profilePath(person, 'en').slice('/en/'.length, -1)
}

const englishPath = (id: string) => (id === 'index' ? '/en/' : `/en/${id}/`)

/** Addresses used by other parts of the site. */
const reserved = /^\/(?:en|no|api|dev|page-data|assets|art|portraits|og)\//

function reportClashes(nodes: SiteMap, problems: ContentProblem[]) {
  const owners = new Map<string, SiteNode>()
  for (const node of nodes.values()) {
    const file = node.source?.words.no?.file ?? node.source?.file ?? `content (${node.id})`
    const report = (message: string) =>
      problems.push({ file, line: node.source?.words.no?.lineOf(['path']) ?? 1, message })
    for (const path of [node.in.no.path, node.in.en.path, ...node.aliases]) {
      const other = owners.get(path)
      if (other) report(`the address ${path} is that of '${other.id}' too. Give one of them another.`)
      owners.set(path, node)
    }
    if (reserved.test(node.in.no.path))
      report(`the address ${node.in.no.path} begins with a word that the site keeps for itself.`)
  }
}
