import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { drawAddress, listCodes, readCode } from './booking.ts'

export interface ApiBooking {
  reference: string
  token: string
  start: string
  /** What the QR code carries. */
  ticket: string
}

/** Books the first time of a day, or the first after another, through the API: for tests that begin or end with a booking. */
export async function bookByApi(
  request: APIRequestContext,
  {
    clinic,
    phone,
    date = '2026-11-16',
    after = '',
    treatment = 'gp-consultation',
    locale = 'en',
  }: { clinic: string; phone: string; date?: string; after?: string; treatment?: string; locale?: Locale },
): Promise<ApiBooking> {
  // Before anything gives this visitor a cookie: the same one may not ask for a second code at once.
  const verification = await prove(request, phone)
  const { slots } = await (await request.get('/api/slots', { params: { treatment, clinic, date } })).json()
  const later = slots.filter((slot: { start: string }) => slot.start > after)
  return bookFirst(request, { slots: later.map(({ id }: { id: string }) => id), phone, verification, locale })
}

/** Books a slot that this visitor holds. */
export async function bookSlot(request: APIRequestContext, slot: string, phone: string): Promise<ApiBooking> {
  return bookFirst(request, { slots: [slot], phone, verification: await prove(request, phone), locale: 'en' })
}

/** Proves a phone by the code of an SMS. */
async function prove(request: APIRequestContext, phone: string): Promise<string> {
  const headers = { 'x-forwarded-for': drawAddress() }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { length: before } = await listCodes(request, phone)
  const sent = await post('/api/verifications', { phone, locale: 'en' })
  const { token } = await post(`/api/verifications/${sent.id}/code`, { code: await readCode(request, phone, before) })
  return token
}

/** Books the first slot that nobody else takes: other tests book at the same moment, and the list may be a moment old. */
async function bookFirst(
  request: APIRequestContext,
  { slots, phone, verification, locale }: { slots: string[]; phone: string; verification: string; locale: Locale },
): Promise<ApiBooking> {
  const patient = { name: 'Kari Anne Nordmann', birthdate: '2000-03-04', phone, description: 'Sore throat' }
  for (const slot of slots) {
    const booked = await request.post('/api/bookings', {
      data: { slot, treatment: slot.split('.')[0], verification, patient, locale },
      headers: { 'x-forwarded-for': drawAddress(), 'idempotency-key': randomUUID() },
    })
    const { code, reference, token, start } = await booked.json()
    if (booked.ok()) {
      const headers = { authorization: `Bearer ${token}` }
      const { ticket } = await (await request.get(`/api/bookings/${reference}`, { headers })).json()
      return { reference, token, start, ticket }
    }
    expect(code).toBe('slot-taken')
  }
  throw new Error('Nothing is free.')
}
