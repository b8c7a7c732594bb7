import type { BodyOf } from '#domain/api/call-types.ts'
import { formatBirthdate, readBirthdate } from '#domain/forms/fields/birthdate.ts'
import type { Patient } from '#domain/forms/patient.ts'
import { type Locale, languageOf } from '#domain/market/locale.ts'
import type { TypedAnswers } from '#domain/partners/check-answers.ts'
import type { PartnerDetails } from '#domain/partners/partner-facts.ts'
import type { FormSetting } from '../form/form-setting.ts'
import { startPhone } from '../form/phone-input.ts'

/** The fields of 'Your information' as typed. */
export interface Typed {
  name: string
  birthdate: string
  email: string
  phone: string
  description: string
  /** As the browser's field for a day and a time has it; of travellers only. */
  departure: string
  /** The fields that the partner asks for, by name. */
  partner: TypedAnswers
}

/** What is asked of everybody who comes together; how to reach them is asked once. */
export type TypedPerson = Pick<Typed, 'name' | 'birthdate' | 'description'>

/** Everything about the patient. It is never in the address, and in a browser store only encrypted (see draft-vault.ts). */
export interface Draft {
  typed: Typed
  /** Of those who come along, with the language it was typed in. */
  typedOthers?: { people: readonly TypedPerson[]; locale: Locale }
  /** The language it was typed in: the birthdate is written in its order. */
  locale?: Locale
  /** What was typed, checked. */
  patient?: Patient
  /** Those who come along, checked too. */
  others?: Patient[]
  partner?: PartnerDetails
  /** The code that was last sent, and until when no other can be asked for (Date.now). */
  sent?: { id: string; phone: string; resendAt: number }
  /** The proof that a phone is the visitor's. */
  proof?: { phone: string; token: string }
  /** The order's own key: the same order sent again is the same booking. */
  order?: { key: string; content: string; body: BodyOf<'POST /bookings'> }
}

export function emptyDraft(): Draft {
  return {
    typed: {
      name: '',
      birthdate: '',
      email: '',
      phone: '',
      description: '',
      departure: '',
      partner: {},
    },
  }
}

/** A draft as the form shows it: a new one with the country code filled in, one from another language in this one's order. */
export function settleDraft(draft: Draft, { locale, country, today }: FormSetting): Draft {
  const { typed } = draft
  if (draft.locale === undefined)
    return { ...draft, locale, typed: { ...typed, phone: typed.phone || startPhone(country) } }
  const read = readBirthdate(typed.birthdate, languageOf(draft.locale, country), today)
  if (draft.locale === locale || !read.ok) return { ...draft, locale }
  return { ...draft, locale, typed: { ...typed, birthdate: formatBirthdate(read.value, languageOf(locale, country)) } }
}
