import type { Practitioner as FhirPractitioner } from '@medplum/fhirtypes'
import type { Practitioner } from '#domain/facts/practitioner.ts'

/** The Norwegian register of health personnel, by the number that such registers have. */
const hprSystem = 'urn:oid:2.16.578.1.12.4.1.4.4'

export function writePractitioner({ id, name, hpr, country, languages }: Practitioner): FhirPractitioner {
  return {
    resourceType: 'Practitioner',
    id,
    active: true,
    name: [{ text: name }],
    ...(hpr && country === 'norway' ? { identifier: [{ system: hprSystem, value: hpr }] } : {}),
    communication: languages.map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
  }
}
