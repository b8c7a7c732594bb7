import type { Facts } from '#domain/facts/facts.ts'
import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import type { Country, Locale } from '#domain/market/locale.ts'
import { portraitPath } from '#domain/site/profile-path.ts'
import { splitCalls } from '#domain/text/calls-in-text.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { PersonTeaser } from '#page-data/pages.ts'
import type { BasePage, Link, Review, Section, Teaser } from '#page-data/parts.ts'
import type { Drawings } from '../drawings/read-drawings.ts'
import type { Exercises } from '../exercises/read-exercises.ts'
import { areaPageOf } from '../health-hub/area-nodes.ts'
import type { HubFacts } from '../health-hub/hub-facts.ts'
import type { Places } from '../places/read-place-facts.ts'
import type { PageRecord } from '../read/page-fields.ts'
import { nextRuns } from './next-runs.ts'
import { isOffered, practitionerPageId, type SiteMap, type SiteNode } from './site-map.ts'
import { soldTreatments } from './sold-treatments.ts'

/** Everything needed to compose a page in one language. */
export interface Composition {
  facts: Facts
  country: Country
  /** The day of the build. */
  today: string
  locale: Locale
  nodes: SiteMap
  signs: WarningSigns
  /** Ids of pages that the search page offers. */
  popular: string[]
  /** What the health hub shows. */
  hub: HubFacts
  exercises: Exercises
  drawings: Drawings
  /** Quarters and towns with a page, by the name of their file. */
  places: Places
}

/** From the home page down to the parent. */
function crumbsOf(node: SiteNode, composition: Composition): Link[] {
  const { locale, country } = composition
  const above: SiteNode[] = []
  for (let page = node; page.id !== 'index'; ) {
    page = parentOf(page, composition)
    above.unshift(page)
  }
  return above.filter((page) => isOffered(page, country)).map((page) => linkTo(page, locale))
}

/** The nearest page above by its address; without one, the area of the body that it belongs to, else the home page. */
function parentOf(node: SiteNode, { nodes, country, hub }: Composition): SiteNode {
  const steps = node.id.split('/')
  for (let length = steps.length - 1; length > 0; length--) {
    const above = nodes.get(steps.slice(0, length).join('/'))
    if (above) return above
  }
  const area = node.kind === 'body-area' ? undefined : hub.conditions.areaOf(node.id)
  const areaPage = area && areaPageOf(area, nodes)
  return areaPage && isOffered(areaPage, country) ? areaPage : nodes.get('index')!
}

export function linkTo(node: SiteNode, locale: Locale): Link {
  return { title: node.in[locale].short, path: node.in[locale].path }
}

export function teaserOf(node: SiteNode, locale: Locale): Teaser {
  const { title, path, summary } = node.in[locale]
  return { title, path, summary }
}

export function personTeaser(person: Facts['practitioners'][number], { nodes, locale }: Composition): PersonTeaser {
  const node = nodes.get(practitionerPageId(person))!
  const { path, summary } = node.in[locale]
  return {
    id: person.id,
    title: person.name,
    path,
    profession: person.profession,
    summary,
    portrait: portraitPath(person.id),
  }
}

export function authorOf(id: string, composition: Composition) {
  const person = composition.facts.practitioners.find((candidate) => candidate.id === id)
  if (!person) return
  const { title, profession, path, portrait } = personTeaser(person, composition)
  return { name: title, profession, path, portrait }
}

/** The paragraph under the heading with its numbers to call as links, where it has any. */
function leadOf(summary: string, country: Country): Pick<BasePage, 'lead'> {
  const parts = splitCalls(summary, country)
  if (parts.length === 1 && !parts[0]!.call) return {}
  const lead = parts.map(({ text, call }) => {
    const words = escapeHtml(text)
    return call ? `<a href="${call}">${words}</a>` : words
  })
  return { lead: `<p class="lead">${lead.join('')}</p>` }
}

/** The fields every page has, from its place in the site map. */
export function barePage(node: SiteNode, composition: Composition): BasePage {
  const words = node.in[composition.locale]
  return {
    title: words.title,
    heading: words.title,
    summary: words.summary,
    ...leadOf(words.summary, composition.country),
    art: node.art,
    group: node.group,
    crumbs: crumbsOf(node, composition),
    sections: [],
    treatments: [],
    related: [],
    sources: [],
  }
}

/** The fields every written page has. */
export function writtenPage(
  node: SiteNode,
  record: PageRecord,
  sections: Section[],
  composition: Composition,
): BasePage {
  const { locale, nodes, country } = composition
  const by = record.review && authorOf(record.review.by, composition)
  const review: Review | undefined = by &&
    record.review && { by, reviewed: record.review.reviewed, next: record.review.next }
  const treatments = record.treatments.filter((id) => soldTreatments(composition.facts).has(id))
  const visit = treatments.find((id) => !composition.facts.groups.some((group) => group.treatment === id))
  const runs = nextRuns(treatments[0] ?? '', composition.facts, composition.today)
  return {
    ...barePage(node, composition),
    sections,
    treatments,
    ...(visit && { visit }),
    ...(runs.length > 0 && { runs }),
    related: record.related.flatMap((id) => {
      const other = nodes.get(id)
      return other && isOffered(other, country) ? [teaserOf(other, locale)] : []
    }),
    sources: record.sources,
    ...(review && { review }),
  }
}
