import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAccessOf } from '#database/staff/access-log.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { findSlotIds, newAddress, newPhone, orderFor } from '../../testing/visit.ts'

const tuesday = '2026-11-10'

describe.each(engines)('somebody who calls, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let desk: StaffBrowser
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
    desk = await signInStaff(api, 'receptionist')
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  const callerOf = (slot: string, changes: object = {}, phone = newPhone()) => {
    const { verification: _, ...order } = orderFor(slot, phone, '')
    return { ...order, ...changes }
  }
  const book = (browser: StaffBrowser, body: object, key: string = randomUUID()) =>
    browser.call('POST', '/api/staff/bookings', { body, headers: { 'idempotency-key': key } })
  const messagesTo = async (phone: string): Promise<string[]> => {
    await api.service.jobs.drain()
    const { body } = await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const search = (browser: StaffBrowser, query: string) =>
    browser.call('POST', '/api/staff/people', { body: { query } })
  const namesOf = async (browser: StaffBrowser, query: string) =>
    (await search(browser, query)).body.people.map((it: { name: string }) => it.name)

  it('is booked without a code, gets the ordinary message with its link, and it is known who vouched', async () => {
    const [slot] = await findSlotIds(api, tuesday)
    const phone = newPhone()
    const { status, body } = await book(desk, callerOf(slot!, {}, phone))
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'booked', treatment: 'gp-consultation', price: 895, coming: 1, mostOnline: 6 })
    expect(body).not.toHaveProperty('token')
    const [message, ...others] = await messagesTo(phone)
    expect(message).toMatch(/is confirmed.*my-appointment/s)
    expect(others).toEqual([])
    const looks = await readAccessOf(test.database, api.service.secrets.hash('phone', phone))
    expect(looks).toMatchObject([{ email: 'receptionist@innom.example', action: 'booked', reference: body.reference }])
    const { rows } = await test.database.run({ text: 'select actor, channel from audit_events', values: [] })
    expect(rows).toEqual([{ actor: 'staff', channel: 'console' }])
  })

  it('is booked once by a double click, and never in somebody’s place', async () => {
    const [slot] = await findSlotIds(api, tuesday)
    const body = callerOf(slot!)
    const key = randomUUID()
    const both = await Promise.all([book(desk, body, key), book(desk, body, key)])
    expect(both.map((it) => it.status)).toEqual([201, 201])
    expect(both[0]!.body).toEqual(both[1]!.body)
    expect((await book(desk, callerOf(slot!))).body.code).toBe('slot-taken')
    expect((await book(desk, callerOf(slot!), key)).body.code).toBe('idempotency-mismatch')
  })

  it('has the time that the desk holds while it is filled in', async () => {
    const [slot] = await findSlotIds(api, tuesday)
    const held = await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    const visitor = String(held.headers['set-cookie']).split(';')[0]!
    expect((await book(desk, callerOf(slot!))).body.code).toBe('slot-taken')
    const { cookie } = desk
    const mine = await desk.call('POST', '/api/staff/bookings', {
      body: callerOf(slot!, { hold: held.body.id }),
      headers: { 'idempotency-key': randomUUID(), cookie: `${cookie}; ${visitor}` },
    })
    expect(mine.status).toBe(201)
  })

  it('can be booked by everybody at a desk that has one address: each holds times of their own', async () => {
    const slots = await findSlotIds(api, tuesday)
    const address = newAddress()
    const colleagues = await Promise.all(
      slots.slice(0, 4).map((_, n) => signInStaff(api, 'receptionist', { email: `desk-${n}@innom.example` })),
    )
    const hold = (slot: string, cookie?: string) =>
      api.call('POST', '/api/holds', { body: { slot }, headers: { ...address, ...(cookie && { cookie }) } })
    const desks = await Promise.all(colleagues.map(({ cookie }, n) => hold(slots[n]!, cookie)))
    expect(desks.map((it) => it.status)).toEqual([201, 201, 201, 201])
    const strangers = await Promise.all(slots.slice(4, 8).map((slot) => hold(slot)))
    expect(strangers.filter((it) => it.status === 201)).toHaveLength(2)
  })

  it('can have more appointments than online, and the desk is told how many', async () => {
    const slots = await findSlotIds(api, tuesday)
    const phone = newPhone()
    for (const [n, slot] of slots.slice(0, 7).entries()) {
      const { status, body } = await book(desk, callerOf(slot, {}, phone))
      expect([status, body.coming]).toEqual([201, n + 1])
    }
  })

  it('tells nobody of appointments that they may not see', async () => {
    const phone = newPhone()
    const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const [elsewhere] = await findSlotIds(api, tuesday, 'gp-consultation', 'okern')
    expect((await book(chain, callerOf(elsewhere!, {}, phone))).status).toBe(201)
    const slots = await findSlotIds(api, tuesday)
    const [first, second] = slots.filter((it) => it.includes('anne-lege'))
    expect((await book(desk, callerOf(first!, {}, phone))).body.coming).toBe(1)
    const other = slots.find((it) => !it.includes('anne-lege'))
    if (other) await book(desk, callerOf(other, {}, phone))
    const doctor = await signInStaff(api, 'practitioner', { practitioner: 'anne-lege' })
    expect((await book(doctor, callerOf(second!, {}, phone))).body.coming).toBe(2)
    const [third] = await findSlotIds(api, tuesday)
    expect((await book(chain, callerOf(third!, {}, phone))).body.coming).toBe(other ? 5 : 4)
  })

  it('is asked for the same as on the site, and a partner’s price counts', async () => {
    const [slot] = await findSlotIds(api, tuesday)
    const wrong = await book(desk, callerOf(slot!, { patient: { ...callerOf(slot!).patient, name: '', phone: '123' } }))
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['name', 'phone'])
    const partner = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales', costCenter: 'K-42' }
    expect((await book(desk, callerOf(slot!, { partner }))).body).toMatchObject({
      price: 745,
      partner: { id: 'tinde' },
    })
  })

  it('names who pays, of the agreements that are in force', async () => {
    const { status, body } = await desk.call('GET', '/api/staff/agreements')
    expect(status).toBe(200)
    expect(body.agreements).toContainEqual({ id: 'tinde', name: expect.any(String) })
    for (const { id } of body.agreements) expect((await api.call('GET', `/api/partners/${id}`)).status).toBe(200)
  })

  it('gets a time whose lead time has passed from a manager alone', async () => {
    const manager = await signInStaff(api, 'manager')
    const { body } = await manager.call(
      'GET',
      '/api/staff/times?clinic=bislett&treatment=gp-consultation&date=2026-11-09&overrule=true',
    )
    const order = callerOf(body.slots[0].id)
    expect((await book(manager, order)).body.code).toBe('slot-taken')
    expect((await book(desk, { ...order, overrule: true })).body.code).toBe('forbidden')
    expect((await book(manager, { ...order, overrule: true })).status).toBe(201)
  })

  it('can join a class', async () => {
    const { slot: _, ...order } = callerOf('')
    const body = { ...order, treatment: 'mindfulness-course', group: 'mindfulness-2026-11-24' }
    expect((await book(desk, body)).body).toMatchObject({ price: 2400, group: { isSeries: true } })
  })

  it('is booked at the clinics of the member, and with the practitioner alone by themselves', async () => {
    const [elsewhere] = await findSlotIds(api, tuesday, 'gp-consultation', 'okern')
    expect((await book(desk, callerOf(elsewhere!))).body.code).toBe('forbidden')
    const [slot] = await findSlotIds(api, tuesday)
    const other = await signInStaff(api, 'practitioner', { practitioner: 'somebody-else' })
    expect((await book(other, callerOf(slot!))).body.code).toBe('forbidden')
  })

  describe('and was here before', () => {
    const phone = '+4791234567'
    const bookAs = async (name: string, birthdate: string, of = newPhone()) => {
      const [slot] = await findSlotIds(api, tuesday)
      const order = callerOf(slot!, {}, of)
      return (await book(desk, { ...order, patient: { ...order.patient, name, birthdate } })).body.reference as string
    }

    it('is found by name, phone, birthdate or reference, without phone or description in the list', async () => {
      const reference = await bookAs('Øystein Ås-Berg', '1971-03-04', phone)
      await bookAs('Kari Nordmann', '1980-02-29')
      for (const query of ['øyst', 'åS ØYSTEIN', 'berg', '912 34 567', '+4791234567', '04.03.1971', reference]) {
        expect([query, await namesOf(desk, query)]).toEqual([query, ['Øystein Ås-Berg']])
      }
      const { body } = await search(desk, reference)
      expect(body.people[0].bookings).toMatchObject([{ reference, clinic: 'bislett', treatment: 'gp-consultation' }])
      expect(JSON.stringify(body)).not.toMatch(/91234567|Sår hals/)
    })

    it('is one person with all bookings, the newest first', async () => {
      const first = await bookAs('Kari Nordmann', '1980-02-29', phone)
      const second = await bookAs('Kari Nordmann', '1980-02-29', phone)
      const { people } = (await search(desk, 'kari')).body
      expect(people.map((it: { bookings: { reference: string }[] }) => it.bookings.map((b) => b.reference))).toEqual([
        [second, first],
      ])
    })

    it('is not found by less than three letters, by signs, or in the middle of a word', async () => {
      await bookAs('Kari Nordmann', '1980-02-29')
      for (const query of ['ka', '%%%', '....', '1234']) expect((await search(desk, query)).status).toBe(422)
      for (const query of ['ordmann', '.*ari']) expect(await namesOf(desk, query)).toEqual([])
    })

    it('is found by those alone who may see them, each search is logged once, and nobody goes through all', async () => {
      // The access log is never emptied, so the phone is one of this test alone.
      const own = newPhone()
      const reference = await bookAs('Kari Nordmann', '1980-02-29', own)
      const elsewhere = await signInStaff(api, 'manager', { clinics: ['okern'] })
      const other = await signInStaff(api, 'practitioner', { practitioner: 'somebody-else' })
      const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
      expect(await namesOf(elsewhere, 'nordmann')).toEqual([])
      expect(await namesOf(other, reference)).toEqual([])
      expect(await namesOf(chain, 'nordmann')).toEqual(['Kari Nordmann'])
      await search(chain, own)
      const looks = await readAccessOf(test.database, api.service.secrets.hash('phone', own))
      expect(looks.map((it) => it.action)).toEqual(['search', 'booked'])
      for (let n = 0; n < 38; n++) await search(chain, 'nordmann')
      expect((await search(chain, 'nordmann')).body.code).toBe('rate-limited')
      expect((await search(desk, 'nordmann')).status).toBe(200)
      expect(api.log.join('\n')).not.toMatch(/nordmann/i)
    })
  })
})
