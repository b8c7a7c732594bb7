import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, openTestPostgres, type TestDatabase } from '#database/testing/engines.ts'
import { problemAnswer } from '#domain/api/problem-answer.ts'
import { openTestApi, type TestApi } from './testing/test-api.ts'
import { bookSlot, findSlotIds } from './testing/visit.ts'

/** Anything at all, and now and then something that nearly fits. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%00',
    '%',
    '../..',
    '\ud800',
    "'; drop table bookings; --",
    '{}',
    'null',
    '__proto__',
  ),
  fc.constantFrom('bislett', 'gp-consultation', 'anne-lege', '2026-11-10', '0000-01-01', '9999-12-31', '2026-02-30'),
  fc.constantFrom('+4791234567', '+47', '00000000-0000-4000-8000-000000000000', 'no', 'en', '1e309', '-1'),
)

describe.each([
  ['embedded', openTestEmbedded],
  ['PostgreSQL', openTestPostgres],
])('whatever is sent, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let slot: string
  let booking: { reference: string; token: string }
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database, env: { LOG_LEVEL: 'silent' } })
    const slots = await findSlotIds(api)
    slot = slots[0]!
    booking = (await bookSlot(api, slots[1]!)).body
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  const almostSlot = () => fc.oneof(oddText, fc.constant(slot), fc.constant(`${slot}z`))
  const field = fc.oneof(oddText, fc.jsonValue(), fc.constant(undefined))
  const bodies = () =>
    fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          slot: almostSlot(),
          treatment: fc.oneof(oddText, fc.constant('gp-consultation')),
          hold: field,
          verification: field,
          patient: fc.oneof(
            fc.jsonValue(),
            fc.record({ name: field, birthdate: field, email: field, phone: field, description: field }),
          ),
          partner: fc.oneof(fc.jsonValue(), fc.record({ kind: field, id: field, rewardNumber: field })),
          locale: field,
        },
        { requiredKeys: [] },
      ),
      fc.record({ phone: field, locale: field }, { requiredKeys: [] }),
      fc.record({ code: field }),
      fc.record(
        { clinic: field, name: field, birthdate: field, email: field, phone: field, message: field, locale: field },
        { requiredKeys: [] },
      ),
      fc.record(
        {
          ...{ company: field, name: field, email: field, phone: field, employees: field, message: field },
          ...{ reply: field, locale: field },
        },
        { requiredKeys: [] },
      ),
    )

  const gets = [
    'health',
    'ready',
    'catalogue',
    'clinics',
    'days',
    'slots',
    'practitioners',
    'dev/outbox',
    'openapi.json',
  ]
  const names = [
    'locale',
    'partner',
    'treatment',
    'clinic',
    'date',
    'practitioner',
    'from',
    'to',
    'city',
    'type',
    'phone',
    'ticket',
  ]

  /** Never a 5xx, never a hang, and every refusal a problem document. */
  async function send(method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, body?: unknown, headers = {}) {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const response = await api.app.inject({
      method,
      url,
      headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(response.statusCode, `${method} ${url}`).toBeLessThan(500)
    if (response.statusCode >= 400) {
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(problemAnswer.parse(response.json()).status).toBe(response.statusCode)
    }
  }

  it('every question gets an answer or a problem document', async () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...names), oddText), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...gets), query, async (path, pairs) => {
        const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
        await send('GET', `/api/${path}?${search}`)
      }),
      { numRuns: 1_000 },
    )
  })

  it('every body gets an answer or a problem document', async () => {
    const paths = () =>
      fc.constantFrom(
        ...[
          'holds',
          'verifications',
          'verifications/00000000-0000-4000-8000-000000000000/code',
          'bookings',
          'contact',
          'interest',
        ],
        ...[`bookings/${booking.reference}/move`, `bookings/${booking.reference}/cancel`, 'holds/x/extend'],
      )
    const headers = fc.record(
      {
        'idempotency-key': fc.string({ maxLength: 300 }).map((it) => it.replaceAll(/[^\x20-\x7e]/g, '')),
        authorization: fc.string({ maxLength: 60 }).map((it) => `Bearer ${it.replaceAll(/[^\x20-\x7e]/g, '')}`),
        cookie: fc.string({ maxLength: 60 }).map((it) => `visitor=${it.replaceAll(/[^\x20-\x7e]/g, '')}`),
        'accept-language': fc.string({ maxLength: 60 }).map((it) => it.replaceAll(/[^\x20-\x7e]/g, '')),
        'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('unknown')),
      },
      { requiredKeys: ['x-forwarded-for'] },
    )
    await fc.assert(
      fc.asyncProperty(paths(), bodies(), headers, (path, body, given) => send('POST', `/api/${path}`, body, given)),
      { numRuns: 1_000 },
    )
  })

  it('every path gets an answer or a problem document', async () => {
    const piece = oddText.map((it) => encodeURIComponent(it.toWellFormed()))
    const path = fc.oneof(
      piece.map((it) => `/api/bookings/${it}`),
      piece.map((it) => `/api/bookings/${it}/calendar.ics?ticket=${it}`),
      piece.map((it) => `/api/holds/${it}`),
      piece.map((it) => `/api/verifications/${it}/code`),
      fc
        .string({ maxLength: 300 })
        .map((it) => `/api/${it.replaceAll(/[^\x21-\x7e]/g, '')}`)
        // '/api/..' is the front page.
        .filter((it) => URL.parse(it, 'http://localhost')?.pathname.startsWith('/api/') ?? false),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'GET', 'POST', 'DELETE', 'PUT'), path, (method, url) =>
        send(method, url, undefined, { authorization: `Bearer ${booking.token}` }),
      ),
      { numRuns: 1_500 },
    )
  })

  it('every path gets an answer when it is posted to by a form without script', async () => {
    const path = fc
      .oneof(oddText, fc.constantFrom('(', '|(.+)+~~', '[a-', '\\', '$&', 'contact', 'interest'))
      .map((it) => `/api/${encodeURI(it.toWellFormed()).replaceAll(/[?#]/g, '')}`)
      .filter((it) => URL.parse(it, 'http://localhost')?.pathname.startsWith('/api/') ?? false)
    await fc.assert(
      fc.asyncProperty(path, async (url) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
        const response = await api.app.inject({ method: 'POST', url, headers, payload: 'return=%2Fen%2Fcontact%2F' })
        expect(response.statusCode, url).toBeLessThan(500)
      }),
      { numRuns: 500 },
    )
  })

  it('the booking from before is still there', async () => {
    const { body } = await api.call('GET', `/api/bookings/${booking.reference}`, {
      headers: { authorization: `Bearer ${booking.token}` },
    })
    expect(body.state).toBe('booked')
  })
})
