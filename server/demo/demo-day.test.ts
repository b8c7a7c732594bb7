import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { demo } from '#domain/facts/demo.ts'
import { type StaffBrowser, signInStaff } from '../testing/staff.ts'
import { openTestApi, type TestApi, type TestApiParts } from '../testing/test-api.ts'

const people = demo.parse({
  bookedOut: [{ clinic: 'bislett', fromDay: 0, toDay: 0 }],
  busyness: 0.6,
  patients: {
    firstNames: ['Aksel', 'Birgit', 'Dina'],
    lastNames: ['Aamodt', 'Vik', 'Østby'],
    descriptions: ['Har vært her før.'],
  },
  messages: [{ clinic: 'bislett', text: 'Har dere funnet votten min?' }],
  companies: [{ name: 'Fjordkant Bygg AS', text: 'Vi er 35.' }],
  orders: [{ item: 'home-test', clinic: 'bislett', state: 'collected' }],
  absentAt: ['tinde'],
  applications: [{ job: 'doctor', text: 'Jeg er lege.', curriculum: 'Lege siden 2018.' }],
})

interface Visit {
  reference: string
  name: string
  state: string
  start: string
}

describe.each(engines)('the demo’s console, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let desk: StaffBrowser
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(() => test.empty())
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  const start = async (parts: Partial<TestApiParts> = {}) => {
    api = await openTestApi({ database: test.database, demo: people, ...parts })
    await api.service.start()
    await api.service.jobs.stop()
    await api.service.jobs.drain()
    desk = await signInStaff(api, 'receptionist')
  }
  const visits = async (date = '2026-11-09'): Promise<Visit[]> => {
    const { body } = await desk.call('GET', `/api/staff/day?clinic=bislett&date=${date}`)
    return body.practitioners.flatMap((it: { bookings: Visit[] }) => it.bookings)
  }
  const pass = async (minutes: number) => {
    api.clock.advance({ minutes })
    await api.service.jobs.drain()
    desk = await signInStaff(api, 'receptionist')
  }

  it('is a clinic at work: patients are expected, wait, are with somebody and are done', async () => {
    await start()
    const seen = new Set((await visits()).map((it) => it.state))
    for (let hour = 0; hour < 5; hour++) {
      await pass(60)
      for (const { state } of await visits()) seen.add(state)
    }
    expect([...seen].sort()).toEqual(['arrived', 'booked', 'called-in', 'done', 'no-show'])
    expect((await visits())[0]!.name).toMatch(/^(Aksel|Birgit|Dina) (Aamodt|Vik|Østby)$/)
    expect((await visits('2026-11-10')).length).toBeGreaterThan(0)
  })

  it('leaves to the newcomer what the newcomer has changed', async () => {
    await start()
    const late = (await visits()).find((it) => it.state === 'booked' && it.start > '2026-11-09T09:30')!
    const set = (state: string) => desk.call('PATCH', `/api/staff/bookings/${late.reference}`, { body: { state } })
    await set('arrived')
    await set('booked')
    await pass(180)
    expect((await visits()).find((it) => it.reference === late.reference)!.state).toBe('booked')
  })

  it('tells nobody of appointments that are invented', async () => {
    await start()
    await pass(60)
    const { rows } = await test.database.run(sql`select from outbox where phone is not null`)
    expect(rows).toEqual([])
  })

  it('has a message to answer, an order, and one message that did not reach its patient', async () => {
    await start()
    const read = async (list: string) => (await desk.call('GET', `/api/staff/${list}?clinic=bislett`)).body
    expect((await read('inbox')).messages).toEqual([expect.objectContaining({ kind: 'contact', state: 'new' })])
    expect((await read('orders')).orders).toEqual([expect.objectContaining({ state: 'collected' })])
    expect((await read('messages')).messages).toEqual([
      expect.objectContaining({ kind: 'confirmation', reason: 'unreachable', maySendAgain: true }),
    ])
  })

  it('has an absence that its company knows of, and an application that could not be passed on', async () => {
    await start()
    const office = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const { absences, applications } = (await office.call('GET', '/api/staff/forms')).body
    expect(absences).toEqual([expect.objectContaining({ isPassedOn: true })])
    expect(applications).toEqual([expect.objectContaining({ isPassedOn: false })])
    const { body } = await office.call('GET', `/api/staff/forms/applications/${applications[0].id}/file`)
    expect(body).toBe('Lege siden 2018.')
  })

  it('is the same after another start', async () => {
    await start()
    const first = await visits()
    await api.close()
    await start()
    expect(await visits()).toEqual(first)
  })

  it('has nobody in production', async () => {
    await start({ env: { APP_ENV: 'production', SMS_GATEWAY: 'http', SMS_HTTP_URL: 'http://127.0.0.1:1' } })
    const { rows } = await test.database.run(sql`select from bookings`)
    expect(rows).toEqual([])
  })
})
