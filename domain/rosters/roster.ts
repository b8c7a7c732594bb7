/**
 * Who works when, when a clinic is closed or has other hours, and when groups are held. This changes daily and is therefore stored in the database;
 * content only has the initial rosters.
 */
import * as z from 'zod'
import { type Clinic, closure, specialHours } from '../facts/clinic.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupPlan } from '../facts/group.ts'
import { absence, type Practitioner, shift } from '../facts/practitioner.ts'

/** Whether the last day does not come before the first. */
export const isInOrder = (it: { from: string; to: string }) => it.from <= it.to

const validInOrder = (it: { validFrom?: string | undefined; validTo?: string | undefined }) =>
  it.validFrom === undefined || it.validTo === undefined || it.validFrom <= it.validTo

export const practitionerRoster = z.strictObject({
  shifts: z.array(shift.refine(validInOrder, 'the last day comes before the first')).default([]),
  absences: z.array(absence.refine(isInOrder, 'the last day comes before the first')).default([]),
})
export type PractitionerRoster = z.infer<typeof practitionerRoster>

export const clinicRoster = z.strictObject({
  closures: z.array(closure.refine(isInOrder, 'the last day comes before the first')).default([]),
  specialHours: z.array(specialHours).default([]),
})
export type ClinicRoster = z.infer<typeof clinicRoster>

/** Rosters by the id of whom they belong to. */
export interface Rosters {
  practitioners: Map<string, PractitionerRoster>
  clinics: Map<string, ClinicRoster>
  groups: Map<string, GroupPlan>
}

export const rosterKinds = ['practitioner', 'clinic', 'group'] as const
export type RosterKind = (typeof rosterKinds)[number]

/** Identifies one roster. */
export interface RosterKey {
  kind: RosterKind
  id: string
}

export function rosterOfPractitioner({ shifts, absences }: Practitioner): PractitionerRoster {
  return { shifts, absences }
}

export function rosterOfClinic({ closures, specialHours }: Clinic): ClinicRoster {
  return { closures, specialHours }
}

export function rosterOfGroup({ id: _, ...plan }: Group): GroupPlan {
  return plan
}

/** The rosters in the facts: those of content, or those of a schedule. */
export function rostersOf(facts: Pick<Facts, 'practitioners' | 'clinics' | 'groups'>): Rosters {
  return {
    practitioners: new Map(facts.practitioners.map((it) => [it.id, rosterOfPractitioner(it)])),
    clinics: new Map(facts.clinics.map((it) => [it.id, rosterOfClinic(it)])),
    groups: new Map(facts.groups.map((it) => [it.id, rosterOfGroup(it)])),
  }
}
