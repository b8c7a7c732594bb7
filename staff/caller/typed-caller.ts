import type { InputOf } from '#client/request.ts'
import type { PartnerView } from '#domain/api/read-answers.ts'
import { readBirthdate } from '#domain/forms/fields/birthdate.ts'
import type { Locale } from '#domain/market/locale.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import type { CallerWords } from '#messages/staff/caller-words.ts'
import type { TypedAgreement } from './caller-agreement.tsx'

/** What is typed of the patient. */
export interface TypedCaller {
  name: string
  birthdate: string
  phone: string
  email: string
  description: string
  locale: Locale
  agreement: TypedAgreement
}

export const emptyCaller: TypedCaller = {
  ...{ name: '', birthdate: '', phone: '', email: '', description: '' },
  locale: 'no',
  agreement: { id: undefined, answers: {} },
}

type Order = NonNullable<InputOf<'POST /staff/bookings'>['body']>

/** Who it is for and who pays, as the API wants it. `today`: the day at the clinics. */
export function readCaller(
  { name, birthdate, phone, email, description, locale, agreement: { answers } }: TypedCaller,
  agreement: PartnerView | undefined,
  today: string,
): Pick<Order, 'patient' | 'locale' | 'partner'> {
  const born = readTyped(birthdate, today)
  return {
    patient: {
      name,
      description,
      phone: readPhone(phone, 'norway'),
      email: email || null,
      birthdate: born.ok ? born.value : birthdate,
    },
    locale,
    ...(agreement && { partner: answerTo(agreement, answers) }),
  }
}

function answerTo(
  { kind, id, fields, termsVersion }: PartnerView,
  answers: TypedAgreement['answers'],
): NonNullable<Order['partner']> {
  const given = Object.fromEntries(
    fields.map((field) => [field.name, answers[field.name] ?? (field.kind === 'checkbox' ? false : null)]),
  )
  // Which fields a kind has is told by the server, which checks them.
  return { kind, id, ...given, ...(termsVersion && { termsVersion }) } as NonNullable<Order['partner']>
}

/** Day first in both languages: the desk writes what it hears. */
const readTyped = (birthdate: string, today: string) => readBirthdate(birthdate, 'no', today)

/** What is wrong in words for the desk; the server's are for patients. */
export function sayProblems(
  fields: Readonly<Record<string, string>>,
  { birthdate }: TypedCaller,
  { wrong }: CallerWords,
  today: string,
): Record<string, string> {
  const isRead = readTyped(birthdate, today).ok
  const ours: Partial<Record<string, string>> = isRead ? { ...wrong, birthdate: undefined } : wrong
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, ours[name] ?? said]))
}
