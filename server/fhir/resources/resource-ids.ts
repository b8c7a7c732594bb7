import { hash } from 'node:crypto'
import { formatStart } from '#domain/availability/format-slot-id.ts'

/** Whose times a Schedule has: one practitioner's at one clinic for one treatment, because treatments have lengths and starts of their own. */
export interface ScheduleKey {
  treatment: string
  clinic: string
  practitioner: string
}

/** A digest, because our three names together may be longer than the 64 characters that FHIR allows. It stays the same for good. */
export function scheduleId({ treatment, clinic, practitioner }: ScheduleKey): string {
  return hash('sha256', `${treatment}.${clinic}.${practitioner}`).slice(0, 24)
}

export const slotIdOf = (schedule: string, start: number) => `${schedule}.${formatStart(start)}`
