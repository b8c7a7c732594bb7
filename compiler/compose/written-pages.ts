import { interestSubjects } from '#domain/forms/interest.ts'
import { languageOf, resolveText } from '#domain/market/locale.ts'
import { listMemberPrices, readAbsenceContact, readEarning, readTerms } from '#domain/partners/partners.ts'
import { paysRest } from '#domain/partners/share.ts'
import { listWorkplaces } from '#domain/people/workplaces.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { absenceMessagesFor } from '#messages/absence.ts'
import { applicationMessagesFor } from '#messages/application.ts'
import { interestSubjectLabel, interestSubjectNames } from '#messages/interest-subjects.ts'
import { offerMessagesFor } from '#messages/offers/messages.ts'
import { visitQuestionMessagesFor } from '#messages/visit-question/messages.ts'
import { waitingMessagesFor } from '#messages/waiting/messages.ts'
import type { KindData } from '#page-data/pages.ts'
import type { Link, Section } from '#page-data/parts.ts'
import { hasMap, layOutMap } from '#ui/clinic-map/lay-out-map.ts'
import { withExercises } from '../exercises/exercise-section.ts'
import { repeatsName } from '../health-hub/a-to-z.ts'
import { listArea } from '../health-hub/area-pages.ts'
import { composeHub } from '../health-hub/compose-hub.ts'
import { composeLetters } from '../health-hub/letter-pages.ts'
import { composePlace } from '../places/compose-place.ts'
import type { PageRecord, PageWords } from '../read/page-fields.ts'
import { authorOf, type Composition, linkTo, teaserOf, writtenPage } from './base-page.ts'
import { putCallFirst } from './call-first.ts'
import { composeOrders } from './compose-orders.ts'
import { homeLinks, homeParts } from './home-parts.ts'
import { isOffered, type SiteNode } from './site-map.ts'
import { soldTreatments } from './sold-treatments.ts'

type WrittenKind = PageRecord['kind']
type RecordOf<K extends WrittenKind> = Extract<PageRecord, { kind: K }>

/** The data of a page that editors wrote, by its kind. */
export function composeWritten(
  node: SiteNode,
  words: PageWords,
  sections: Section[],
  composition: Composition,
): KindData[PageKind] {
  const record = node.source!.record
  const text = 'exercises' in record ? withExercises(sections, record.exercises, composition) : sections
  const page = { ...writtenPage(node, record, text, composition), heading: words.heading ?? words.title }
  switch (record.kind) {
    case 'home':
      return { ...page, ...homeParts(record, words, composition), ...homeLinks(record, composition) }
    case 'condition':
      return {
        ...page,
        ...(record.callFirst && putCallFirst(page.sections, composition)),
        plainName: words.plainName ?? words.title,
        medicalName: otherName(words),
        tag: words.tag ?? '',
      }
    case 'body-area':
      return { ...page, items: areaItems(node, record, composition), isList: false }
    case 'health-hub':
      return { ...page, ...composeHub(composition) }
    case 'a-z':
      return { ...page, ...composeLetters(composition, node) }
    case 'faq':
    case 'faq-topic':
    case 'job-list':
      return { ...page, items: childrenOf(node, composition).map((child) => teaserOf(child, composition.locale)) }
    case 'blog-index':
      return { ...page, items: postsOf(node, composition) }
    case 'clinic-list':
      return { ...page, ...listClinics(record.professions, composition), places: placesBelow(node, composition) }
    case 'place':
      return composePlace(page, node, record, composition)
    case 'directory':
      return { ...page, professions: record.professions }
    case 'faq-subtopic':
      return { ...page, ...topicOf(node, composition) }
    case 'blog-post':
      return {
        ...page,
        published: record.published,
        author: authorOf(record.author, composition)!,
        minutes: minutesToRead(sections),
      }
    case 'business':
      return { ...page, form: interestForm(record, composition) }
    case 'partner':
      return { ...page, ...partnerParts(record, composition) }
    case 'absence':
      return { ...page, ...absenceParts(composition) }
    case 'legal':
      return { ...page, sections: [...termsSections(record, composition), ...page.sections] }
    case 'offer':
      return { ...page, words: offerMessagesFor(composition.locale, composition.country) }
    case 'visit-question':
      return { ...page, words: visitQuestionMessagesFor(composition.locale, composition.country) }
    case 'order':
      return { ...page, ...composeOrders(composition) }
    case 'prices':
      return { ...page, groups: priceGroups(record, composition) }
    case 'search':
      return { ...page, popular: popularLinks(composition) }
    case 'tool':
      return { ...page, tool: record.tool, signs: toolSigns(record, composition) }
    case 'waiting-list':
      return { ...page, words: waitingMessagesFor(composition.locale, composition.country) }
    case 'job': {
      const { profession, clinics, posted, closes, percent } = record
      const { locale, country } = composition
      const form = { job: node.id.slice(node.id.lastIndexOf('/') + 1), words: applicationMessagesFor(locale, country) }
      return { ...page, profession, clinics, posted, closes, percent, ...form }
    }
    default:
      return page
  }
}

