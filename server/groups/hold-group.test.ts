import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { newAddress, newPhone, orderFor, placeOrder, provePhone } from '../testing/visit.ts'

const course = 'mindfulness-2026-11-24'
const places = 20

describe.each(engines)('a place that is held, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
    const groups = sampleFacts.groups.map((it) => (it.id === 'mindfulness' ? { ...it, places } : it))
    api = await openTestApi({ database: test.database, facts: { ...sampleFacts, groups } })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  const holdDate = async () =>
    (await api.call('POST', '/api/holds', { body: { group: course, date: '2026-12-01' }, headers: newAddress() }))
      .status

  it('is one of a third of those that nobody has on a date, also beside bookings of the whole course', async () => {
    for (let n = 0; n < 2; n++) {
      const phone = newPhone()
      const { slot: _, ...order } = orderFor('', phone, provePhone(api, phone))
      const booked = await placeOrder(api, { ...order, treatment: 'mindfulness-course', group: course })
      expect(booked.status).toBe(201)
    }
    // Eighteen are left: nobody keeps them from everybody else by holding them.
    const most = Math.floor((places - 2) / 3)
    const held = []
    for (let n = 0; n <= most; n++) held.push(await holdDate())
    expect(held).toEqual([...Array<number>(most).fill(201), 429])
  })
})
