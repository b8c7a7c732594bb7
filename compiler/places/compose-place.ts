import { resolveText } from '#domain/market/locale.ts'
import { distanceInKilometres, farAwayKm } from '#domain/places/distance.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { PersonAt, PlacePage } from '#page-data/pages.ts'
import type { BasePage, Link } from '#page-data/parts.ts'
import { type Composition, linkTo, personTeaser } from '../compose/base-page.ts'
import type { SiteNode } from '../compose/site-map.ts'
import type { PageRecord } from '../read/page-fields.ts'
import { isWanted, listNearClinics } from './near-clinics.ts'

type PlaceRecord = Extract<PageRecord, { kind: 'place' }>

/** Neighbours that the page of a quarter leads to. */
const neighbours = 4

/** What the page of a place computes from positions and facts. */
export function composePlace(page: BasePage, node: SiteNode, record: PlaceRecord, composition: Composition): PlacePage {
  const { facts, places, locale, country, nodes } = composition
  const place = places[record.place]!
  const near = listNearClinics(place.position, record, facts)
  const [nearest] = near
  const way = nearest && place.ways[nearest.clinic]
  const video = nodes.get('video')
  return {
    ...page,
    place: resolveText(place.name, locale, country),
    way: way ? `<p>${escapeHtml(resolveText(way, locale, country))}</p>` : '',
    near,
    isHere: nearest !== undefined && nearest.clinic === place.clinic,
    team: nearest ? listTeam(nearest.clinic, record, composition) : [],
    places: listPlaces(node, record, composition),
    ...(video && { video: linkTo(video, locale) }),
  }
}

/** Who of those that the page leads to works at a clinic, and on which days of a usual week. */
function listTeam(clinic: string, record: PlaceRecord, composition: Composition): PersonAt[] {
  return composition.facts.practitioners.flatMap((person) => {
    const shifts = person.shifts.filter((shift) => shift.clinic === clinic)
    if (shifts.length === 0 || !isWanted(person, record)) return []
    const days = shifts.map(({ days, hours, weeks }) => ({ days, hours, weeks }))
    return [{ ...personTeaser(person, composition), days }]
  })
}

/** The quarters below a town; from a quarter, its page for the other profession and the nearest quarters. */
function listPlaces(node: SiteNode, record: PlaceRecord, composition: Composition): Link[] {
  const { nodes, locale, places } = composition
  const others = [...nodes.values()].flatMap((other) => {
    const otherRecord = other.source?.record
    return other !== node && otherRecord?.kind === 'place' ? [{ other, otherRecord }] : []
  })
  const link = ({ other }: { other: SiteNode }) => ({ ...linkTo(other, locale), title: other.in[locale].title })
  const below = others.filter(({ other }) => other.id.startsWith(`${node.id}/`))
  if (below.length > 0) return below.map(link).sort((a, b) => a.title.localeCompare(b.title, locale))
  const here = places[record.place]!.position
  const kilometresTo = ({ otherRecord }: { otherRecord: PlaceRecord }) =>
    distanceInKilometres(here, places[otherRecord.place]!.position)
  const depth = node.id.split('/').length
  return others
    .filter(({ other, otherRecord }) => other.id.split('/').length === depth && sharesProfession(otherRecord, record))
    .filter((it) => kilometresTo(it) <= farAwayKm)
    .sort((a, b) => kilometresTo(a) - kilometresTo(b))
    .slice(0, neighbours)
    .concat(others.filter(({ otherRecord }) => otherRecord.place === record.place))
    .map(link)
}

const sharesProfession = (a: PlaceRecord, b: PlaceRecord) => a.professions.some((it) => b.professions.includes(it))

/** Links to the pages of places from which one comes to a clinic: those it is the nearest for, unless they are far away. */
export function placesOfClinic(clinic: string, { nodes, places, facts, locale }: Composition): Link[] {
  return [...nodes.values()].flatMap((node) => {
    const record = node.source?.record
    if (record?.kind !== 'place') return []
    const place = places[record.place]
    const [nearest] = place ? listNearClinics(place.position, record, facts) : []
    return nearest?.clinic === clinic && nearest.kilometres <= farAwayKm
      ? [{ ...linkTo(node, locale), title: node.in[locale].title }]
      : []
  })
}
