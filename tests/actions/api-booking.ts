import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
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
  const post = async (path: string, data: object, more: Record<string, string> = {}) => {
    const answer = await request.post(path, { data, headers: { ...headers, ...more } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const sent = await post('/api/verifications', { phone, locale: 'en' })
  const { token: verification } = await post(`/api/verifications/${sent.id}/code`, {
    code: await readCode(request, phone),
  })
  const { slots } = await (await request.get('/api/slots', { params: { treatment, clinic, date } })).json()
  const patient = { name: 'Kari Anne Nordmann', birthdate: '2000-03-04', phone, description: 'Sore throat' }
  const { id: slot } = slots.find(({ start }: { start: string }) => start > after)
  const order = { slot, treatment, verification, patient, locale: 'en' }
  const { reference, token, start } = await post('/api/bookings', order, { 'idempotency-key': randomUUID() })
  const bearer = { authorization: `Bearer ${token}` }
  const { ticket } = await (await request.get(`/api/bookings/${reference}`, { headers: bearer })).json()
  return { reference, token, start, ticket }
}
