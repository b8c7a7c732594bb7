import { randomUUID } from 'node:crypto'
import type { Reply, TestApi } from './test-api.ts'
import { newPhone, provePhone } from './visit.ts'

const names = ['Kari Nordmann', 'Ola Nordmann', 'Liv Nordmann', 'Per Nordmann']

/** The times of a day at which people can come together, by their first one: of the first way, or of the one that is named. */
export async function findTimesTogether(
  api: TestApi,
  people: number,
  { date = '2026-11-10', way }: { date?: string; way?: 'in-turn' | 'side-by-side' } = {},
): Promise<string[][]> {
  const { body } = await api.call(
    'GET',
    `/api/slots?treatment=gp-consultation&clinic=bislett&date=${date}&people=${people}`,
  )
  return body.slots.flatMap((slot: { together: { way: string; slots: string[] }[] }) => {
    const found = slot.together.find((it) => way === undefined || it.way === way)
    return found ? [found.slots] : []
  })
}

/** An order for people who come together, by a phone that is proved. */
export function familyOrder(api: TestApi, slots: string[], changes: object = {}, phone: string = newPhone()) {
  return {
    people: slots.map((slot, place) => ({
      slot,
      patient: { name: names[place]!, birthdate: `20${10 + place}-02-03`, phone, description: 'Hoste' },
    })),
    treatment: 'gp-consultation',
    verification: provePhone(api, phone),
    locale: 'en',
    ...changes,
  }
}

export function placeFamily(api: TestApi, order: object, key: string = randomUUID()): Promise<Reply> {
  return api.call('POST', '/api/bookings', { body: order, headers: { 'idempotency-key': key } })
}
