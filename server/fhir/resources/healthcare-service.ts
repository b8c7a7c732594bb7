import type { HealthcareService } from '@medplum/fhirtypes'
import type { Treatment } from '#domain/facts/catalogue.ts'
import { defaultLocale } from '#domain/market/locale.ts'
import { messagesFor } from '#messages/messages.ts'
import { writeCode } from './code-systems.ts'
import type { Offered } from './offered.ts'
import type { Sources } from './sources.ts'

/** One treatment, at all clinics where it can be had. */
export function writeHealthcareService(sources: Sources, { type, treatment, clinics }: Offered): HealthcareService {
  const { say, schedule, site } = sources
  const { company } = schedule.facts
  return {
    resourceType: 'HealthcareService',
    id: treatment.id,
    active: true,
    providedBy: { display: company.name },
    category: [writeCode(site, 'service-type', type.id, say(type.name))],
    type: [writeTreatment(sources, treatment)],
    specialty: [writeProfession(sources, treatment.profession)],
    location: clinics.map(({ id, name }) => ({ reference: `Location/${id}`, display: name })),
    name: say(treatment.name),
    comment: say(treatment.text),
    telecom: [{ system: 'phone', value: company.mobileNumber }],
    appointmentRequired: true,
  }
}

export const writeTreatment = ({ say, site }: Sources, { id, name }: Pick<Treatment, 'id' | 'name'>) =>
  writeCode(site, 'treatment', id, say(name))

export function writeProfession({ site, country }: Sources, profession: Treatment['profession']) {
  return writeCode(site, 'profession', profession, messagesFor(defaultLocale, country).profession[profession])
}
