import { setTimeout } from 'node:timers/promises'
import type { Order } from '../checks/history.ts'
import { ask, type Booked, isOpen, newPhone, provePhone, type World } from './world.ts'

/** How often a client asks again before it leaves it to the end of the run. */
const tries = 5

/** A request for a booking, and what its client needs to ask again. */
export interface OpenOrder {
  record: Order
  body: object
  action: string
}

const names = ['Kari Nordmann', 'Ola Nordmann', 'Liv Nordmann']

export const patientOf = (phone: string, place = 0) => ({
  name: names[place % names.length]!,
  birthdate: `198${place}-02-28`,
  email: 'kari@example.no',
  phone,
  description: 'Sår hals siden lørdag',
})

export function makeOrder(
  world: World,
  action: string,
  wanted: object,
  { phone = newPhone(), proof = provePhone(phone) } = {},
): OpenOrder {
  const record: Order = { key: `key-of-${phone.slice(1)}`, phone, attempts: [] }
  world.history.orders.push(record)
  const patient = 'people' in wanted ? {} : { patient: patientOf(phone) }
  return { record, action, body: { verification: proof, locale: 'en', ...patient, ...wanted } }
}

/** Asks until an answer decides it, as a browser does; the bookings that it made. */
export async function placeOrder(world: World, order: OpenOrder, server: number, again = false): Promise<Booked[]> {
  let booked: Booked[] = []
  let isDecided = false
  for (let n = 0; n < tries && !isDecided; n++) {
    if (n > 0) await setTimeout(100 * n)
    booked = await tryOrder(world, order, server + n)
    isDecided = !isOpen(order.record.attempts.at(-1)!)
  }
  if (again) await tryOrder(world, order, server + 1)
  world.public.push(...booked)
  return booked
}

/** One attempt. */
export async function tryOrder(world: World, { record, action, body }: OpenOrder, server: number): Promise<Booked[]> {
  const reply = await ask(world, action, server, 'POST', '/api/bookings', {
    body,
    headers: { 'idempotency-key': record.key },
  })
  const made = reply.status === 201 ? (reply.body.bookings ?? [reply.body]) : []
  record.attempts.push({
    status: reply.status,
    references: made.map((it: { reference: string }) => it.reference),
  })
  return made.map((it: { reference: string; token: string; start: string; clinic: string; group?: object }) => ({
    reference: it.reference,
    token: it.token,
    start: it.start,
    clinic: it.clinic,
    isSingle: made.length === 1 && !it.group,
  }))
}
