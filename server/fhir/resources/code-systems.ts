import type { CodeableConcept } from '@medplum/fhirtypes'

/** Our own lists: there is no public one for what a chain of clinics offers. */
type CodeSystem = 'service-type' | 'treatment' | 'profession'

export function writeCode(site: string, system: CodeSystem, code: string, display: string): CodeableConcept {
  return { coding: [{ system: `${site}/fhir/CodeSystem/${system}`, code, display }], text: display }
}
