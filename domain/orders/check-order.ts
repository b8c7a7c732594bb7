import { checkBirthdate } from '../forms/fields/birthdate.ts'
import {
  accept,
  type Checked,
  type CheckedFields,
  gatherFields,
  type MessageKey,
  refuse,
} from '../forms/fields/checked.ts'
import { checkName } from '../forms/fields/name.ts'
import { isWritableLine, tidyLine } from '../forms/fields/text.ts'
import type { Country } from '../market/locale.ts'
import { marketFormats } from '../market/market-formats.ts'
import { orderMinimumAge } from './order-limits.ts'

/** Who a test is for, as it is stored. */
export interface OrderPatient {
  readonly name: string
  /** YYYY-MM-DD */
  readonly birthdate: string
  /** E.164 */
  readonly phone: string
}

/** Where a test is sent. */
export interface PostalAddress {
  readonly street: string
  readonly postcode: string
  readonly place: string
}

/** Either a clinic to collect it at, or an address. */
export type Delivery =
  | { readonly clinic: string; readonly address: null }
  | { readonly clinic: null; readonly address: PostalAddress }

export interface OrderInput {
  readonly clinic?: string | null | undefined
  readonly address?: PostalAddress | null | undefined
  readonly patient: OrderPatient
}

/** What the rules about an order depend on. */
export interface OrderRules {
  /** The day in the market. */
  readonly today: string
  readonly country: Country
  /** The ids of the clinics where it can be collected. */
  readonly clinics: readonly string[]
  /** checkPhone with the caller's phone metadata. */
  readonly checkPhone: (text: string) => Checked<string>
}

export type CheckedOrder = { readonly patient: OrderPatient; readonly delivery: Delivery }

export function checkOrder(input: OrderInput, rules: OrderRules): CheckedFields<CheckedOrder> {
  const patient = checkOrderPatient(input.patient, rules)
  const delivery = checkDelivery(input, rules)
  if (patient.ok && delivery.ok) return accept({ patient: patient.value, delivery: delivery.value })
  return { ok: false, fields: { ...(delivery.ok ? {} : delivery.fields), ...(patient.ok ? {} : patient.fields) } }
}

function checkOrderPatient(
  input: OrderPatient,
  { today, checkPhone }: Pick<OrderRules, 'today' | 'checkPhone'>,
): CheckedFields<OrderPatient> {
  const birthdate = checkBirthdate(input.birthdate, today)
  return gatherFields<OrderPatient>({
    name: checkName(input.name),
    birthdate: birthdate.ok && isTooYoung(birthdate.value, today) ? refuse('too-young') : birthdate,
    phone: checkPhone(input.phone),
  })
}

function checkDelivery(
  { clinic, address }: Pick<OrderInput, 'clinic' | 'address'>,
  { clinics, country }: Pick<OrderRules, 'clinics' | 'country'>,
): CheckedFields<Delivery> {
  const refuseClinic = (key: MessageKey) => ({ ok: false, fields: { clinic: key } }) as const
  if (clinic && address) return refuseClinic('invalid')
  if (clinic) return clinics.includes(clinic) ? accept({ clinic, address: null }) : refuseClinic('invalid')
  if (!address) return refuseClinic('required')
  const checked = checkAddress(address, country)
  return checked.ok ? accept({ clinic: null, address: checked.value }) : checked
}

function checkAddress({ street, postcode, place }: PostalAddress, country: Country): CheckedFields<PostalAddress> {
  return gatherFields<PostalAddress>({
    street: checkLine(street, 'street-required'),
    postcode: marketFormats[country].postcode.pattern.test(tidyLine(postcode))
      ? accept(tidyLine(postcode))
      : refuse('postcode-format'),
    place: checkLine(place, 'place-required'),
  })
}

/** More than fits on a label: a limit for the database. */
const lineMaxLength = 100

function checkLine(text: string, missing: MessageKey): Checked<string> {
  if (!isWritableLine(text.trim())) return refuse('invalid-characters')
  const line = tidyLine(text)
  if (!/\p{L}/u.test(line)) return refuse(missing)
  return line.length > lineMaxLength ? refuse('too-long') : accept(line)
}

/** On the birthday itself they are old enough; those born on a leap day, on 1 March. */
function isTooYoung(birthdate: string, today: string): boolean {
  const birthday = `${Number(birthdate.slice(0, 4)) + orderMinimumAge}${birthdate.slice(4)}`
  return today < birthday
}
