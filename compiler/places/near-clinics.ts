import type { Profession } from '#domain/facts/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Practitioner } from '#domain/facts/practitioner.ts'
import { defaultCountry } from '#domain/market/locale.ts'
import { listWorkplaces } from '#domain/people/workplaces.ts'
import { distanceInKilometres, farAwayKm, type Position } from '#domain/places/distance.ts'
import type { NearClinic } from '#page-data/parts.ts'

/** Whom a page leads to: people of these professions and, where one is named, with this competence. */
interface Wanted {
  professions: readonly Profession[]
  competence?: string | undefined
}

export function isWanted(
  person: Pick<Practitioner, 'profession' | 'competence'>,
  { professions, competence }: Wanted,
): boolean {
  return professions.includes(person.profession) && (!competence || person.competence.includes(competence))
}

/**
 * Clinics where somebody wanted works, the nearest first: up to three, but of those far away only one. Places are
 * Norwegian: the clinics of other countries are not near them.
 */
export function listNearClinics(
  from: Position,
  wanted: Wanted,
  { clinics, practitioners }: Pick<Facts, 'clinics' | 'practitioners'>,
): NearClinic[] {
  const staffed = new Set(practitioners.filter((person) => isWanted(person, wanted)).flatMap(listWorkplaces))
  const near = clinics
    .filter(({ id, country }) => staffed.has(id) && country === defaultCountry)
    .map(({ id, position }) => ({
      clinic: id,
      kilometres: Math.round(distanceInKilometres(from, position) * 100) / 100,
    }))
    .sort((a, b) => a.kilometres - b.kilometres)
  return near.filter(({ kilometres }, index) => index === 0 || (index < 3 && kilometres < farAwayKm))
}
