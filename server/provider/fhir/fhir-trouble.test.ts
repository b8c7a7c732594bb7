import type { Appointment, Slot } from '@medplum/fhirtypes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChangeFeed } from '#database/changes.ts'
import { sql } from '#database/sql.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { validate } from '../../fhir/testing/fhir-validation.ts'
import { identifiers, seedFhirWorld, startFhirWorld } from '../../testing/fhir-world.ts'
import { createMovingClock } from '../../testing/moving-clock.ts'
import { signInStaff } from '../../testing/staff.ts'
import { mondayMorning, openTestApi, type TestApi } from '../../testing/test-api.ts'
import {
  bearer,
  bookSlot,
  findSlotIds,
  newAddress,
  newPhone,
  orderFor,
  placeOrder,
  verifyPhone,
} from '../../testing/visit.ts'
import { bookWithoutRecord, commonTroubles, expectTold, failing } from '../testing/remote-trouble.ts'
import { createFhirProvider } from './fhir-provider.ts'

const friday = '2026-11-13'
const isTransaction = ({ path }: { path: string }) => path === '/fhir'

describe('with a FHIR server in charge of the times', () => {
  let test: TestDatabase
  let world: Awaited<ReturnType<typeof startFhirWorld>>
  let api: TestApi
  const clock = createMovingClock(mondayMorning)
  beforeAll(async () => {
    test = await openTestEmbedded()
    world = await startFhirWorld()
  })
  beforeEach(async () => {
    clock.set(mondayMorning)
    world.server.behave()
    world.server.received.length = 0
    await seedFhirWorld(
      world.server,
      sampleFacts.practitioners
        .filter(({ shifts }) => shifts.some(({ clinic }) => clinic === 'bislett'))
        .map(({ id }) => ({
          practitioner: id,
          clinic: 'bislett',
          from: Temporal.Instant.from(`${friday}T07:00:00Z`),
          to: Temporal.Instant.from(`${friday}T15:00:00Z`),
          minutes: 10,
        })),
    )
    await test.empty()
    api = await openBySettings()
  })
  afterEach(() => api.close())
  afterAll(async () => {
    await world.server.close()
    await test.dispose()
  })

  /** As an operator sets it up. */
  const openBySettings = () =>
    openTestApi({
      database: test.database,
      clock,
      env: {
        ...{ PROVIDER: 'fhir', PROVIDER_URL: world.server.url, PROVIDER_CLIENT_ID: 'innom' },
        ...{ PROVIDER_CLIENT_KEY: world.privateKey, PROVIDER_IDENTIFIERS: identifiers },
        ...{ PROVIDER_SCOPES: 'system/Slot.read system/Slot.write', REQUEST_TIMEOUT: '60000' },
      },
    })
  const openImpatient = async (timeLimit: number) => {
    const feed = await createChangeFeed(test.database)
    return openTestApi({
      database: test.database,
      clock,
      env: { REQUEST_TIMEOUT: '60000' },
      provider: ({ database }) => createFhirProvider({ ...world.settings, timeLimit }, database, clock, feed),
    })
  }
  const appointments = () => world.server.all<Appointment>('Appointment')
  const slotsThatAre = async (status: Slot['status']) =>
    (await world.server.all<Slot>('Slot')).filter((it) => it.status === status)
  const bookings = async () => (await test.database.run(sql`select count(*)::integer as n from bookings`)).rows

  it('the whole way works, and what we write there is FHIR: hold, book, move, cancel', async () => {
    const slots = await findSlotIds(api, friday)
    expect(slots.length).toBeGreaterThan(10)
    const held = await api.call('POST', '/api/holds', { body: { slot: slots[0] }, headers: newAddress() })
    expect(held.status).toBe(201)
    const tentative = await slotsThatAre('busy-tentative')
    expect(tentative).toHaveLength(2)
    for (const it of tentative) validate(it)

    const { body, status, phone } = await bookSlot(api, slots[0]!, { hold: held.body.id })
    expect(status).toBe(201)
    const [booked] = await appointments()
    validate(booked!)
    expect(booked).toMatchObject({
      status: 'booked',
      identifier: [{ system: 'urn:innom:request' }, { system: 'urn:innom:booking', value: body.reference }],
      serviceType: [{ coding: [{ system: identifiers, code: 'gp-consultation' }] }],
      reasonCode: [{ text: 'Sår hals siden lørdag' }],
      contained: [{ name: [{ text: 'Kari Nordmann' }], birthDate: '1980-02-29' }],
    })
    expect(Temporal.Instant.from(booked!.start!).equals(Temporal.Instant.from(body.start))).toBe(true)
    expect(booked!.participant.map(({ actor }) => actor?.reference)).toContain('Location/l-bislett')
    const busy = await slotsThatAre('busy')
    expect(busy.map(({ id }) => `Slot/${id}`).sort()).toEqual(booked!.slot!.map(({ reference }) => reference).sort())
    expect(busy.flatMap(({ identifier = [] }) => identifier)).toEqual([])
    expect(await findSlotIds(api, friday)).not.toContain(slots[0])

    const change = bearer(body.token)
    const path = `/api/bookings/${body.reference}`
    expect((await api.call('POST', `${path}/move`, { body: { slot: slots[5] }, ...change })).status).toBe(200)
    expect(await findSlotIds(api, friday)).toContain(slots[0])
    const [moved] = await appointments()
    validate(moved!)
    expect(moved!.start).not.toBe(booked!.start)
    expect(moved!.contained).toEqual(booked!.contained)
    expect((await api.call('POST', `${path}/cancel`, change)).body.state).toBe('cancelled')
    expect((await appointments()).map(({ status }) => status)).toEqual(['cancelled'])
    expect([...(await slotsThatAre('busy')), ...(await slotsThatAre('busy-tentative'))]).toEqual([])

    const told = `${world.server.received.map((it) => it.path).join('\n')}\n${api.log.join('\n')}`
    for (const word of ['Nordmann', '1980-02-29', 'kari', phone.slice(1), 'hals']) expect(told).not.toContain(word)
  })

  it('only times that it has are offered', async () => {
    expect(await findSlotIds(api, '2026-11-10')).toEqual([])
    const before = await findSlotIds(api, friday)
    const taken = (await world.server.all<Slot>('Slot')).filter(({ start }) => start < `${friday}T11:00:00Z`)
    for (const it of taken) await world.server.repository.updateResource({ ...it, status: 'busy-unavailable' })
    clock.advance({ seconds: 6 })
    await findSlotIds(api, friday)
    await expect.poll(async () => (await findSlotIds(api, friday)).length).toBeLessThan(before.length)
    expect((await findSlotIds(api, friday)).length).toBeGreaterThan(0)
  })

  it('the console shows as taken what it has no times for, of working time alone', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const { body } = await desk.call('GET', `/api/staff/day?clinic=bislett&date=${friday}`)
    const [first] = body.practitioners
    expect(first.taken).toEqual([])
    const other = (await desk.call('GET', '/api/staff/day?clinic=bislett&date=2026-11-12')).body.practitioners[0]
    expect(other.taken).toEqual(other.shifts)
  })

  it('a time that its own users took is taken', async () => {
    const [slot] = await findSlotIds(api, friday)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(api, phone))
    for (const it of await world.server.all<Slot>('Slot')) {
      await world.server.repository.updateResource({ ...it, status: 'busy' })
    }
    const booked = await placeOrder(api, order, 'key')
    expect([booked.status, booked.body.code]).toEqual([409, 'slot-taken'])
    const held = await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    expect([held.status, held.body.code]).toEqual([409, 'slot-taken'])
    expect(await appointments()).toEqual([])
  })

  it('a note on a Slot, made while we book it, is kept, and the booking made nevertheless', async () => {
    const [slot] = await findSlotIds(api, friday)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(api, phone))
    let conflicts = 0
    world.server.before(isTransaction, async () => {
      if (conflicts++ > 0) return
      for (const it of await world.server.all<Slot>('Slot')) {
        await world.server.repository.updateResource({ ...it, comment: 'Room 2' })
      }
    })
    expect((await placeOrder(api, order, 'key')).status).toBe(201)
    expect(conflicts).toBe(2)
    expect((await slotsThatAre('busy')).map(({ comment }) => comment)).toEqual(['Room 2', 'Room 2'])
  })

  const outcome = (code: string) =>
    JSON.stringify({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, diagnostics: 'Nordmann' }] })
  const troubles = [
    ...commonTroubles,
    failing('answers something else', { status: 200, body: '{"resourceType":"Patient"}' }),
    failing('does not know the address', { status: 404, body: outcome('not-found') }),
    failing('forbids it', { status: 403, body: outcome('forbidden') }),
  ]

  it.each(troubles)('when it $what, the visitor reads what to do', async (trouble) => {
    const [slot] = await findSlotIds(api, friday)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(api, phone))
    world.server.misbehave(trouble.behaviour)
    if (trouble.behaviour === 'stall') {
      await api.close()
      api = await openImpatient(300)
    }
    await expectTold(api, order, trouble)
    expect(api.log.join('\n')).not.toContain('Nordmann')

    world.server.misbehave(undefined)
    await api.close()
    api = await openBySettings()
    expect((await placeOrder(api, order, 'key')).status).toBe(201)
    expect(await appointments()).toHaveLength(1)
  })

  it('a booking whose answer was lost is found again at once, and again when the visitor repeats it', async () => {
    const [slot, other] = await findSlotIds(api, friday)
    world.server.loseAnswer('hang-up', isTransaction)
    expect((await bookSlot(api, slot!)).status).toBe(201)
    expect([(await appointments()).length, await bookings()]).toEqual([1, [{ n: 1 }]])

    // What stands in front of it gave up.
    world.server.loseAnswer({ status: 504, body: '' }, isTransaction)
    const phone = newPhone()
    const order = orderFor(other!, phone, await verifyPhone(api, phone))
    expect((await placeOrder(api, order, 'slow')).body.code).toBe('timeout')
    expect([(await appointments()).length, await bookings()]).toEqual([2, [{ n: 1 }]])
    expect((await placeOrder(api, order, 'slow')).status).toBe(201)
    expect([(await appointments()).length, await bookings()]).toEqual([2, [{ n: 2 }]])
  })

  it('a booking that it took but we could not record is found by repeating the request', async () => {
    const [slot] = await findSlotIds(api, friday)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(api, phone))
    await bookWithoutRecord(api, order)
    expect([(await appointments()).length, await bookings()]).toEqual([1, [{ n: 1 }]])
  })

  it('a move and a cancellation whose answers were lost are carried out once, and recorded', async () => {
    const slots = await findSlotIds(api, friday)
    const { body } = await bookSlot(api, slots[0]!)
    const change = bearer(body.token)
    const path = `/api/bookings/${body.reference}`
    world.server.loseAnswer('hang-up', isTransaction)
    expect((await api.call('POST', `${path}/move`, { body: { slot: slots[4] }, ...change })).status).toBe(200)
    expect(await slotsThatAre('busy')).toHaveLength(2)
    world.server.loseAnswer({ status: 500, body: '' }, isTransaction)
    expect((await api.call('POST', `${path}/cancel`, change)).body.state).toBe('cancelled')
    expect(await slotsThatAre('busy')).toEqual([])
  })

  it('a booking that its own users deleted can be cancelled here', async () => {
    const [slot] = await findSlotIds(api, friday)
    const { body } = await bookSlot(api, slot!)
    const [{ id }] = (await appointments()) as [Appointment]
    await world.server.repository.deleteResource('Appointment', id!)
    const cancelled = await api.call('POST', `/api/bookings/${body.reference}/cancel`, bearer(body.token))
    expect(cancelled.body.state).toBe('cancelled')
  })

  it('a token that ends before its time is renewed, and one is enough for everything', async () => {
    const slots = await findSlotIds(api, friday)
    const given = world.server.tokens()
    expect((await bookSlot(api, slots[0]!)).status).toBe(201)
    expect(world.server.tokens()).toBe(given)
    world.server.endTokens()
    expect((await bookSlot(api, slots[4]!)).status).toBe(201)
    expect(world.server.tokens()).toBe(given + 1)
  })

  it('a hold is extended while somebody types, for an hour at most, and by nobody who takes its Slots', async () => {
    const [slot] = await findSlotIds(api, friday)
    const { body: held } = await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    const extend = () => api.call('POST', `/api/holds/${held.id}/extend`, { headers: newAddress() })
    const hour = clock.now().add({ minutes: 60 })
    for (const minutes of [9, 18, 27, 36, 45]) {
      clock.set(mondayMorning.add({ minutes }))
      expect((await extend()).body.expiresIn).toBe(600)
    }
    clock.set(mondayMorning.add({ minutes: 54 }))
    expect(Temporal.Instant.from((await extend()).body.expiresAt).equals(hour)).toBe(true)
    clock.set(hour)
    expect((await extend()).status).toBe(404)
    expect((await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })).status).toBe(201)
    expect((await extend()).status).toBe(404)
  })

  it('a hold that nobody gave back is freed there by the next look', async () => {
    const [slot] = await findSlotIds(api, friday)
    await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    expect(await slotsThatAre('busy-tentative')).toHaveLength(2)
    clock.advance({ minutes: 11 })
    await expect
      .poll(async () => {
        clock.advance({ seconds: 6 })
        await findSlotIds(api, friday)
        return slotsThatAre('busy-tentative')
      })
      .toEqual([])
    expect((await slotsThatAre('free')).flatMap(({ identifier = [] }) => identifier)).toEqual([])
    expect(await findSlotIds(api, friday)).toContain(slot)
  })
})
