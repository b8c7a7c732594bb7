import { checkDeparture } from '../travel/departure.ts'
import { checkBirthdate } from './fields/birthdate.ts'
import { accept, type Checked, type CheckedFields, gatherFields } from './fields/checked.ts'
import { checkDescription } from './fields/description.ts'
import { checkOptionalEmail } from './fields/email.ts'
import { checkName } from './fields/name.ts'

/** The patient and the reason for the visit, as stored. */
export interface Patient {
  readonly name: string
  /** YYYY-MM-DD */
  readonly birthdate: string
  readonly email: string | null
  /** E.164 */
  readonly phone: string
  readonly description: string
  /** When a traveller flies, ISO 8601 with an offset; missing where nobody asked or answered. */
  readonly departure?: string
}

/** What the rules about a patient depend on. */
export interface PatientRules {
  /** The day at the clinic. */
  readonly today: string
  /** checkPhone with the caller's phone metadata. */
  readonly checkPhone: (text: string) => Checked<string>
  /** Of a class, course or webinar: what it is about is known, and why somebody comes is their own business. */
  readonly needsNoReason?: boolean
}

export interface PatientInput {
  readonly name: string
  /** YYYY-MM-DD; the form reads what was typed with readBirthdate. */
  readonly birthdate: string
  readonly email?: string | null | undefined
  readonly phone: string
  readonly description: string
  readonly departure?: string | null | undefined
}

/** The rules about the patient (docs/specification.md, 'Forms'). */
export function checkPatient(input: PatientInput, rules: PatientRules): CheckedFields<Patient> {
  return gatherFields<Patient>({
    name: checkName(input.name),
    birthdate: checkBirthdate(input.birthdate, rules.today),
    email: checkOptionalEmail(input.email ?? undefined),
    phone: rules.checkPhone(input.phone),
    description: rules.needsNoReason && input.description === '' ? accept('') : checkDescription(input.description),
    ...(input.departure && { departure: checkDeparture(input.departure) }),
  })
}
