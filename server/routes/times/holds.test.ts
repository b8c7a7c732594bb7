import { describe, expect, it } from 'vitest'
import { engines } from '#database/testing/engines.ts'
import { holdAnswer } from '#domain/api/booking-answers.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { registerKiosk } from '../../testing/kiosk.ts'
import type { Reply } from '../../testing/test-api.ts'
import {
  bearer,
  bookSlot,
  findSlotIds,
  newAddress,
  newPhone,
  orderFor,
  placeOrder,
  provePhone,
  verifyPhone,
} from '../../testing/visit.ts'

describe.each(engines)('holding a time, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const hold = (slot: string, headers: Record<string, string> = newAddress()) =>
    test.api.call('POST', '/api/holds', { body: { slot }, headers })
  const cookieOf = (reply: Reply) => ({ cookie: String(reply.headers['set-cookie']).split(';')[0]! })

  it('lasts ten minutes and keeps others out', async () => {
    const [slot] = await findSlotIds(test.api)
    const held = await hold(slot!)
    expect(held.status).toBe(201)
    expect(holdAnswer.parse(held.body).expiresAt).toBe('2026-11-09T09:10:00+01:00')
    expect((await hold(slot!)).body.code).toBe('slot-taken')
    expect((await bookSlot(test.api, slot!)).body.code).toBe('slot-taken')
    test.api.clock.advance({ minutes: 10 })
    expect((await bookSlot(test.api, slot!)).status).toBe(201)
  })

  it('lets its holder book, by the hold’s id or by the cookie', async () => {
    const [one, two] = await findSlotIds(test.api)
    const phone = newPhone()
    const verification = await verifyPhone(test.api, phone)
    const first = await hold(one!)
    const byId = await placeOrder(test.api, orderFor(one!, phone, verification, { hold: first.body.id }))
    expect(byId.status).toBe(201)
    const second = await hold(two!)
    const byCookie = await test.api.call('POST', '/api/bookings', {
      body: orderFor(two!, phone, verification),
      headers: { 'idempotency-key': 'cookie', ...cookieOf(second) },
    })
    expect(byCookie.status).toBe(201)
  })

  it('still lets its holder book after it ran out, if nobody took the time', async () => {
    const [slot] = await findSlotIds(test.api)
    const held = await hold(slot!)
    test.api.clock.advance({ minutes: 20 })
    expect((await bookSlot(test.api, slot!, { hold: held.body.id })).status).toBe(201)
  })

  it('does not lengthen the wait that the clinic tells: anybody can hold a time, without a phone', async () => {
    const { cookie } = await registerKiosk(test.api)
    const headers = { cookie }
    const strangersSlots = await findSlotIds(test.api, '2026-11-09')
    const query = 'treatment=gp-consultation&clinic=bislett&date=2026-11-09'
    const { slots } = (await test.api.call('GET', `/api/slots?${query}`, { headers })).body
    // Everything before the first time that a stranger can hold is booked at the clinic, and its patients have come.
    for (const { id } of slots.filter((it: { id: string }) => !strangersSlots.includes(it.id))) {
      const phone = newPhone()
      const order = orderFor(id, phone, provePhone(test.api, phone))
      const key = { 'idempotency-key': id, ...headers }
      const { body } = await test.api.call('POST', '/api/bookings', { body: order, headers: key })
      const { ticket } = (await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))).body
      await test.api.call('POST', '/api/check-ins', { body: { clinic: 'bislett', ticket }, headers })
    }
    const readWait = async () => {
      const { clinics } = (await test.api.call('GET', '/api/clinics')).body
      return clinics.find((it: { id: string }) => it.id === 'bislett').today.wait
    }
    const before = await readWait()
    expect(before).toMatchObject({ from: expect.any(Number), to: expect.any(Number) })
    for (const slot of strangersSlots.slice(0, 3)) expect((await hold(slot)).status).toBe(201)
    expect(await readWait()).toEqual(before)
  })

  it('is for two times a visitor', async () => {
    const [one, two, three] = await findSlotIds(test.api)
    const first = await hold(one!)
    const cookie = cookieOf(first)
    expect((await hold(two!, cookie)).status).toBe(201)
    const third = await hold(three!, cookie)
    expect([third.status, third.body.code, third.headers['retry-after']]).toEqual([429, 'rate-limited', '600'])
    expect((await hold(one!, cookie)).body.id).toBe(first.body.id)
    await test.api.call('DELETE', `/api/holds/${first.body.id}`)
    expect((await hold(three!, cookie)).status).toBe(201)
  })

  it('is for two times an address where no cookies are kept', async () => {
    const slots = await findSlotIds(test.api)
    const address = newAddress()
    const statuses: number[] = []
    for (const slot of slots.slice(0, 5)) statuses.push((await hold(slot, address)).status)
    expect(statuses).toEqual([201, 201, 429, 429, 429])
  })

  it('is for a crowd behind one address, each with the cookie that came with the times', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (const date of ['2026-11-10', '2026-11-11', '2026-11-12']) {
      for (const slot of (await findSlotIds(test.api, date)).slice(0, 2)) {
        const asked = await test.api.call('GET', `/api/slots?treatment=gp-consultation&clinic=bislett&date=${date}`)
        statuses.push((await hold(slot, { ...address, ...cookieOf(asked) })).status)
      }
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201])
  })

  it('leaves most of a day to others, whatever robots with cookies and addresses do', async () => {
    const date = '2026-11-10'
    const before = await findSlotIds(test.api, date)
    const attempts = before.map((slot, n) =>
      hold(slot, { 'x-forwarded-for': `198.51.${n}.1`, cookie: `visitor=${String(n).padStart(22, 'r')}` }),
    )
    const replies = await Promise.all(attempts)
    const held = replies.filter((it) => it.status === 201).length
    expect(held).toBeGreaterThanOrEqual(3)
    expect(held).toBeLessThanOrEqual(Math.ceil(before.length / 3))
    expect(new Set(replies.filter((it) => it.status !== 201).map((it) => it.body.code))).toEqual(
      new Set(['rate-limited']),
    )
    expect((await findSlotIds(test.api, date)).length).toBeGreaterThan(before.length / 2)
    // Who is refused a hold may book all the same.
    const [free] = await findSlotIds(test.api, date)
    expect((await bookSlot(test.api, free!)).status).toBe(201)
  })

  it('cannot be asked for in a loop by somebody with many addresses of one network', async () => {
    const [slot] = await findSlotIds(test.api)
    await hold(slot!)
    const answers = async (count: number, address: (n: number) => string) => {
      const codes: string[] = []
      for (let n = 0; n < count; n++) codes.push((await hold(slot!, { 'x-forwarded-for': address(n) })).body.code)
      return codes.indexOf('rate-limited')
    }
    // One customer of a provider with addresses of a /56, then a data centre with a whole /48.
    expect(await answers(91, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(90)
    expect(await answers(91, (n) => `2001:db8:1:${(256 + n * 256).toString(16)}::1`)).toBe(90)
    expect(await answers(1, () => '2001:db8:2::1')).toBe(-1)
  })

  it('is not said to be somebody else’s if it never was a time', async () => {
    const [slot] = await findSlotIds(test.api)
    const shifted = (minutes: number) =>
      slot!.replace(/[^.]+$/, (at) => (Number.parseInt(at, 36) + minutes).toString(36))
    for (const never of [shifted(1), shifted(-14 * 24 * 60), shifted(364 * 24 * 60), 'nonsense']) {
      const { status, body } = await hold(never)
      expect([never, status, body.code]).toEqual([never, 404, 'not-found'])
    }
  })

  it('can be renewed by its visitor although the lead time passes meanwhile', async () => {
    const [slot] = await findSlotIds(test.api, '2026-11-09')
    // It can be booked until half an hour before.
    const start = Temporal.Instant.fromEpochMilliseconds(parseSlotId(slot!)!.start)
    test.api.clock.set(start.subtract({ minutes: 30 }))
    const first = await hold(slot!)
    const cookie = cookieOf(first)
    test.api.clock.advance({ minutes: 8 })
    expect((await hold(slot!, cookie)).body).toMatchObject({ id: first.body.id, expiresIn: 600 })
    expect((await test.api.call('POST', `/api/holds/${first.body.id}/extend`)).status).toBe(200)
    await test.api.call('DELETE', `/api/holds/${first.body.id}`)
    expect((await hold(slot!, cookie)).body.code).toBe('slot-taken')
  })

  it('can be extended for an hour in all, and given back', async () => {
    const [slot] = await findSlotIds(test.api)
    const { body } = await hold(slot!)
    test.api.clock.advance({ minutes: 8 })
    const extended = await test.api.call('POST', `/api/holds/${body.id}/extend`)
    expect(extended.body).toEqual({ id: body.id, expiresAt: '2026-11-09T09:18:00+01:00', expiresIn: 600 })
    test.api.clock.advance({ minutes: 53 })
    expect((await test.api.call('POST', `/api/holds/${body.id}/extend`)).status).toBe(404)
    expect((await test.api.call('DELETE', `/api/holds/${body.id}`)).status).toBe(204)
    expect((await test.api.call('DELETE', `/api/holds/${body.id}`)).status).toBe(204)
    expect((await test.api.call('DELETE', '/api/holds/nonsense')).status).toBe(204)
    expect(await findSlotIds(test.api)).toContain(slot)
  })

  it('sets a cookie that scripts cannot read and that goes to the API alone', async () => {
    const [slot] = await findSlotIds(test.api)
    const { headers } = await hold(slot!)
    expect(headers['set-cookie']).toMatch(/^visitor=[\w-]{22}; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Lax$/)
  })

  it('has one winner when thirty visitors want the same time', async () => {
    const [slot] = await findSlotIds(test.api)
    const replies = await Promise.all(Array.from({ length: 30 }, () => hold(slot!)))
    expect(replies.filter((it) => it.status === 201)).toHaveLength(1)
    expect(replies.filter((it) => it.body.code === 'slot-taken')).toHaveLength(29)
  })

  it('is not for a time that does not exist', async () => {
    expect((await hold('gp-consultation.bislett.nobody.hsyxxx')).body.code).toBe('not-found')
    expect((await hold('???')).status).toBe(404)
  })
})
