import { readBirthdate } from '#domain/forms/fields/birthdate.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { languageOf } from '#domain/market/locale.ts'
import { type CheckedOrder, checkOrder } from '#domain/orders/check-order.ts'
import type { OrderWay } from '#domain/orders/order-states.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { checkPhoneFormat } from '#domain/phones/phone-format.ts'
import type { FormSetting } from '../form/form-setting.ts'

/** What stands in the form. */
export interface TypedOrder {
  item: string
  way: OrderWay | ''
  clinic: string
  street: string
  postcode: string
  place: string
  name: string
  birthdate: string
  phone: string
}

/** In the order in which they stand on the page, which is the order of the error summary. */
export const orderFields = [
  'item',
  'way',
  'clinic',
  'street',
  'postcode',
  'place',
  'name',
  'birthdate',
  'phone',
] as const
export type OrderField = (typeof orderFields)[number]

export type CheckedTyped =
  | { ok: true; item: string; order: CheckedOrder }
  | { ok: false; fields: Partial<Record<OrderField, MessageKey>> }

/** The rules of the domain for everything typed, all at once. */
export function checkTyped(
  typed: TypedOrder,
  { locale, country, today, clinics }: FormSetting & { clinics: readonly string[] },
): CheckedTyped {
  const birthdate = readBirthdate(typed.birthdate, languageOf(locale, country), today)
  const { street, postcode, place } = typed
  const order = checkOrder(
    {
      ...(typed.way === 'post' ? { address: { street, postcode, place } } : { clinic: typed.clinic }),
      patient: {
        name: typed.name,
        birthdate: birthdate.ok ? birthdate.value : '',
        phone: readPhone(typed.phone, country),
      },
    },
    { today, country, clinics, checkPhone: checkPhoneFormat },
  )
  if (order.ok && birthdate.ok && typed.item && typed.way) return { ok: true, item: typed.item, order: order.value }
  const { clinic, ...fields }: Partial<Record<string, MessageKey>> = order.ok ? {} : order.fields
  return {
    ok: false,
    fields: {
      ...(!typed.item && { item: 'required' }),
      // Which clinic is asked for once somebody wants to come.
      ...(typed.way ? clinic && { clinic } : { way: 'required' }),
      ...fields,
      ...(!birthdate.ok && { birthdate: birthdate.key }),
    },
  }
}
