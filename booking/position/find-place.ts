import type { SiteClinic, SiteTreatment, TeamMember } from '#domain/site/site-data.ts'
import { allAreas, type Choices } from './choices.ts'
import { type BookingCatalogue, findClinics } from './offer.ts'
import type { Drop, Position } from './position.ts'

interface Place {
  area?: string
  clinic?: SiteClinic
  practitioner?: TeamMember
}

/** Area, clinic and practitioner of an address, made to agree with the treatment and each other. */
export function findPlace(
  asked: Choices & { step?: string },
  wished: Pick<Place, 'clinic' | 'practitioner'>,
  treatment: SiteTreatment | undefined,
  catalogue: BookingCatalogue,
  { drop, passed }: Pick<Position, 'passed'> & { drop: Drop },
): Place {
  let { clinic, practitioner } = wished
  if (practitioner && treatment && !practitioner.treatments.includes(treatment.id)) practitioner = drop('practitioner')
  if (!clinic && asked.clinic) drop('clinic')
  if (clinic && treatment && !treatment.clinics.includes(clinic.id)) clinic = drop('clinic')
  if (clinic && practitioner && !practitioner.clinics.includes(clinic.id)) practitioner = drop('practitioner')

  const candidates = treatment ? findClinics(catalogue, treatment, practitioner) : catalogue.clinics
  const areas = [...new Set(candidates.map((it) => it.area))]
  let { area } = asked
  if (area && area !== allAreas) {
    if (clinic) area = clinic.area
    else if (!areas.includes(area)) area = drop('area')
  }
  if (!treatment) return { area, clinic, practitioner }

  area ??= clinic?.area
  if (!area && areas.length === 1) {
    area = areas[0]
    passed.push('area')
  }
  const inArea = candidates.filter((it) => area === allAreas || it.area === area)
  // An address that asks for the list shows it even with one clinic: the filter of areas links to it.
  if (area && !clinic && inArea.length === 1 && asked.step !== 'clinic') {
    clinic = inArea[0]
    passed.push('clinic')
  }
  return { area, clinic, practitioner }
}
