import type { Clinic } from '#domain/facts/clinic.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'
import type { Reader } from './write-sms.ts'

/** Brand, reference and state: a locked screen must not show what was ordered, nor that it is a test. */
export function writeAboutOrder(
  reader: Reader,
  values: {
    brand: string
    phone: string
    reference: string
    state: OrderState
    /** Where it is collected; undefined by post. */
    clinic: Pick<Clinic, 'name' | 'address'> | undefined
    /** Empty where no link would open it. */
    link: string
  },
): string {
  const { brand, phone, reference, state, clinic, link } = values
  const { orders } = messagesFor(reader.locale, reader.country).sms
  const words = state === 'ordered' ? (clinic ? orders.toCollect : orders.toSend) : orders[state]
  const street = clinic?.address.street ?? ''
  return format(words, { brand, phone, reference, clinic: clinic?.name ?? '', street, link }).trimEnd()
}
