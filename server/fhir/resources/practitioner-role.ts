import type { PractitionerRole } from '@medplum/fhirtypes'
import type { Practitioner } from '#domain/facts/practitioner.ts'
import { writeProfession } from './healthcare-service.ts'
import { listOffered } from './offered.ts'
import type { Sources } from './sources.ts'

/** Somebody's work for us, wherever that is: one for each practitioner, with the same id. */
export function writePractitionerRole(
  sources: Sources,
  { id, name, profession, treatments }: Practitioner,
): PractitionerRole {
  const { facts, index } = sources.schedule
  const offered = listOffered(sources.schedule)
  const clinics = index.practitioners.get(id)?.clinics ?? []
  return {
    resourceType: 'PractitionerRole',
    id,
    active: true,
    practitioner: { reference: `Practitioner/${id}`, display: name },
    organization: { display: facts.company.name },
    code: [writeProfession(sources, profession)],
    specialty: [writeProfession(sources, profession)],
    location: clinics.map((clinic) => ({
      reference: `Location/${clinic}`,
      display: index.clinics.get(clinic)?.name ?? clinic,
    })),
    healthcareService: treatments
      .filter((it) => offered.has(it))
      .map((it) => ({ reference: `HealthcareService/${it}`, display: sources.say(offered.get(it)!.treatment.name) })),
  }
}
