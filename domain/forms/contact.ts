import { accept, type Checked, type CheckedFields, gatherFields, refuse } from './fields/checked.ts'
import { checkDescription } from './fields/description.ts'
import { checkEmail } from './fields/email.ts'
import { checkName } from './fields/name.ts'

/** A message of the contact form, as it is stored. */
export interface ContactMessage {
  /** null: does not relate to a specific clinic. */
  readonly clinic: string | null
  readonly name: string
  /** YYYY-MM-DD */
  readonly birthdate: string
  readonly email: string
  /** E.164 */
  readonly phone: string
  readonly message: string
}

/** Where the form is posted. */
export const contactAction = '/api/contact'

/** The fields of its form, in the order of the page, which is also the order of the error summary. */
export const contactFieldNames = ['clinic', 'name', 'birthdate', 'email', 'phone', 'message'] as const

export interface ContactRules {
  readonly isClinic: (id: string) => boolean
  /** readBirthdate for what was typed into a form, checkBirthdate for the API. */
  readonly checkBirthdate: (text: string) => Checked<string>
  /** checkPhone with the caller's phone metadata, for any country: we call or write back, nothing is sent by SMS. */
  readonly checkPhone: (text: string) => Checked<string>
}

export function checkContact(input: ContactMessage, rules: ContactRules): CheckedFields<ContactMessage> {
  return gatherFields<ContactMessage>({
    clinic: input.clinic === null || rules.isClinic(input.clinic) ? accept(input.clinic) : refuse('invalid'),
    name: checkName(input.name),
    birthdate: rules.checkBirthdate(input.birthdate),
    email: checkEmail(input.email),
    phone: rules.checkPhone(input.phone),
    message: checkDescription(input.message),
  })
}
