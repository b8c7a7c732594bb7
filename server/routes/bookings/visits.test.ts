import { randomUUID } from 'node:crypto'
import nodeIcal from 'node-ical'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '#database/sql.ts'
import { readAccessOf } from '#database/staff/access-log.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { type Facts, facts } from '#domain/facts/facts.ts'
import type { Package } from '#domain/packages/package-facts.ts'
import { packageFacts } from '#domain/testing/sample-package.ts'
import { bookingToken } from '../../identity/booking-token.ts'
import { readMonthUse } from '../../partners/month-use.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bearer, bookSlot, findSlotIds, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'

interface Key {
  reference: string
  token: string
}

/** A catalogue whose packages have other plans. */
function changePackages({ types, ...catalogue }: Facts['catalogue'], change: (plan: Package) => Package | undefined) {
  return {
    ...catalogue,
    types: types.map((type) => ({
      ...type,
      services: type.services.map((service) => ({
        ...service,
        treatments: service.treatments.map((it) => (it.package ? { ...it, package: change(it.package) } : it)),
      })),
    })),
  }
}

describe.each(engines)('a package of three visits, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database, facts: packageFacts })
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  /** The first time of Tuesday 10 November with Cato. */
  async function bookFirst(changes: object = {}): Promise<Key & { phone: string }> {
    const slots = await findSlotIds(api, '2026-11-10', 'knee-package')
    const { status, body, phone } = await bookSlot(api, slots.find((it) => it.includes('cato'))!, changes)
    expect(status).toBe(201)
    return { reference: body.reference, token: body.token, phone }
  }
  const read = async ({ reference, token }: Key) =>
    (await api.call('GET', `/api/bookings/${reference}?locale=en`, bearer(token))).body
  const bookVisit = ({ reference, token }: Key, slot: string, key: string = randomUUID()) =>
    api.call('POST', `/api/bookings/${reference}/visits`, {
      body: { slot },
      headers: { ...bearer(token).headers, 'idempotency-key': key },
    })
  const change = ({ reference, token }: Key, what: string, body?: object) =>
    api.call('POST', `/api/bookings/${reference}/${what}`, { ...bearer(token), ...(body && { body }) })
  /** Books visits at the first time that is proposed for each, as 'book all' does. */
  async function bookRest(first: Key): Promise<Key[]> {
    const made: Key[] = []
    for (const number of [2, 3]) {
      const { visits } = await read(first)
      const { status, body } = await bookVisit(first, visits[number - 1].proposed[0].id)
      expect(status).toBe(201)
      made.push({ reference: body.reference, token: body.token })
    }
    return made
  }
  const daysOf = (visits: { booking: { start: string } | null }[]) =>
    visits.map(({ booking }) => booking?.start.slice(0, 10) ?? null)

  it('is cancelled by the desk for one visit, or with the rest, which costs nothing where it is our fault', async () => {
    const first = await bookFirst()
    const [second, third] = await bookRest(first)
    const desk = await signInStaff(api, 'receptionist')
    const cancel = async ({ reference }: Key, rest: boolean) => {
      const body = { state: 'cancelled', reason: 'practitioner-ill', rest }
      expect((await desk.call('PATCH', `/api/staff/bookings/${reference}`, { body })).status).toBe(200)
      api.clock.advance({ seconds: 10 })
      await api.service.jobs.drain()
    }
    expect((await desk.call('GET', `/api/staff/bookings/${second!.reference}`)).body.laterVisits).toBe(1)
    await cancel(third!, false)
    expect(daysOf((await read(first)).visits).filter((it) => it !== null)).toHaveLength(2)
    await cancel(first, true)
    expect(await read(first)).toMatchObject({ state: 'cancelled', fee: 0 })
    expect(await read(second!)).toMatchObject({ state: 'cancelled', fee: 0 })
  })

  it('is not cancelled as a whole by somebody who may not reach every visit; who may leaves a line for each', async () => {
    const first = await bookFirst()
    const withGro = (await findSlotIds(api, '2026-11-25', 'physiotherapist-follow-up')).find((it) =>
      it.includes('gro'),
    )!
    const second = (await bookVisit(first, withGro)).body as Key
    const cancel = async (browser: StaffBrowser) => {
      const body = { state: 'cancelled', reason: 'patient-asked' }
      return (await browser.call('PATCH', `/api/staff/bookings/${first.reference}`, { body })).status
    }
    const looks = async () => {
      const rows = await readAccessOf(test.database, api.service.secrets.hash('phone', first.phone))
      return rows.map(({ action, reference }) => [action, reference])
    }
    expect(await cancel(await signInStaff(api, 'practitioner', { practitioner: 'cato-fysio' }))).toBe(403)
    expect(await looks()).toEqual([])
    expect(await cancel(await signInStaff(api, 'receptionist'))).toBe(200)
    expect(await looks()).toEqual([
      ['cancel patient-asked', second.reference],
      ['cancel patient-asked', first.reference],
    ])
    api.clock.advance({ seconds: 10 })
    await api.service.jobs.drain()
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['cancelled', 'cancelled'])
    const { rows } = await test.database.run(sql`select distinct cancellation_reason as reason from bookings`)
    expect(rows).toEqual([{ reason: 'patient-asked' }])
  })

  it('costs nothing for any visit once a manager has said so', async () => {
    await api.close()
    const company = { ...packageFacts.company, cancellationHours: 24 * 60 }
    api = await openTestApi({ database: test.database, facts: { ...packageFacts, company } })
    const first = await bookFirst()
    const [second] = await bookRest(first)
    api.clock.advance({ minutes: 11 })
    const manager = await signInStaff(api, 'manager')
    const path = `/api/staff/bookings/${first.reference}`
    expect((await manager.call('GET', path)).body.fee).toBe(790)
    const body = { state: 'cancelled', reason: 'patient-asked', overrule: true }
    expect((await manager.call('PATCH', path, { body })).status).toBe(200)
    api.clock.advance({ seconds: 10 })
    await api.service.jobs.drain()
    for (const it of [first, second!]) expect(await read(it)).toMatchObject({ state: 'cancelled', fee: 0 })
  })

  it('is in the catalogue with its visits and one price', async () => {
    const { body } = await api.call('GET', '/api/catalogue?locale=en')
    const treatments = body.types.flatMap((type: { services: { treatments: { id: string }[] }[] }) =>
      type.services.flatMap((it) => it.treatments),
    )
    expect(treatments.find((it: { id: string }) => it.id === 'knee-package')).toMatchObject({
      price: 1890,
      visits: [
        { number: 1, minutes: 45, days: null },
        { number: 2, minutes: 25, days: { from: 14, to: 21 } },
        { number: 3, minutes: 25, days: { from: 28, to: 42 } },
      ],
    })
  })

  it('tells its visits, with times at their intervals with the same practitioner at about the same time of day', async () => {
    const first = await bookFirst()
    const { package: told, visits, price } = await read(first)
    expect(price).toBe(1890)
    expect(told).toEqual({
      treatment: 'knee-package',
      number: 1,
      visits: 3,
      price: 1890,
      owed: 1890,
      visitPrice: 790,
      had: 0,
      priceOfHad: 0,
    })
    const times = visits.map((it: { proposed: { start: string; practitioner: { id: string } }[] }) =>
      it.proposed.map(({ start, practitioner }) => `${start.slice(0, 10)} ${practitioner.id}`),
    )
    expect(times).toEqual([
      [],
      ['2026-11-24 cato-fysio', '2026-11-26 cato-fysio', '2026-11-30 cato-fysio', '2026-12-01 cato-fysio'],
      ['2026-12-22 cato-fysio', '2026-12-24 cato-fysio', '2026-12-28 cato-fysio', '2026-12-29 cato-fysio'],
    ])
    expect(visits[1]).toMatchObject({ booking: null, days: { from: '2026-11-24', to: '2026-12-01' }, opens: null })
  })

  it('is booked visit by visit, each with its own SMS and link, and paid once', async () => {
    const first = await bookFirst()
    const [second, third] = await bookRest(first)
    const { visits } = await read(first)
    expect(daysOf(visits)).toEqual(['2026-11-10', '2026-11-24', '2026-12-22'])
    expect(await read(second!)).toMatchObject({
      price: 0,
      treatment: 'physiotherapist-follow-up',
      package: { number: 2 },
    })
    // The link of any visit shows the package.
    expect(daysOf((await read(third!)).visits)).toEqual(daysOf(visits))
    const { body } = await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(first.phone)}`)
    const confirmations = body.messages.filter((it: { text: string }) => it.text.includes('is confirmed'))
    expect(confirmations).toHaveLength(3)
    expect((await bookVisit(first, visits[2].booking.reference)).body.code).toBe('package-ended')
  })

  it('puts all booked visits in the calendar file', async () => {
    const first = await bookFirst()
    await bookRest(first)
    const file = await api.call('GET', `/api/bookings/${first.reference}/calendar.ics`, bearer(first.token))
    const events = Object.values(nodeIcal.sync.parseICS(file.body)).filter((it) => it?.type === 'VEVENT')
    expect(events).toHaveLength(3)
  })

  it('keeps the visits that stand in the calendar of one that was cancelled alone', async () => {
    const first = await bookFirst()
    await bookRest(first)
    const second = (await read(first)).visits[1].booking.reference
    const keyOfSecond = bookingToken(api.service.secrets, second)
    const { subscription } = (await api.call('GET', `/api/bookings/${second}`, bearer(keyOfSecond))).body
    await api.call('POST', `/api/bookings/${second}/cancel`, bearer(keyOfSecond))
    const calendar = (await api.call('GET', subscription)).body as string
    expect(calendar.match(/STATUS:\w+/g)!.sort()).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED', 'STATUS:CONFIRMED'])
  })

  it('answers a repeated request with the same visit, and books one', async () => {
    const first = await bookFirst()
    const { visits } = await read(first)
    const slot = visits[1].proposed[0].id
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => bookVisit(first, slot, key)))
    expect(new Set(replies.map((it) => JSON.stringify(it.body))).size).toBe(1)
    expect(replies[0]!.status).toBe(201)
    expect((await bookVisit(first, visits[1].proposed[1].id, key)).body.code).toBe('idempotency-mismatch')
    expect(daysOf((await read(first)).visits)).toEqual(['2026-11-10', '2026-11-24', null])
  })

  it('refuses a visit that is too soon, of another treatment, or not there', async () => {
    const first = await bookFirst()
    const [tooSoon] = await findSlotIds(api, '2026-11-23', 'physiotherapist-follow-up')
    expect((await bookVisit(first, tooSoon!)).body.code).toBe('visit-order')
    const [another] = await findSlotIds(api, '2026-11-24', 'physiotherapist-first-time')
    expect((await bookVisit(first, another!)).body).toMatchObject({ code: 'validation', fields: expect.anything() })
    expect((await bookVisit(first, 'physiotherapist-follow-up.bislett.cato-fysio.1')).body.code).toBe('validation')
  })

  it('says that a proposed time was taken by somebody else', async () => {
    const first = await bookFirst()
    const { id } = (await read(first)).visits[1].proposed[0]
    expect((await bookSlot(api, id)).status).toBe(201)
    expect((await bookVisit(first, id)).body.code).toBe('slot-taken')
  })

  it('is there for the bearer of a token of its visits alone', async () => {
    const first = await bookFirst()
    const other = await bookFirst()
    const slot = (await read(first)).visits[1].proposed[0].id
    expect((await bookVisit({ ...first, token: other.token }, slot)).status).toBe(404)
    expect((await bookVisit({ ...first, token: 'x'.repeat(40) }, slot)).status).toBe(404)
    const [single] = await findSlotIds(api, '2026-11-13')
    const { body } = await bookSlot(api, single!)
    expect((await bookVisit(body, slot)).status).toBe(404)
    expect(body.visits).toBeUndefined()
  })

  it('counts as one of the six appointments of a phone', async () => {
    const first = await bookFirst()
    await bookRest(first)
    const slots = await findSlotIds(api, '2026-11-13')
    const book = (slot: string) => placeOrder(api, orderFor(slot, first.phone, provePhone(api, first.phone)))
    for (const slot of slots.slice(0, 5)) expect((await book(slot)).status).toBe(201)
    expect((await book(slots[5]!)).body.code).toBe('too-many-appointments')
  })

  it('is moved visit by visit within their order', async () => {
    const first = await bookFirst()
    const [second] = await bookRest(first)
    const slotOn = async (date: string) => (await findSlotIds(api, date, 'physiotherapist-follow-up'))[0]!
    expect((await change(second!, 'move', { slot: await slotOn('2026-11-26') })).body.code).toBe('visit-order')
    const moved = await change(second!, 'move', {
      slot: (await findSlotIds(api, '2026-11-24', 'physiotherapist-follow-up'))[0]!,
    })
    expect(moved.status).toBe(200)
    const [early] = await findSlotIds(api, '2026-11-12', 'knee-package')
    expect((await change(first, 'move', { slot: early! })).body.code).toBe('visit-order')
  })

  it('frees one visit, which can be booked again, or the rest, with one SMS', async () => {
    const first = await bookFirst()
    const messages = async (): Promise<string[]> => {
      const { body } = await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(first.phone)}`)
      return body.messages.map((it: { text: string }) => it.text)
    }
    const [second] = await bookRest(first)
    await messages()
    const cancelled = await change(second!, 'cancel')
    expect(cancelled.body).toMatchObject({ state: 'cancelled', fee: 0 })
    expect(daysOf((await read(first)).visits)).toEqual(['2026-11-10', null, '2026-12-22'])
    const again = await bookVisit(first, (await read(first)).visits[1].proposed[0].id)
    expect(again.status).toBe(201)
    await messages()
    expect((await change(again.body, 'cancel?rest=true')).status).toBe(200)
    expect(daysOf((await read(first)).visits)).toEqual(['2026-11-10', null, null])
    expect((await messages()).filter((it) => it.includes('cancelled'))).toEqual([
      'Innom: Your appointment on Tuesday 24 November at 09:00 at our Bislett clinic and the later visits in your package have been cancelled.',
      'Innom: Your appointment on Tuesday 24 November at 09:00 at our Bislett clinic has been cancelled.',
    ])
  })

  it('does not say that the rest is cancelled while somebody keeps moving it; the same request again goes on', async () => {
    const first = await bookFirst()
    const [second, third] = await bookRest(first)
    const { provider } = api.service
    const slots = await findSlotIds(api, '2026-12-28', 'physiotherapist-follow-up')
    const cancel = provider.cancel.bind(provider)
    const cancelling = vi.spyOn(provider, 'cancel').mockImplementation(async (booking, request) => {
      if (booking.reference === third!.reference) await change(third!, 'move', { slot: slots.shift()! })
      return cancel(booking, request)
    })
    expect((await change(second!, 'cancel?rest=true')).body.code).toBe('unavailable')
    expect((await read(third!)).state).toBe('booked')
    cancelling.mockRestore()
    expect((await change(second!, 'cancel?rest=true')).status).toBe(200)
    expect((await read(third!)).state).toBe('cancelled')
  })

  it('ends with its first visit', async () => {
    const first = await bookFirst()
    const [second, third] = await bookRest(first)
    const slot = (await findSlotIds(api, '2026-11-26', 'physiotherapist-follow-up'))[0]!
    expect((await change(first, 'cancel')).body).toMatchObject({ state: 'cancelled' })
    for (const visit of [second!, third!]) expect((await read(visit)).state).toBe('cancelled')
    expect((await bookVisit(second!, slot)).body.code).toBe('package-ended')
  })

  it('tells what is paid for the visits had, and what a late cancellation costs', async () => {
    const first = await bookFirst()
    const [second] = await bookRest(first)
    api.clock.set(Temporal.Instant.from('2026-11-23T14:00:00Z'))
    const told = await read(second!)
    expect(told).toMatchObject({ fee: 790, package: { had: 1, priceOfHad: 790, price: 1890 } })
    expect((await change(second!, 'cancel')).body).toMatchObject({ state: 'cancelled', fee: 790 })
  })

  it('lets a missed visit be booked again, which costs what a visit does by itself and is none of those had', async () => {
    const first = await bookFirst()
    const [second] = await bookRest(first)
    api.clock.set(Temporal.Instant.from('2026-11-24T10:00:00Z'))
    expect((await read(first)).package).toMatchObject({ had: 2 })
    const desk = await signInStaff(api, 'receptionist')
    const say = (state: string) => desk.call('PATCH', `/api/staff/bookings/${second!.reference}`, { body: { state } })
    expect((await say('no-show')).status).toBe(200)
    const told = await read(first)
    expect(told.package).toMatchObject({ had: 1, priceOfHad: 790, owed: 1890 })
    expect(daysOf(told.visits)).toEqual(['2026-11-10', null, '2026-12-22'])
    expect(await read(second!)).toMatchObject({ state: 'booked', fee: 790 })

    expect((await say('arrived')).status).toBe(200)
    expect((await read(first)).package).toMatchObject({ had: 2 })
    await say('booked')
    await say('no-show')
    expect((await change(second!, 'cancel?rest=true')).body.code).toBe('too-late')
    const third = told.visits[2].booking as Key
    expect((await change(third, 'cancel')).status).toBe(200)
    const again = await bookVisit(first, (await read(first)).visits[1].proposed[0].id)
    expect(again).toMatchObject({ status: 201, body: { price: 0 } })
    expect((await say('booked')).body.code).toBe('other-state')
  })

  it('goes on with somebody else at the clinic when the practitioner has left, and says so', async () => {
    const first = await bookFirst()
    const practitioners = packageFacts.practitioners.map((it) =>
      it.id === 'cato-fysio' ? { ...it, treatments: ['physiotherapist-first-time'] } : it,
    )
    await api.service.useRelease({
      facts: { ...packageFacts, practitioners },
      demo: undefined,
      search: api.service.search,
    })
    const [, second] = (await read(first)).visits
    expect(second).toMatchObject({ isOtherPractitioner: true })
    expect(second.proposed.map((it: { practitioner: { id: string } }) => it.practitioner.id)).toContain('gro-fysio')
    expect((await bookVisit(first, second.proposed[0].id)).status).toBe(201)
  })

  it('proposes nothing once it has ended, and the rest from the day on that can be booked', async () => {
    const first = await bookFirst()
    api.clock.set(Temporal.Instant.from('2027-05-11T08:00:00Z'))
    const { visits } = await read(first)
    expect(visits[1]).toMatchObject({ proposed: [], days: null })
    const [slot] = await findSlotIds(api, '2027-05-13', 'physiotherapist-follow-up')
    expect((await bookVisit(first, slot!)).body.code).toBe('visit-order')
  })

  it('costs an employer’s people what was agreed, once', async () => {
    const partner = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales', costCenter: '4200' }
    const first = await bookFirst({ partner })
    const [second] = await bookRest(first)
    expect((await read(first)).price).toBe(1690)
    expect(await read(second!)).toMatchObject({ price: 0, partner: { id: 'tinde' } })
  })

  it('is owed for the visits had once the rest is cancelled, and at its price if it goes on', async () => {
    const first = await bookFirst()
    const [second] = await bookRest(first)
    api.clock.set(Temporal.Instant.from('2026-11-12T08:00:00Z'))
    expect((await read(first)).package).toMatchObject({ price: 1890, owed: 1890, priceOfHad: 790 })
    expect((await change(second!, 'cancel?rest=true')).status).toBe(200)
    expect((await read(first)).package).toMatchObject({ price: 1890, owed: 790 })
    // The same again changes nothing.
    await change(second!, 'cancel?rest=true')
    expect((await read(first)).package.owed).toBe(790)
    const { visits } = await read(first)
    expect((await bookVisit(first, visits[1].proposed[0].id)).status).toBe(201)
    expect((await read(first)).package.owed).toBe(1890)
  })

  describe('after its price, its intervals and what a visit costs were changed in content', () => {
    const changed = facts.parse({
      ...packageFacts,
      prices: { ...packageFacts.prices, 'knee-package': { price: 2490, visit: 1190, partners: {} } },
      catalogue: changePackages(packageFacts.catalogue, (plan) => ({
        months: plan.months,
        visits: [{ ...plan.visits[0]!, days: { from: 60, to: 70 } }],
      })),
    })
    const release = (content: Facts) =>
      api.service.useRelease({ facts: content, demo: undefined, search: api.service.search })

    it('goes on as it was booked: the same visits, at the same intervals, for the same price', async () => {
      const first = await bookFirst()
      await release(changed)
      const { package: told, visits } = await read(first)
      expect(told).toMatchObject({ visits: 3, price: 1890, owed: 1890, visitPrice: 790 })
      expect(visits[1].days).toEqual({ from: '2026-11-24', to: '2026-12-01' })
      const [second] = await bookRest(first)
      expect(daysOf((await read(first)).visits)).toEqual(['2026-11-10', '2026-11-24', '2026-12-22'])
      api.clock.set(Temporal.Instant.from('2026-11-23T14:00:00Z'))
      expect(await read(second!)).toMatchObject({ fee: 790, package: { had: 1, priceOfHad: 790 } })
      expect((await change(second!, 'cancel?rest=true')).body).toMatchObject({ state: 'cancelled', fee: 790 })
      expect((await read(first)).package).toMatchObject({ price: 1890, owed: 790 })
    })

    it('keeps its visits and its terms where content has no such package any more', async () => {
      const first = await bookFirst()
      await release(
        facts.parse({ ...packageFacts, catalogue: changePackages(packageFacts.catalogue, () => undefined) }),
      )
      expect((await read(first)).package).toMatchObject({ visits: 3, visitPrice: 790 })
      expect((await bookRest(first)).length).toBe(2)
    })

    it('is as content has it now if it was booked before its terms were kept', async () => {
      const first = await bookFirst()
      await test.database.run(sql`update bookings set package_terms = null`)
      await release(changed)
      const { package: told, visits } = await read(first)
      expect(told).toMatchObject({ visits: 2, price: 1890, visitPrice: 1190 })
      expect(visits[1].days).toEqual({ from: '2027-01-09', to: '2027-01-19' })
    })
  })

  it('is corrected in the statement of the month in which the rest was cancelled; that of the month before stays', async () => {
    const partner = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales', costCenter: '4200' }
    const first = await bookFirst({ partner })
    const [second] = await bookRest(first)
    const month = (name: string) => Temporal.PlainYearMonth.from(name)
    const usedIn = (name: string) => readMonthUse(api.service, 'tinde', month(name))
    expect(await usedIn('2026-11')).toMatchObject([{ visits: 2, people: 1, amount: 1690 }])
    api.clock.set(Temporal.Instant.from('2026-12-01T08:00:00Z'))
    const { visits } = await read(first)
    const third = visits[2].booking as Key
    expect(second).toBeDefined()
    expect((await change(third, 'cancel?rest=true')).status).toBe(200)
    expect((await read(first)).package.owed).toBe(1580)
    expect(await usedIn('2026-11')).toMatchObject([{ visits: 2, people: 1, amount: 1690 }])
    expect(await usedIn('2026-12')).toEqual([{ costCenter: '4200', visits: 0, people: 0, amount: -110 }])
  })

  it('limits the messages that its visits cause', async () => {
    const first = await bookFirst()
    let last = { status: 201, body: { code: '' } } as { status: number; body: { code: string } & Key }
    for (let round = 0; round < 20 && last.status === 201; round++) {
      const { visits } = await read(first)
      last = await bookVisit(first, visits[1].proposed[0].id)
      if (last.status === 201) await change(last.body, 'cancel')
    }
    expect([last.status, last.body.code]).toEqual([429, 'rate-limited'])
  })

  it('leaves nothing about the patient in the log', async () => {
    const first = await bookFirst()
    await bookRest(first)
    const log = api.log.join('\n')
    for (const word of ['Nordmann', first.phone, first.token, 'Sår hals']) expect(log).not.toContain(word)
  })
})
