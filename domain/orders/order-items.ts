import type { Facts } from '../facts/facts.ts'
import type { OrderItem } from '../facts/orders.ts'

/** An item that the country sells: one with a price. */
export function findItem({ orders, prices }: Pick<Facts, 'orders' | 'prices'>, id: string): OrderItem | undefined {
  return prices[id] ? orders.items.find((it) => it.id === id) : undefined
}

/** Where tests are collected. */
export function collectClinics({ orders, clinics }: Pick<Facts, 'orders' | 'clinics'>): Facts['clinics'] {
  return clinics.filter((it) => it.labels.includes(orders.collectAt))
}

/** Where samples are handed in. */
export function handInClinics({ orders, clinics }: Pick<Facts, 'orders' | 'clinics'>): Facts['clinics'] {
  return clinics.filter((it) => it.labels.some((label) => orders.handInAt.includes(label)))
}
