import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { patientOnTheWeb } from '#database/audit.ts'
import { changeOrder } from '#database/orders/change-order.ts'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { orderFacts } from '#domain/testing/sample-orders.ts'
import { orderJob } from '../../jobs/order-job.ts'
import { phoneMessageLimit } from '../../limits/message-limits.ts'
import { orderOperations } from '../../orders/order-operations.ts'
import { emptySearch } from '../../search/site-search.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bearer, bookSlot, findSlotIds, newAddress, newPhone, provePhone } from '../../testing/visit.ts'

interface Key {
  reference: string
  token: string
}

describe.each(engines)('a time to collect an order, on %s', (_, open) => {
  const test = apiForEachTest(open, orderFacts)

  const treatment = 'home-test-collection'
  async function order(where: object = { clinic: 'bislett' }): Promise<Key & { phone: string }> {
    const phone = newPhone()
    const reply = await test.api.call('POST', '/api/orders', {
      body: {
        ...{ item: 'home-test', verification: provePhone(test.api, phone), locale: 'en', ...where },
        patient: { name: 'Kari Nordmann', birthdate: '1990-05-17', phone },
      },
      headers: { 'idempotency-key': randomUUID(), ...newAddress() },
    })
    expect(reply.status).toBe(201)
    return { ...(reply.body as Key), phone }
  }
  const findTimes = () => findSlotIds(test.api, '2026-11-16', treatment)
  const bookTime = ({ reference, token }: Key, slot: string, key: string = randomUUID()) =>
    test.api.call('POST', `/api/orders/${reference}/time`, {
      body: { slot },
      headers: { ...bearer(token).headers, 'idempotency-key': key },
    })
  const read = async ({ reference, token }: Key) =>
    (await test.api.call('GET', `/api/orders/${reference}`, bearer(token))).body
  const readBooking = async ({ reference, token }: Key) =>
    (await test.api.call('GET', `/api/bookings/${reference}?locale=en`, bearer(token))).body
  const cancelBooking = ({ reference, token }: Key) =>
    test.api.call('POST', `/api/bookings/${reference}/cancel?free=true`, bearer(token))
  const become = async (reference: string, to: 'collected' | 'cancelled') => {
    await orderOperations.state.run(test.api.service, { reference, to, who: 'operator' })
    await test.api.service.jobs.drain()
  }
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }

  it('is an appointment of ten minutes that costs nothing, and the order tells of it', async () => {
    const placed = await order()
    expect((await read(placed)).time).toBeNull()
    const [slot] = await findTimes()
    const { status, body } = await bookTime(placed, slot!)
    expect(status).toBe(201)
    expect(body).toMatchObject({ treatment, clinic: 'bislett', price: 0, start: '2026-11-16T12:00:00+01:00' })
    const { reference, token, start, end } = body
    expect((await read(placed)).time).toMatchObject({ reference, token, start, end, practitioner: { id: 'bo-lege' } })
    expect(await findTimes()).not.toContain(slot)
    await test.api.service.jobs.drain()
    // The one about the order comes at the same moment.
    const appointment = (await messagesTo(placed.phone)).find((it) => it.includes('appointment'))
    expect(appointment).toContain('Your appointment on Monday 16 November at 12:00 at our Bislett clinic is confirmed.')
    expect(appointment).not.toMatch(/test/i)
  })

  it('is the same time however often it is asked for, and a second one is refused', async () => {
    const placed = await order()
    const [slot, other] = await findTimes()
    const key = randomUUID()
    const first = await bookTime(placed, slot!, key)
    const again = await bookTime(placed, slot!, key)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await bookTime(placed, other!, key)).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } })
    expect(await bookTime(placed, other!)).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(await findTimes()).toContain(other)
  })

  it('is one, though two are asked for at the same moment', async () => {
    const placed = await order()
    const slots = await findTimes()
    const replies = await Promise.all(slots.slice(0, 4).map((slot) => bookTime(placed, slot)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await findTimes()).toHaveLength(slots.length - 1)
  })

  it('goes with the order, and is free again for somebody else', async () => {
    const placed = await order()
    const [slot] = await findTimes()
    const { body } = await bookTime(placed, slot!)
    const { reference, token, phone } = placed
    const cancelled = await test.api.call('POST', `/api/orders/${reference}/cancel`, bearer(token))
    expect(cancelled.body).toMatchObject({ state: 'cancelled', time: null })
    expect(await readBooking(body)).toMatchObject({ state: 'cancelled', fee: 0 })
    expect(await findTimes()).toContain(slot)
    await test.api.service.jobs.drain()
    expect(await messagesTo(phone)).toContain(`Innom: Order ${reference} has been cancelled.`)
    expect(await bookTime(placed, slot!)).toMatchObject({ status: 409, body: { code: 'too-late' } })
  })

  it.each(['collected', 'cancelled'] as const)('is given back when staff say that the order is %s', async (state) => {
    const placed = await order()
    const [slot] = await findTimes()
    await bookTime(placed, slot!)
    await become(placed.reference, state)
    expect(await findTimes()).toContain(slot)
  })

  it('is given back also when the phone has had so many messages that none tells of it', async () => {
    const placed = await order()
    const [slot] = await findTimes()
    await bookTime(placed, slot!)
    const { service } = test.api
    const now = service.clock.now()
    const { max, ...limit } = phoneMessageLimit(service.secrets.hash('phone', placed.phone))
    for (let n = 0; n < max; n++) {
      await test.database.run(sql`insert into counted_events (key, at) values (${limit.key}, ${now})`)
    }
    const { reference } = placed
    const change = {
      ...({ reference, from: 'ordered', to: 'cancelled', by: patientOnTheWeb, who: null } as const),
      job: orderJob(reference, 'cancelled', now),
      messages: [{ ...limit, max, first: 'judged' as const }],
    }
    expect(await changeOrder(test.database, change, now)).toBe(true)
    await service.jobs.drain()
    expect(await findTimes()).toContain(slot)
    expect((await messagesTo(placed.phone)).filter((it) => it.includes('cancelled'))).toEqual([])
  })

  it('stays when the test is handed over at it', async () => {
    const placed = await order()
    const [slot] = await findTimes()
    const { body } = await bookTime(placed, slot!)
    test.api.clock.set(Temporal.Instant.from('2026-11-16T11:05:00Z'))
    await become(placed.reference, 'collected')
    expect(await readBooking(body)).toMatchObject({ state: 'booked' })
  })

  it('can be moved, and cancelled free of charge until it begins; then the counter is left, or another time', async () => {
    const placed = await order()
    const [slot, other, third] = await findTimes()
    const { body } = await bookTime(placed, slot!)
    const moved = await test.api.call('POST', `/api/bookings/${body.reference}/move`, {
      ...bearer(body.token),
      body: { slot: other },
    })
    expect(moved.status).toBe(200)
    expect((await read(placed)).time.start).toBe('2026-11-16T12:10:00+01:00')
    test.api.clock.set(Temporal.Instant.from('2026-11-16T10:00:00Z'))
    expect(await cancelBooking(body)).toMatchObject({ status: 200, body: { state: 'cancelled', fee: 0 } })
    expect(await read(placed)).toMatchObject({ state: 'ordered', time: null })
    expect((await bookTime(placed, third!)).status).toBe(201)
  })

  it('is for orders that are collected, at their clinic, and opens with their token', async () => {
    const [slot] = await findTimes()
    const byPost = await order({ address: { street: 'Prøvegata 12', postcode: '0170', place: 'Oslo' } })
    expect(await bookTime(byPost, slot!)).toMatchObject({ status: 422, body: { code: 'validation' } })
    const placed = await order()
    const elsewhere = await findSlotIds(test.api, '2026-11-17', treatment, 'okern')
    const consultation = await findSlotIds(test.api, '2026-11-16')
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const other of [elsewhere[0]!, consultation[0]!, 'nonsense']) {
      expect(await bookTime(placed, other)).toMatchObject({ status: 422, body: { code: 'validation' } })
    }
    const stranger = { ...placed, token: byPost.token }
    expect(await bookTime(stranger, slot!)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('tells nobody’s name any more once its order is forgotten, nor does one that was cancelled before it', async () => {
    const placed = await order()
    const [slot, other] = await findTimes()
    const { body: given } = await bookTime(placed, slot!)
    await cancelBooking(given)
    const { body: used } = await bookTime(placed, other!)
    const [ordinary] = await findSlotIds(test.api, '2026-11-16')
    expect((await bookSlot(test.api, ordinary!)).status).toBe(201)
    test.api.clock.set(Temporal.Instant.from(used.start))
    await become(placed.reference, 'collected')
    const kept = async () => {
      const { rows } = await test.database.run<{ names: string }>(
        sql`select string_agg(patient_name || patient_phone || description, ',' order by created_at) as names from bookings`,
      )
      return rows[0]!.names
    }
    const inDays = (days: number) => test.api.clock.now().add({ hours: days * 24 })
    expect(await deleteExpired(test.database, inDays(89))).toMatchObject({ orders: 0 })
    expect((await kept()).match(new RegExp(placed.reference, 'g'))).toHaveLength(2)
    expect(await deleteExpired(test.database, inDays(91))).toMatchObject({ orders: 1 })
    expect(await kept()).not.toMatch(new RegExp(`${placed.reference}|\\${placed.phone}`))
    expect(await kept()).toContain('Kari Nordmann')
    for (const key of [given, used]) expect((await readBooking(key)).code).toBe('not-found')
  })

  it('keeps its order as long as any other after it', async () => {
    const placed = await order()
    test.api.clock.set(Temporal.Instant.from('2027-01-15T08:00:00Z'))
    const [slot] = await findSlotIds(test.api, '2027-02-15', treatment)
    expect((await bookTime(placed, slot!)).status).toBe(201)
    const daysAfter = (days: number) => Temporal.Instant.from('2027-02-15T12:00:00Z').add({ hours: days * 24 })
    expect(await deleteExpired(test.database, daysAfter(89))).toMatchObject({ orders: 0 })
    expect(await deleteExpired(test.database, daysAfter(91))).toMatchObject({ orders: 1 })
  })

  it('is what the current release says, without a restart', async () => {
    const placed = await order()
    const [slot] = await findTimes()
    const use = (facts: Facts) => test.api.service.useRelease({ facts, demo: undefined, search: emptySearch })
    await use({ ...orderFacts, orders: sampleFacts.orders })
    expect(await bookTime(placed, slot!)).toMatchObject({ status: 422, body: { code: 'validation' } })
    await use(orderFacts)
    expect((await bookTime(placed, slot!)).status).toBe(201)
  })

  it('is booked by nobody without an order, and no list offers it', async () => {
    const [slot] = await findTimes()
    expect(await bookSlot(test.api, slot!)).toMatchObject({
      status: 422,
      body: { code: 'validation', fields: { treatment: expect.any(String) } },
    })
    const catalogue = await test.api.call('GET', '/api/catalogue?locale=en')
    expect(JSON.stringify(catalogue.body)).not.toContain(treatment)
    const profile = await test.api.call('GET', '/api/practitioners/bo-lege?locale=en')
    expect(JSON.stringify(profile.body)).not.toContain(treatment)
  })
})
