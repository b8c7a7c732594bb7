import type { Locale } from '#domain/market/locale.ts'
import type { OrderPatient, PostalAddress } from '#domain/orders/check-order.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** An order as stored. */
export interface Order {
  reference: string
  tokenHash: string
  item: string
  state: OrderState
  /** Where it is collected; null by post. */
  clinic: string | null
  /** Where it is to be sent; null once it is, and for what is collected. */
  address: PostalAddress | null
  /** The booking of a time at which it is collected. */
  booking: string | null
  price: number | null
  patient: OrderPatient
  locale: Locale
  orderedAt: Temporal.Instant
  /** When it came into its state. */
  changedAt: Temporal.Instant
}

interface OrderRow extends Pick<Order, 'reference' | 'item' | 'state' | 'clinic' | 'booking' | 'price' | 'locale'> {
  token_hash: string
  street: string | null
  postcode: string | null
  place: string | null
  patient_name: string
  birthdate: string
  patient_phone: string
  created_at: Date
  changed_at: Date
}

export async function findOrder(database: Database, reference: string): Promise<Order | undefined> {
  const { rows } = await database.run<OrderRow>(sql`
    select *, patient_birthdate::text as birthdate from orders where reference = ${reference}`)
  return rows[0] && fromRow(rows[0])
}

/** Those in some states, the oldest first. */
export async function listOrders(database: Database, states: readonly OrderState[]): Promise<Order[]> {
  const { rows } = await database.run<OrderRow>(sql`
    select *, patient_birthdate::text as birthdate from orders
    where state = any(${states}::text[]) order by changed_at, reference`)
  return rows.map(fromRow)
}

/** Those of a phone that have no result yet, the newest first. */
export async function listOrdersOf(database: Database, phone: string): Promise<Order[]> {
  const { rows } = await database.run<OrderRow>(sql`
    select *, patient_birthdate::text as birthdate from orders
    where patient_phone = ${phone} and state in ('ordered', 'sent', 'collected', 'handed-in')
    order by created_at desc, reference`)
  return rows.map(fromRow)
}

function fromRow({
  reference,
  item,
  state,
  clinic,
  booking,
  price,
  locale,
  street,
  postcode,
  place,
  ...row
}: OrderRow): Order {
  return {
    reference,
    tokenHash: row.token_hash,
    item,
    state,
    clinic,
    address: street !== null && postcode !== null && place !== null ? { street, postcode, place } : null,
    booking,
    price,
    patient: { name: row.patient_name, birthdate: row.birthdate, phone: row.patient_phone },
    locale,
    orderedAt: row.created_at.toTemporalInstant(),
    changedAt: row.changed_at.toTemporalInstant(),
  }
}
