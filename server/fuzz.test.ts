import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, openTestPostgres, type TestDatabase } from '#database/testing/engines.ts'
import { calls } from '#domain/api/calls.ts'
import { problemAnswer } from '#domain/api/problem-answer.ts'
import { registerKiosk } from './testing/kiosk.ts'
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
  let kiosk: string
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database, env: { LOG_LEVEL: 'silent' } })
    const slots = await findSlotIds(api)
    slot = slots[0]!
    booking = (await bookSlot(api, slots[1]!)).body
    kiosk = (await registerKiosk(api)).cookie
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
      fc.record(
        {
          item: fc.oneof(oddText, fc.constant('home-test')),
          clinic: field,
          address: fc.oneof(fc.jsonValue(), fc.record({ street: field, postcode: field, place: field })),
          verification: field,
          patient: fc.record({ name: field, birthdate: field, phone: field }),
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
          'orders',
          'orders/ABCD2345/cancel',
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
      piece.map((it) => `/api/orders/${it}`),
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

  it('every call of the contract takes any bytes in any of its parts', async () => {
    const forms = new Set(['POST /contact', 'POST /interest', 'POST /consent'])
    // Also what is no UTF-8, half a character, and what a parser may take for a list or an object.
    const rawText = fc.oneof(
      oddText.map((it) => encodeURIComponent(it.toWellFormed())),
      fc.constantFrom(
        '%FF',
        '%ED%A0%80',
        '%C0%80',
        '%E2%80%AE',
        '%0d%0aset-cookie:x=1',
        '%uD800',
        '+',
        '[]',
        '%5B%5D',
        'x'.repeat(300),
      ),
    )
    const rawName = fc.oneof(
      fc.constantFrom(...names, 'q', 'service', 'competence'),
      fc.constantFrom('locale[]', 'locale[x]', '__proto__', 'constructor.prototype', 'date%00'),
    )
    const query = fc
      .array(fc.tuple(rawName, rawText), { maxLength: 5 })
      .map((pairs) => pairs.map((it) => it.join('=')).join('&'))
    const broken = fc.constantFrom(
      ...[
        '',
        '{',
        'null',
        '"\\ud800"',
        '[[[[[]]]]]',
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{}}}',
        '1e999',
      ],
      ...[
        '{"slot":"a","slot":["b"]}',
        '\ufeff{}',
        '{"code":"\\u0000"}',
        '['.repeat(4_000),
        '{"a":'.repeat(3_000),
        ' '.repeat(15_000),
      ],
      ...[
        '{"clinic":"bislett","ticket":"\\udc00"}',
        '{"clinic":["bislett"],"verification":{}}',
        '{"choice":"accept","return":"//x"}',
      ],
    )
    const payload = fc.oneof(
      broken,
      bodies().map((it) => JSON.stringify(it) ?? ''),
      fc
        .record({ clinic: field, ticket: field, verification: field, code: field }, { requiredKeys: [] })
        .map((it) => JSON.stringify(it)),
      fc.uint8Array({ maxLength: 200 }).map((it) => Buffer.from(it)),
    )
    const type = fc.constantFrom(
      ...[
        'application/json',
        'application/json',
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'text/plain',
        'text/json',
      ],
      ...[
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        ';',
        'a'.repeat(200),
        'application/json;x=\xe9',
      ],
    )
    const headerText = fc.string({
      unit: fc
        .integer({ min: 0x21, max: 0xff })
        .filter((it) => it !== 0x7f)
        .map((it) => String.fromCharCode(it)),
      maxLength: 60,
    })
    const headers = fc.record(
      {
        'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
        'x-forwarded-host': headerText,
        'idempotency-key': headerText,
        'accept-language': headerText,
        authorization: headerText.map((it) => `Bearer ${it}`),
        cookie: fc.oneof(
          headerText,
          fc.constant(kiosk),
          headerText.map((it) => `visitor=${it}; kiosk=${it}; consent=%zz`),
        ),
      },
      { requiredKeys: ['x-forwarded-for'] },
    )
    const parameter = fc.oneof(rawText, fc.constantFrom(booking.reference, '00000000-0000-4000-8000-000000000000'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(calls)),
        fc.record({ parameter, query, payload, type, headers }),
        async (call, sent) => {
          const [method, path] = call.split(' ') as ['GET' | 'POST' | 'DELETE', string]
          const url = `/api${path.replace(/\{\w+\}/, () => sent.parameter)}?${sent.query}`
          const response = await api.app.inject({
            method,
            url,
            headers: { ...sent.headers, ...(method === 'GET' ? {} : { 'content-type': sent.type }) },
            ...(method === 'GET' ? {} : { payload: sent.payload }),
          })
          expect(response.statusCode, call).toBeLessThan(500)
          // Whoever sends a form may get a page.
          const isForm = forms.has(call) && /urlencoded|multipart/.test(sent.type)
          if (response.statusCode < 400 || isForm) return
          expect(problemAnswer.parse(response.json()).status).toBe(response.statusCode)
        },
      ),
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
