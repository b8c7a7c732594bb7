import type { ResultKind } from '#domain/booking/result-kinds.ts'
import { type Locale, languageOf } from '#domain/market/locale.ts'
import { listWorkplaces } from '#domain/people/workplaces.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { KindData } from '#page-data/pages.ts'
import type { Section } from '#page-data/parts.ts'
import { splitWords } from '#search/word-forms.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import type { ComposedPage } from '../compose/composed-page.ts'
import { practitionerPageId } from '../compose/site-map.ts'
import { bookPrefix, type SearchWords } from './search-words.ts'

/** A searchable entry in one language, before it is packed into the index. */
export interface SearchEntry {
  /** A page id, or 'book/' and a treatment's. */
  id: string
  title: string
  path: string
  kind: ResultKind
  summary: string
  /** Further names, each a phrase. */
  names: string[]
  /** The running text. Put together when it is read: the texts of all pages are never in memory at once. */
  readonly text: string
  /** Ids of entries that can be booked from it. */
  books: string[]
}

/** Pages that are left out of the search. */
const unsearchable: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'not-found',
  'error',
  'offline',
  'booked',
  'kiosk',
  'thanks',
  'search',
  'a-z',
])

export function listEntries(site: ComposedSite, locale: Locale, words: SearchWords): SearchEntry[] {
  const pages = site.pages.filter((page) => page.locale === locale && !unsearchable.has(page.node.kind))
  const language = languageOf(locale, site.country)
  const people = describePeople(site, locale)
  return [
    ...listTreatments(site, locale, words),
    ...pages.map((page) => {
      const { node } = page
      const other = locale === 'no' ? 'en' : 'no'
      const { title, short, path, summary } = node.in[locale]
      const kind: ResultKind = node.kind === 'clinic' || node.kind === 'practitioner' ? node.kind : 'page'
      const names = [
        ...(node.kind === 'place' ? [] : [short]),
        page.data.heading,
        ...ownNames(page),
        ...(words.pages[node.id]?.[language] ?? []),
        // The name of a place is the same in both languages, and there are many of them.
        ...(kind === 'page' && node.kind !== 'place' ? [node.in[other].title] : []),
        ...(kind === 'clinic' ? clinicNames(site, locale, node.in[locale].path) : []),
        ...(people.get(node.id)?.names ?? []),
      ]
      return {
        id: node.id,
        title,
        path,
        kind,
        summary,
        names: withoutRepeats(title, names),
        get text() {
          return [textOf(page.data), ...(people.get(node.id)?.skills ?? [])].join(' ')
        },
        books: page.data.treatments.map((it) => bookPrefix + it),
      }
    }),
  ]
}

function listTreatments(site: ComposedSite, locale: Locale, words: SearchWords): SearchEntry[] {
  const { catalogue, navigation, messages } = site.shared[locale]
  const language = languageOf(locale, site.country)
  return catalogue.types.flatMap((type) =>
    type.services.flatMap((service) =>
      service.treatments.map((id) => {
        const { name, text, profession } = catalogue.treatments[id]!
        const names = [service.name, messages.profession[profession], ...(words.treatments[id]?.[language] ?? [])]
        return {
          id: bookPrefix + id,
          title: name,
          path: `${navigation.paths.booking}?treatment=${id}`,
          kind: 'treatment' as const,
          summary: text,
          names: withoutRepeats(name, names),
          text: '',
          books: [],
        }
      }),
    ),
  )
}

function ownNames({ node, data }: ComposedPage): string[] {
  if (node.kind !== 'condition') return []
  const { plainName, medicalName } = data as KindData['condition']
  return [plainName, ...(medicalName ? [medicalName] : [])]
}

function clinicNames(site: ComposedSite, locale: Locale, path: string): string[] {
  const clinic = site.shared[locale].clinics.find((it) => it.path === path)
  return clinic ? [clinic.name, clinic.city, clinic.areaName, clinic.address] : []
}

interface DescribedPerson {
  /** What they do, and where. */
  names: string[]
  /** What they know: searched as text, since a name of every skill of everybody would weigh on the first results. */
  skills: string[]
}

/** By page id. */
function describePeople(site: ComposedSite, locale: Locale): Map<string, DescribedPerson> {
  const { practitioners, clinics, messages } = site.shared[locale]
  const clinicName = new Map(clinics.map((it) => [it.id, it.name]))
  const competence = new Map(practitioners.people.map((it) => [it.id, it.competence]))
  return new Map(
    site.facts.practitioners.map((person) => {
      const workplaces = listWorkplaces(person).flatMap((id) => clinicName.get(id) ?? [])
      const names = [messages.profession[person.profession], ...workplaces]
      const skills = (competence.get(person.id) ?? []).flatMap((id) => practitioners.names.competence[id] ?? [])
      return [practitionerPageId(person), { names, skills }]
    }),
  )
}

/** Removes duplicate names and those that the title already contains. */
function withoutRepeats(title: string, names: string[]): string[] {
  const inTitle = ` ${splitWords(title).join(' ')} `
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = splitWords(name).join(' ')
    if (key === '' || seen.has(key) || inTitle.includes(` ${key} `)) return false
    seen.add(key)
    return true
  })
}

function textOf(data: KindData[PageKind]): string {
  const about = 'about' in data ? data.about : ''
  // The same exercises stand on many pages: their words would say nothing about a page and weigh on the index.
  const sections = data.sections.filter(({ key }) => key !== 'exercises')
  return plainText([data.summary, ...sections.map(sectionText), about].join(' '))
}

function sectionText({ title, parts }: Section): string {
  const html = parts.map((part) =>
    'questions' in part ? part.questions.map((it) => `${it.question} ${it.html}`).join(' ') : part.html,
  )
  return `${title} ${html.join(' ')}`
}

const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&(?:#\d+|\w+);/g, ' ')
