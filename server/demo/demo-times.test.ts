import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { demo } from '#domain/facts/demo.ts'
import { openTestApi, type TestApi, type TestApiParts } from '../testing/test-api.ts'
import { demoJob } from './demo-times.ts'

const sample = demo.parse({
  closures: [{ clinic: 'okern', fromDay: 0, toDay: 0 }],
  absences: [{ practitioner: 'cato-fysio', fromDay: 0, toDay: 3 }],
  bookedOut: [
    { clinic: 'bislett', fromDay: 1, toDay: 1 },
    { practitioner: 'else-natt', fromDay: 2, toDay: 2 },
  ],
  busyness: 0.4,
})

it('the demo is filled once on each day of the market', () => {
  const noon = Temporal.Instant.from('2026-11-16T12:00:00Z')
  expect(demoJob('Europe/Oslo', noon).key).toBe('demo:2026-11-16')
  expect(demoJob('Pacific/Auckland', noon).key).toBe('demo:2026-11-17')
})

describe('the demo', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
  })
  beforeEach(() => test.empty())
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  const open = async (parts: Partial<TestApiParts> = {}) => {
    api = await openTestApi({ database: test.database, demo: sample, ...parts })
    await startOnce()
  }
  const startOnce = async () => {
    await api.service.start()
    await api.service.jobs.stop()
    await api.service.jobs.drain()
  }
  const count = async () =>
    (await test.database.run<{ n: number }>(sql`select count(*)::integer as n from occupied_times`)).rows[0]!.n
  const state = async (query: string) => (await api.call('GET', `/api/slots?${query}`)).body.state

  it('lets a newcomer meet a closed clinic, an absent therapist, a full clinic and a full doctor', async () => {
    await open()
    expect(await state('treatment=gp-consultation&clinic=okern&date=2026-11-09')).toBe('clinic-closed')
    expect(
      await state('treatment=physiotherapist-follow-up&clinic=bislett&date=2026-11-09&practitioner=cato-fysio'),
    ).toBe('therapist-not-working')
    expect(await state('treatment=gp-consultation&clinic=bislett&date=2026-11-10')).toBe('clinic-fully-booked')
    expect(await state('treatment=gp-consultation&clinic=nattvakt&date=2026-11-11&practitioner=else-natt')).toBe(
      'practitioner-fully-booked',
    )
    expect(await state('treatment=gp-consultation&clinic=bislett&date=2026-11-12')).toBe('available')
  })

  it('takes about as many of the other times as it should', async () => {
    await open()
    const free = async (date: string) =>
      (await api.call('GET', `/api/slots?treatment=gp-consultation&clinic=nattvakt&date=${date}`)).body.slots.length
    const all = await free('2026-12-10')
    const days = await Promise.all(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map(free))
    const share = 1 - days.reduce((sum, it) => sum + it, 0) / (4 * all)
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.55)
  })

  it('writes nothing when the server starts again, and the next day only what is new', async () => {
    await open()
    const first = await count()
    expect(first).toBeGreaterThan(100)
    await startOnce()
    expect(await count()).toBe(first)
    api.clock.advance({ hours: 24 })
    await api.service.jobs.drain()
    const second = await count()
    expect(second).toBeGreaterThan(first)
    expect(second).toBeLessThan(first * 1.3)
    expect(await state('treatment=gp-consultation&clinic=okern&date=2026-11-09')).toBe('doctor-no-appointments')
    expect(await state('treatment=gp-consultation&clinic=okern&date=2026-11-10')).toBe('clinic-closed')
    expect(await state('treatment=gp-consultation&clinic=bislett&date=2026-11-11')).toBe('clinic-fully-booked')
  })

  it('never happens in production, nor when it is not wanted', async () => {
    await open({ env: { APP_ENV: 'production', SMS_GATEWAY: 'http', SMS_HTTP_URL: 'http://127.0.0.1:1' } })
    expect(await count()).toBe(0)
    await api.close()
    await open({ env: { DEMO: 'no' } })
    expect(await count()).toBe(0)
    expect(await state('treatment=gp-consultation&clinic=okern&date=2026-11-09')).toBe('available')
  })
})
