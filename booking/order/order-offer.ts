import type { OrderableItem } from '#domain/site/site-data.ts'
import type { OrderMessages } from '#messages/orders/messages.ts'

/** What the page around gives to the order, beside what every booking has. */
export interface OrderOffer {
  items: OrderableItem[]
  /** The ids of clinics where tests are collected. */
  collectAt: string[]
  /** The treatment of a time to collect one at; not there where only the counter has them. */
  collectTime?: string
  words: OrderMessages
  /** Its own address. */
  path: string
}
