import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { drawAddress, readCode } from './booking.ts'

export interface ApiBooking {
  reference: string
  token: string
  start: string
  /** What the QR code carries. */
  ticket: string
}

/** Books the first time of a day, or the first after another, through the API: for tests that begin with a booking. */
export async function bookByApi(
  request: APIRequestContext,
  {
    clinic,
    phone,
    date = '2026-11-16',
    after = '',
    treatment = 'gp-consultation',
  }: { clinic: string; phone: string; date?: string; after?: string; treatment?: string },
): Promise<ApiBooking> {
  const headers = { 'x-forwarded-for': drawAddress() }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const sent = await post('/api/verifications', { phone, locale: 'en' })
  const { token: verification } = await post(`/api/verifications/${sent.id}/code`, {
    code: await readCode(request, phone),
  })
  const { slots } = await (await request.get('/api/slots', { params: { treatment, clinic, date } })).json()
  const patient = { name: 'Kari Anne Nordmann', birthdate: '2000-03-04', phone, description: 'Sore throat' }
  const { reference, token, start } = await bookFirst(
    slots.filter((slot: { start: string }) => slot.start > after),
    (slot) =>
      request.post('/api/bookings', {
        data: { slot, treatment, verification, patient, locale: 'en' },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      }),
  )
  const bearer = { authorization: `Bearer ${token}` }
  const { ticket } = await (await request.get(`/api/bookings/${reference}`, { headers: bearer })).json()
  return { reference, token, start, ticket }
}

/** The first time that nobody else takes: other tests book at the same moment, and the list may be a moment old. */
async function bookFirst(slots: { id: string }[], book: (slot: string) => Promise<APIResponse>) {
  for (const { id } of slots) {
    const answer = await book(id)
    const body = await answer.json()
    if (answer.ok()) return body
    expect(body.code).toBe('slot-taken')
  }
  throw new Error('Nothing is free.')
}
