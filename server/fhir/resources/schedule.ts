import type { Schedule } from '@medplum/fhirtypes'
import type { RosterEntry } from '#domain/availability/schedule-index.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { writeProfession, writeTreatment } from './healthcare-service.ts'
import { scheduleId } from './resource-ids.ts'
import type { Sources } from './sources.ts'

export interface ScheduleSubject {
  treatment: Treatment
  clinic: Clinic
  by: RosterEntry
}

/** `days`: the first and the last day of which there are Slots. */
export function writeSchedule(
  sources: Sources,
  { treatment, clinic, by }: ScheduleSubject,
  [first, last]: [string, string],
): Schedule {
  return {
    resourceType: 'Schedule',
    id: scheduleId({ treatment: treatment.id, clinic: clinic.id, practitioner: by.id }),
    active: true,
    serviceType: [writeTreatment(sources, treatment)],
    specialty: [writeProfession(sources, by.profession)],
    actor: [
      { reference: `Location/${clinic.id}`, display: clinic.name },
      { reference: `PractitionerRole/${by.id}`, display: by.name },
      { reference: `HealthcareService/${treatment.id}`, display: sources.say(treatment.name) },
    ],
    planningHorizon: { start: first, end: last },
  }
}
