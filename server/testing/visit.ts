import { randomUUID } from 'node:crypto'
import { signPhone } from '../identity/verified-phone.ts'
import type { Reply, TestApi } from './test-api.ts'

/** What patients do, as functions that all tests share. */

let count = 0

/** A mobile number that nobody else in the tests has. */
export function newPhone(): string {
  count += 1
  return `+4791${String(100_000 + count)}`
}

/** An address of its own for each patient, so that they do not share a limit. */
export function newAddress(): Record<string, string> {
  count += 1
  return { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
}

export async function findSlotIds(
  api: TestApi,
  date = '2026-11-10',
  treatment = 'gp-consultation',
  clinic = 'bislett',
): Promise<string[]> {
  const { body } = await api.call('GET', `/api/slots?treatment=${treatment}&clinic=${clinic}&date=${date}`)
  return body.slots.map((slot: { id: string }) => slot.id)
}

export async function readCode(api: TestApi, phone: string): Promise<string> {
  const { body } = await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
  const codes = body.messages.flatMap(({ text }: { text: string }) => /#(\d{6})$/.exec(text)?.[1] ?? [])
  return codes[0]
}

/** Proves a phone and answers the token. */
export async function verifyPhone(api: TestApi, phone: string): Promise<string> {
  const headers = newAddress()
  const opened = await api.call('POST', '/api/verifications', { body: { phone, locale: 'en' }, headers })
  if (opened.status !== 202) throw new Error(`verification: ${opened.status}`)
  const code = await readCode(api, phone)
  const checked = await api.call('POST', `/api/verifications/${opened.body.id}/code`, { body: { code }, headers })
  return checked.body.token
}

/** The proof that a phone was verified, without the SMS: for tests with more patients than codes may be sent. */
export function provePhone({ service }: TestApi, phone: string): string {
  const { secrets, clock } = service
  return signPhone(secrets, { phoneHash: secrets.hash('phone', phone), verification: randomUUID() }, clock.now())
}

/** An order by somebody who has not booked before. */
export function newOrder(api: TestApi, slot: string): object {
  const phone = newPhone()
  return orderFor(slot, phone, provePhone(api, phone))
}

export function orderFor(slot: string, phone: string, verification: string, changes: object = {}) {
  return {
    slot,
    treatment: slot.split('.')[0],
    verification,
    patient: {
      name: 'Kari Nordmann',
      birthdate: '1980-02-29',
      email: 'kari@example.no',
      phone,
      description: 'Sår hals siden lørdag',
    },
    locale: 'en',
    ...changes,
  }
}

export function placeOrder(api: TestApi, order: object, key: string = randomUUID()): Promise<Reply> {
  return api.call('POST', '/api/bookings', { body: order, headers: { 'idempotency-key': key } })
}

/** Books a slot from beginning to end. */
export async function bookSlot(api: TestApi, slot: string, changes: object = {}): Promise<Reply & { phone: string }> {
  const phone = newPhone()
  const reply = await placeOrder(api, orderFor(slot, phone, await verifyPhone(api, phone), changes))
  return { ...reply, phone }
}

export function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } }
}