/** The name that doctors use, unless the reader has just read it. */
function otherName({ title, heading, plainName, medicalName }: PageWords): string | undefined {
  const known = [title, heading, plainName].filter((name) => name !== undefined)
  return medicalName !== undefined && known.some((name) => repeatsName(medicalName, name)) ? undefined : medicalName
}

function interestForm({ form }: RecordOf<'business'>, { locale, country }: Composition) {
  const language = languageOf(locale, country)
  return {
    label: interestSubjectLabel[language],
    subjects: interestSubjects.map((id) => ({ id, name: interestSubjectNames[id][language] })),
    chosen: form,
  }
}

function toolSigns(record: RecordOf<'tool'>, { signs, locale, country }: Composition) {
  return record.signs.map((id) => {
    const { level, label } = signs[id]!
    return { id, level, label: resolveText(label!, locale, country) }
  })
}

/** The pages directly below. */
function childrenOf(node: SiteNode, { nodes, locale, country }: Composition): SiteNode[] {
  const prefix = `${node.id}/`
  return [...nodes.values()]
    .filter((other) => other.id.startsWith(prefix) && !other.id.slice(prefix.length).includes('/'))
    .filter((other) => isOffered(other, country))
    .sort((a, b) => a.order - b.order || a.in[locale].title.localeCompare(b.in[locale].title, locale))
}

/** Towns and quarters directly below a list of clinics. */
function placesBelow(node: SiteNode, composition: Composition): Link[] {
  return childrenOf(node, composition)
    .filter(({ kind }) => kind === 'place')
    .map((child) => linkTo(child, composition.locale))
    .sort((a, b) => a.title.localeCompare(b.title, composition.locale))
}

/** What stands below the page of a body area, and the conditions elsewhere that belong to the area. */
function areaItems(node: SiteNode, { bodyArea }: RecordOf<'body-area'>, composition: Composition) {
  const area = composition.hub.areas.find(({ id }) => id === bodyArea)
  const below = childrenOf(node, composition)
  return (area ? listArea(area, composition, below) : below).map((page) => teaserOf(page, composition.locale))
}

function postsOf(node: SiteNode, composition: Composition) {
  return childrenOf(node, composition)
    .map((child) => {
      const record = child.source?.record
      const date = record?.kind === 'blog-post' ? record.published : ''
      return { ...teaserOf(child, composition.locale), art: child.art, date }
    })
    .sort((a, b) => b.date.localeCompare(a.date))
}

function listClinics(professions: string[], { facts, country }: Composition) {
  const places = new Set(
    facts.practitioners.filter((person) => professions.includes(person.profession)).flatMap(listWorkplaces),
  )
  const clinics = facts.clinics.filter(({ id }) => professions.length === 0 || places.has(id))
  return { clinics: clinics.map(({ id }) => id), ...(hasMap(country) && { map: layOutMap(clinics) }) }
}

function topicOf(node: SiteNode, composition: Composition) {
  const topic = composition.nodes.get(node.id.slice(0, node.id.lastIndexOf('/')))!
  const siblings = childrenOf(topic, composition).filter((other) => other !== node)
  return {
    topic: linkTo(topic, composition.locale),
    siblings: siblings.map((other) => ({
      ...linkTo(other, composition.locale),
      title: other.in[composition.locale].title,
    })),
  }
}

function minutesToRead(sections: Section[]): number {
  const words = JSON.stringify(sections).split(/\s+/).length
  return Math.max(1, Math.round(words / 200))
}

function partnerParts(record: RecordOf<'partner'>, { facts }: Composition) {
  const partner = facts.partners.find((candidate) => candidate.id === record.partner)!
  const { id, name, kind } = partner
  const prices = listMemberPrices(facts.prices, id)
  const earning = readEarning(partner)
  return { partner: { id, name, kind }, prices, ...(earning && { earning }) }
}

function absenceParts({ facts, locale, country }: Composition) {
  const companies = facts.partners.filter(readAbsenceContact).map((partner) => {
    const { id, name } = partner
    return { id, name, member: { prices: listMemberPrices(facts.prices, id), paysRest: paysRest(partner) } }
  })
  return { companies, words: absenceMessagesFor(locale, country) }
}

/** The terms of a partner, from its facts: the booking records which version was accepted. */
function termsSections({ termsOf }: RecordOf<'legal'>, { facts, locale, country }: Composition): Section[] {
  const terms = readTerms(facts.partners.find((it) => it.id === termsOf))
  if (!terms) return []
  const paragraphs = resolveText(terms, locale, country).split('\n\n')
  const html = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
  return [{ key: 'terms', title: '', parts: [{ html }] }]
}

function priceGroups(record: RecordOf<'prices'>, { facts, locale, country }: Composition) {
  const services = facts.catalogue.types.flatMap((type) => type.services)
  return services
    .filter((service) => record.services.length === 0 || record.services.includes(service.id))
    .map((service) => ({
      title: resolveText(service.name, locale, country),
      treatments: service.treatments.map(({ id }) => id).filter((id) => soldTreatments(facts).has(id)),
    }))
    .filter(({ treatments }) => treatments.length > 0)
}

function popularLinks({ popular, nodes, locale, country }: Composition) {
  return popular
    .map((id) => nodes.get(id)!)
    .filter((other) => isOffered(other, country))
    .map((other) => linkTo(other, locale))
}
