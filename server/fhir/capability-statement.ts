import type { CapabilityStatement, CapabilityStatementRestResource } from '@medplum/fhirtypes'
import type { Sources } from './resources/sources.ts'

type SearchParam = NonNullable<CapabilityStatementRestResource['searchParam']>[number]

const reference = (name: string): SearchParam => ({ name, type: 'reference' })
const token = (name: string): SearchParam => ({ name, type: 'token' })
const date = (name: string): SearchParam => ({ name, type: 'date' })

const readable = (type: CapabilityStatementRestResource['type'], ...searchParam: SearchParam[]) => ({
  type,
  interaction: [{ code: 'read' as const }, { code: 'search-type' as const }],
  searchParam: [token('_id'), ...searchParam],
})

/** What other systems can do, as FHIR servers tell it at /fhir/metadata. */
export function writeCapabilities({ schedule, site }: Sources, now: Temporal.Instant): CapabilityStatement {
  const { company } = schedule.facts
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: now.toString({ smallestUnit: 'second' }),
    publisher: company.name,
    kind: 'instance',
    implementation: { description: `${company.name}: times and bookings`, url: `${site}/fhir` },
    fhirVersion: '4.0.1',
    format: ['json'],
    rest: [
      {
        mode: 'server',
        security: {
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: [{ url: 'token', valueUri: `${site}/fhir/token` }],
            },
          ],
          service: [
            {
              coding: [
                { system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'SMART-on-FHIR' },
              ],
            },
          ],
        },
        resource: [
          readable('Location'),
          readable('HealthcareService', reference('location')),
          readable('Practitioner'),
          readable('PractitionerRole', reference('location')),
          readable('Schedule', reference('actor')),
          { ...readable('Slot', reference('schedule'), date('start'), token('status')) },
          {
            ...readable('Appointment', date('date'), token('status')),
            interaction: [{ code: 'read' }, { code: 'search-type' }, { code: 'create' }, { code: 'update' }],
            versioning: 'versioned-update',
            conditionalCreate: true,
            updateCreate: false,
          },
        ],
        operation: [
          {
            name: 'bulk-publish',
            definition: 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition/bulk-publish',
          },
        ],
      },
    ],
  }
}
