import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { calls } from '#domain/api/calls.ts'
import { staffCalls } from '#domain/api/staff/calls.ts'
import { roles } from '#domain/staff/roles.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { addTablet, tryLists, writeToClinic } from '../../testing/staff-lists.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bookSlot, findSlotIds, newOrder } from '../../testing/visit.ts'

type Parts = { params?: unknown; querystring?: unknown; body?: unknown }

/** The names of what a call takes. */
const namesIn = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** Left out: what stays open, and what ends the session that the others need. */
const names = Object.keys(staffCalls).filter((it) => !['GET /staff/events', 'POST /staff/sign-out'].includes(it))

describe.each(engines)('whatever is sent to the console, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let slot: string
  let reference: string
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database, env: { LOG_LEVEL: 'silent' } })
    const slots = await findSlotIds(api)
    slot = slots[1]!
    reference = (await bookSlot(api, slots[0]!)).body.reference
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('is answered or refused, and never fails', async () => {
    const browser = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const right: Record<string, unknown[]> = {
      clinic: ['bislett'],
      ...{ date: ['2026-11-10'], month: ['2026-10'], again: ['2026-11-01'], start: ['2026-11-10T08:00:00.123Z'] },
      ...{ reference: [reference], run: ['mindfulness-2026-11-24'], group: ['mindfulness'], slot: [slot] },
      id: ['tinde', 'norvind', 'bislett', 'anne-lege', await addTablet(api), await writeToClinic(api)],
      ...{ kind: ['clinic', 'practitioner'], revision: [1], seen: [[]], isPreview: [true], query: ['nordmann'] },
      ...{ treatment: ['gp-consultation'], practitioner: ['anne-lege'], state: ['arrived', 'taken', 'cancelled'] },
      ...{ from: ['new', 'ordered'], note: ['Ring tolk'], name: ['Ved døra'], key: ['contact-mail:x'], patient: [{}] },
      change: [
        { kind: 'closure', from: '2026-11-20', to: '9999-12-31', reason: { no: 'Stengt', en: 'Closed' } },
        { kind: 'closure', from: '2026-11-20', to: '2026-11-20', reason: { no: '\0', en: '\ud800' } },
        { kind: 'absence', practitioner: 'anne-lege', from: '2026-11-20', to: '2026-11-10' },
        { kind: 'copy-week', practitioners: ['anne-lege'], from: '0000-01-01', to: '2099-12-31' },
        { kind: 'usual-hours', date: '2099-12-31' },
      ],
    }
    const odd = fc.oneof(
      fc.constantFrom('\0', '\ud800', '', '*', '%', '__proto__', "'; drop table bookings; --", 'x'.repeat(300)),
      fc.constantFrom(
        '9999-12-31',
        '0000-01-01',
        '2026-02-30',
        '0000-01',
        '9999-12',
        '2026-11-10T08:00:00.1234567891Z',
      ),
      fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', 2 ** 31, 2 ** 53, -1, Number.MAX_VALUE),
      fc.string({ unit: 'binary', maxLength: 60 }),
    )
    const someOf = (name: string) => {
      const known = right[name]
      return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: odd }) : odd
    }
    const recordOf = (schema: unknown) =>
      fc.record(Object.fromEntries(namesIn(schema).map((it) => [it, someOf(it)])), { requiredKeys: [] })
    const request = fc.constantFrom(...names).chain((call) => {
      const { params, querystring, body } = calls[call as keyof typeof calls] as Parts
      const [param] = namesIn(params)
      return fc.record({
        call: fc.constant(call),
        param: param === undefined ? fc.constant('') : someOf(param),
        query: recordOf(querystring),
        body: body === undefined ? fc.constant(undefined) : fc.oneof(recordOf(body), fc.jsonValue()),
      })
    })
    const write = (value: unknown) => encodeURIComponent(String(value).toWellFormed())
    await fc.assert(
      fc.asyncProperty(request, async ({ call, param, query, body }) => {
        const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PATCH', string]
        const search = Object.entries(query).map(([name, value]) => `${name}=${write(value)}`)
        const url = `/api${path.replace(/\{\w+\}/, () => write(param))}?${search.join('&')}`
        const headers = { 'idempotency-key': randomUUID() }
        const { status } = await browser.call(method, url, body === undefined ? { headers } : { body, headers })
        expect(status, `${method} ${url} ${JSON.stringify(body)}`).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })

  it('is answered however deep it is nested', async () => {
    const browser = await signInStaff(api, 'receptionist')
    const body = JSON.parse('['.repeat(8_000) + ']'.repeat(8_000))
    const { status } = await browser.call('POST', `/api/staff/affected/${reference}/keep`, { body })
    expect(status).toBeLessThan(500)
  })

  it('is refused where it names a day that nobody means', async () => {
    const browser = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const asking = names.filter((it) =>
      namesIn((calls[it as keyof typeof calls] as Parts).querystring).includes('date'),
    )
    expect(asking).toContain('GET /staff/day')
    for (const date of ['9999-12-31', '0000-01-01', '2026-02-30']) {
      for (const call of asking) {
        const path = call.slice('GET '.length).replace(/\{\w+\}/, 'x')
        const { status } = await browser.call(
          'GET',
          `/api${path}?clinic=bislett&treatment=gp-consultation&date=${date}`,
        )
        expect([call, date, status]).toEqual([call, date, 422])
      }
    }
  })

  it('reaches nothing of a clinic where somebody does not work, whatever their role', async () => {
    const order = { ...newOrder(api, slot), verification: undefined }
    const headers = { 'idempotency-key': randomUUID() }
    const at = 'clinic=bislett&date=2026-11-10'
    const seen = [{ kind: 'practitioner', id: 'anne-lege', revision: 1 }]
    const away = { kind: 'absence', practitioner: 'anne-lege', from: '2026-11-09', to: '2026-11-09' }
    const restored = { clinic: 'bislett', kind: 'clinic', id: 'bislett', revision: 1, seen }
    const booking = `/api/staff/bookings/${reference}`
    const tries: Record<string, (it: StaffBrowser) => Promise<{ status: number }>> = {
      ...tryLists(api),
      day: (it) => it.call('GET', `/api/staff/day?${at}`),
      times: (it) => it.call('GET', `/api/staff/times?${at}&treatment=gp-consultation`),
      booking: (it) => it.call('GET', booking),
      note: (it) => it.call('PATCH', `${booking}?clinic=okern`, { body: { note: 'x' } }),
      cancel: (it) => it.call('PATCH', booking, { body: { state: 'cancelled', reason: 'clinic-mistake' } }),
      undo: (it) => it.call('POST', `${booking}/undo`, { body: { change: randomUUID() } }),
      caller: (it) => it.call('POST', '/api/staff/bookings?clinic=okern', { body: order, headers }),
      offer: (it) => it.call('POST', '/api/staff/offers', { body: { reference } }),
      keep: (it) => it.call('POST', `/api/staff/affected/${reference}/keep`),
      affected: (it) => it.call('GET', '/api/staff/affected?clinic=bislett'),
      rosters: (it) => it.call('GET', `/api/staff/rosters?${at}`),
      // Through the clinic where they do work.
      away: (it) => it.call('POST', '/api/staff/absences', { body: { clinic: 'okern', seen, change: away } }),
      history: (it) => it.call('GET', '/api/staff/rosters/history?clinic=okern&kind=clinic&id=bislett'),
      restore: (it) => it.call('POST', '/api/staff/rosters/restore', { body: { ...restored, clinic: 'okern' } }),
      log: (it) => it.call('GET', '/api/staff/access-log?date=2026-11-09&clinic=bislett'),
    }
    for (const role of roles) {
      const practitioner = role === 'practitioner' ? 'anne-lege' : null
      const browser = await signInStaff(api, role, { clinics: ['okern'], practitioner, email: `${role}@okern.example` })
      for (const [name, make] of Object.entries(tries)) {
        expect([role, name, (await make(browser)).status]).toEqual([role, name, 403])
      }
    }
  })
})
