import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { revokeClient } from '#database/clients.ts'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { retentionHours } from '#domain/booking/retention-hours.ts'
import { appointmentFor } from '../../fhir/testing/appointment-request.ts'
import { addTestClient, authorise } from '../../fhir/testing/client.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { signInStaff } from '../../testing/staff.ts'
import { bearer, bookSlot, findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'
import { clientOperations } from '../client-operations.ts'
import { allEvents } from '../client-scopes.ts'

const tuesday = '2026-11-10'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

describe.each(engines)('a system that is told of bookings, on %s', (_, open) => {
  const test = apiForEachTest(open)

  async function listen(...behaviour: Parameters<typeof startReceiver>) {
    const receiver = await startReceiver(...behaviour)
    closing.push(receiver.close)
    return receiver
  }
  /** One that is told of everything at its clinics. */
  async function addObserver(clinics: string[] = ['bislett'], name = 'A journal') {
    const receiver = await listen()
    const client = await addTestClient(test.api, { scopes: [allEvents], clinics, webhook: receiver.url, name })
    return { receiver, ...client }
  }
  const drain = () => test.api.service.jobs.drain()
  /** Lets time go by in steps, and does what is due after each. */
  async function pass(hours: number, minutesEach = 10) {
    for (let left = hours * 60; left > 0; left -= minutesEach) {
      test.api.clock.advance({ minutes: minutesEach })
      await drain()
    }
  }
  /** Two that were told of the same booking at the same moment go one after the other. */
  const settle = async () => {
    await drain()
    for (let n = 0; n < 4; n++) {
      test.api.clock.advance({ seconds: 3 })
      await drain()
    }
  }
  const parts = () => test.api.service
  const slots = (clinic?: string) => findSlotIds(test.api, tuesday, 'gp-consultation', clinic)
  async function book(slot: string) {
    const phone = newPhone()
    const { status, body } = await placeOrder(test.api, orderFor(slot, phone, provePhone(test.api, phone)))
    expect(status).toBe(201)
    return body as { reference: string; token: string }
  }
  const move = ({ reference, token }: { reference: string; token: string }, slot: string) =>
    test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot }, ...bearer(token) })
  const cancel = ({ reference, token }: { reference: string; token: string }) =>
    test.api.call('POST', `/api/bookings/${reference}/cancel`, { body: {}, ...bearer(token) })

  it('hears that a booking was made, moved and cancelled, signed and without a word about the patient or the treatment', async () => {
    const { receiver, webhookSecret } = await addObserver()
    const [first, second] = await slots()
    const booking = await book(first!)
    await settle()
    expect((await move(booking, second!)).status).toBe(200)
    await settle()
    expect((await cancel(booking)).status).toBe(200)
    await settle()
    expect(receiver.seen()).toEqual([
      [booking.reference, 'booking.booked'],
      [booking.reference, 'booking.moved'],
      [booking.reference, 'booking.cancelled'],
    ])
    const [booked, moved, cancelled] = receiver.taken
    expect(booked).toMatchObject({
      timestamp: '2026-11-09T08:00:00Z',
      data: { status: 'booked', clinic: 'bislett', start: expect.stringMatching(/^2026-11-10T\d\d:\d\d:00Z$/) },
    })
    const { clinic, practitioner, start, end } = booked!.data
    expect(moved!.data).toMatchObject({ status: 'booked', previous: { clinic, practitioner, start, end } })
    expect(moved!.data.start).not.toBe(start)
    expect(cancelled!.data).toMatchObject({ status: 'cancelled', start: moved!.data.start })
    for (const { headers, body } of receiver.received) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      expect(headers['webhook-signature']).toBe(
        new Webhook(webhookSecret!).sign(String(headers['webhook-id']), at, body),
      )
      expect(body).not.toMatch(/Kari|Nordmann|\+47|example|consultation|hals/)
    }
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(3)
  })

  it('hears of its own bookings alone, unless its scope says that it hears of all', async () => {
    const own = await listen()
    const client = await addTestClient(test.api, { webhook: own.url })
    const { receiver } = await addObserver()
    const theirs = await book((await slots())[0]!)
    const headers = await authorise(test.api, client)
    const find = async (path: string): Promise<string> =>
      (await test.api.call('GET', `/fhir/${path}`, { headers })).body.entry[0].resource.id
    const schedule = await find('Schedule?actor=Location/bislett&actor=HealthcareService/gp-consultation')
    const slot = await find(`Slot?schedule=Schedule/${schedule}&start=ge2026-11-11&start=lt2026-11-12&status=free`)
    const { body } = await test.api.call('POST', '/fhir/Appointment', {
      headers,
      body: appointmentFor(slot, newPhone()),
    })
    expect(body.resourceType).toBe('Appointment')
    await settle()
    expect(own.seen()).toEqual([[body.id, 'booking.booked']])
    expect(new Set(receiver.seen().map(([reference]) => reference))).toEqual(new Set([theirs.reference, body.id]))
  })

  it('hears from the desk who has arrived and who did not come, and what of that was a mistake', async () => {
    const { receiver } = await addObserver()
    const [first, second] = await findSlotIds(test.api, '2026-11-09')
    const here = (await book(first!)).reference
    const missing = (await book(second!)).reference
    await settle()
    const desk = await signInStaff(test.api, 'receptionist')
    const set = async (reference: string, state: string) => {
      const answer = await desk.call('PATCH', `/api/staff/bookings/${reference}`, { body: { state } })
      expect([state, answer.status]).toEqual([state, 200])
      await settle()
    }
    await set(here, 'arrived')
    test.api.clock.advance({ minutes: 25 })
    await set(here, 'called-in')
    await set(here, 'done')
    test.api.clock.advance({ hours: 2 })
    const later = await signInStaff(test.api, 'receptionist')
    const say = (state: string) => later.call('PATCH', `/api/staff/bookings/${missing}`, { body: { state } })
    for (const state of ['no-show', 'booked']) {
      expect((await say(state)).status).toBe(200)
      await settle()
    }
    const of = (reference: string) =>
      receiver.taken.filter(({ data }) => data.reference === reference).map(({ type, data }) => [type, data.status])
    expect(of(here)).toEqual([
      ['booking.booked', 'booked'],
      ['booking.arrived', 'arrived'],
    ])
    expect(of(missing)).toEqual([
      ['booking.booked', 'booked'],
      ['booking.no-show', 'no-show'],
      ['booking.booked', 'booked'],
    ])
  })

  it('hears nothing of other clinics; of one that moves there, only that it has gone', async () => {
    const { receiver } = await addObserver(['bislett'])
    const { receiver: there } = await addObserver(['okern'], 'Another journal')
    const [here] = await slots()
    const [elsewhere, other] = await slots('okern')
    await book(other!)
    const booking = await book(here!)
    await settle()
    expect((await move(booking, elsewhere!)).status).toBe(200)
    await settle()
    await cancel(booking)
    await settle()
    expect(receiver.seen()).toEqual([
      [booking.reference, 'booking.booked'],
      [booking.reference, 'booking.moved'],
    ])
    expect(receiver.taken[1]!.data).toMatchObject({
      ...{ clinic: null, practitioner: null, start: null, end: null },
      previous: { clinic: 'bislett' },
    })
    const mine = there.taken.filter(({ data }) => data.reference === booking.reference)
    expect(mine.map(({ type }) => type)).toEqual(['booking.moved', 'booking.cancelled'])
    expect(mine[0]!.data).toMatchObject({ clinic: 'okern', previous: null })
  })

  it('hears which date of a course was called off', async () => {
    const { receiver } = await addObserver()
    const phone = newPhone()
    const { slot: _slot, ...order } = orderFor('', phone, provePhone(test.api, phone))
    await placeOrder(test.api, { ...order, treatment: 'mindfulness-course', group: 'mindfulness-2026-11-24' })
    const manager = await signInStaff(test.api, 'manager')
    const body = { clinic: 'bislett', group: 'mindfulness', date: '2026-11-24' }
    expect((await manager.call('POST', '/api/staff/classes/call-off', { body })).body).toEqual({ told: 1 })
    await settle()
    expect(receiver.taken.map(({ type }) => type)).toEqual(['booking.booked', 'booking.cancelled'])
    expect(receiver.taken[1]!.data.date.start).toMatch(/^2026-11-24T/)
  })

  it('gets everything at least once after an hour in which it was down, under the same ids and in the order of each booking', async () => {
    const { receiver } = await addObserver()
    receiver.behave('hang-up')
    const free = await slots()
    const bookings: Awaited<ReturnType<typeof book>>[] = []
    for (let n = 0; n < 6; n++) {
      const booking = await book(free[n]!)
      bookings.push(booking)
      await pass(1 / 6)
      if (n < 4) expect((await move(booking, free[10 + n]!)).status).toBe(200)
      if (n < 2) expect((await cancel(booking)).status).toBe(200)
    }
    expect(receiver.taken).toEqual([])
    const tried = new Map(receiver.received.map(({ headers, body }) => [body, headers['webhook-id']]))
    receiver.behave({ status: 500, body: 'the database is away' })
    await pass(0.5)
    receiver.behave({ status: 200, body: 'ok' })
    await pass(2, 5)
    for (const [n, { reference }] of bookings.entries()) {
      const told = receiver.seen().filter(([it]) => it === reference)
      const expected = ['booked', ...(n < 4 ? ['moved'] : []), ...(n < 2 ? ['cancelled'] : [])]
      expect([n, told.map(([, type]) => type)]).toEqual([n, expected.map((it) => `booking.${it}`)])
    }
    for (const { headers, body } of receiver.received) {
      expect(headers['webhook-id']).toBe(tried.get(body) ?? headers['webhook-id'])
    }
    expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(12)
    const { rows } = await test.database.run(sql`select from webhook_events where delivered_at is null`)
    expect(rows).toEqual([])
  })

  it('that is slow keeps neither another system nor a message to a patient waiting', async () => {
    const { receiver: slow } = await addObserver(['bislett'], 'A slow one')
    const { receiver: quick } = await addObserver(['bislett'], 'A quick one')
    slow.behave('stall')
    const references: string[] = []
    for (const slot of (await slots()).slice(0, 12)) references.push((await book(slot)).reference)
    const working = drain()
    await expect.poll(() => quick.taken.length, { timeout: 60_000 }).toBe(12)
    const confirmed = () =>
      test.database
        .run(sql`select from jobs where kind = 'confirmation' and state = 'done'`)
        .then((it) => it.rows.length)
    await expect.poll(confirmed, { timeout: 60_000 }).toBe(12)
    expect(slow.received.length).toBeLessThanOrEqual(2)
    slow.behave({ status: 200, body: '' })
    await slow.close()
    closing.splice(closing.indexOf(slow.close), 1)
    await working
    expect(references).toHaveLength(12)
  })

  it('that does not answer costs the database a look a second, however many events wait for it', async () => {
    const { receiver: slow } = await addObserver()
    for (const slot of (await slots()).slice(0, 10)) await book(slot)
    slow.behave('stall')
    const working = drain()
    const waiting = async () => {
      const { rows } = await test.database.run<{ run_at: Date }>(
        sql`select run_at from jobs where kind = 'webhook' and state = 'waiting' and run_at > ${test.api.clock.now()} order by run_at`,
      )
      return rows.map((it) => (it.run_at.getTime() - test.api.clock.now().epochMilliseconds) / 1000)
    }
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(slow.received.length).toBeLessThanOrEqual(2)
    slow.behave({ status: 200, body: '' })
    await slow.close()
    closing.splice(closing.indexOf(slow.close), 1)
    await working
  })

  it('that answers is told while several others do not: these have a part of the places together', async () => {
    const others = []
    for (let n = 0; n < 5; n++) others.push(await addObserver(['bislett'], `A silent one ${n}`))
    for (const { receiver } of others) receiver.behave('hang-up')
    const { receiver: quick } = await addObserver(['bislett'], 'A quick one')
    const [first, ...more] = await slots()
    await book(first!)
    await drain()
    expect(quick.taken).toHaveLength(1)
    const before = others.map(({ receiver }) => receiver.received.length)
    for (const { receiver } of others) receiver.behave('stall')
    for (const slot of more.slice(0, 3)) await book(slot)
    const working = drain()
    await expect.poll(() => quick.taken.length, { timeout: 60_000 }).toBe(4)
    const asked = others.reduce((sum, { receiver }, n) => sum + receiver.received.length - before[n]!, 0)
    expect(asked).toBeLessThanOrEqual(6)
    for (const { receiver } of others) {
      await receiver.close()
      closing.splice(closing.indexOf(receiver.close), 1)
    }
    await working
  })

  it('that is down for three days is given up; staff of the clinic see what, to whom and why, and send it again', async () => {
    const { receiver } = await addObserver()
    receiver.behave({ status: 500, body: 'a secret of theirs' })
    const { reference } = await book((await slots())[0]!)
    await drain()
    const desk = await signInStaff(test.api, 'receptionist')
    const list = async () => (await desk.call('GET', '/api/staff/messages?clinic=bislett')).body.messages
    const shown = { kind: 'webhook', event: 'booked', reference, name: 'A journal', reason: 'status-500' }
    expect(await list()).toEqual([expect.objectContaining({ ...shown, attempts: 1, isGivenUp: false })])
    await pass(71, 30)
    expect(receiver.taken).toEqual([])
    const before = receiver.received.length
    await pass(24, 120)
    const afterwards = receiver.received.length
    await pass(24, 120)
    expect(receiver.received).toHaveLength(afterwards)
    expect(before).toBeGreaterThan(8)
    const later = await signInStaff(test.api, 'receptionist')
    const listed = async () => (await later.call('GET', '/api/staff/messages?clinic=bislett')).body.messages
    const [letter] = await listed()
    expect(letter).toMatchObject({ ...shown, isGivenUp: true, maySendAgain: true })
    expect(JSON.stringify(letter)).not.toMatch(/secret|Kari|\+47/)
    const others = await signInStaff(test.api, 'manager', { clinics: ['okern'], email: 'okern@innom.example' })
    const again = { body: { key: letter.key } }
    expect((await others.call('POST', '/api/staff/messages/again', again)).status).toBe(403)
    receiver.behave({ status: 200, body: '' })
    expect((await later.call('POST', '/api/staff/messages/again', again)).status).toBe(200)
    await drain()
    expect(receiver.seen()).toEqual([[reference, 'booking.booked']])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await listed()).toEqual([])
    expect((await later.call('POST', '/api/staff/messages/again', again)).status).toBe(403)
  })

  it('gets what it missed once more by an operator’s command, and a period of what it had', async () => {
    const { receiver, id } = await addObserver()
    const [first, second] = await slots()
    const one = await book(first!)
    await settle()
    receiver.behave({ status: 500, body: '' })
    const since = test.api.clock.now()
    const two = await book(second!)
    await pass(100, 60)
    receiver.behave({ status: 200, body: '' })
    expect(await clientOperations.replay.run(parts(), { id })).toEqual({ events: 1 })
    await settle()
    expect(receiver.seen().map(([reference]) => reference)).toEqual([one.reference, two.reference])
    const replay = (from: string) => clientOperations.replay.run(parts(), { id: id.toUpperCase(), since: from })
    expect(await replay(since.toString())).toEqual({ events: 1 })
    expect(await replay('2026-11-09')).toEqual({ events: 2 })
    await settle()
    expect(receiver.taken.filter(({ id }) => id === receiver.taken[0]!.id)).toHaveLength(2)
    await expect(replay('yesterday')).rejects.toThrow('no moment')
    expect(await clientOperations.replay.run(parts(), { id: 'nobody' })).toEqual({ events: null })
  })

  it('that answers 410 gets nothing more, until an operator lets it begin again', async () => {
    const { receiver, id } = await addObserver()
    receiver.behave({ status: 410, body: '' })
    const [first, second] = await slots()
    const missed = await book(first!)
    await drain()
    receiver.behave({ status: 200, body: '' })
    await book(second!)
    await pass(80, 60)
    expect(receiver.taken).toEqual([])
    expect(receiver.received).toHaveLength(1)
    const desk = await signInStaff(test.api, 'receptionist')
    const { messages } = (await desk.call('GET', '/api/staff/messages?clinic=bislett')).body
    expect(messages).toEqual([expect.objectContaining({ reason: 'receiver-gone', maySendAgain: false })])
    const [listed] = (await clientOperations.list.run(parts())).clients
    expect(listed!.webhook).toMatchObject({ waiting: 1, givenUp: 1, goneAt: expect.stringContaining('2026-11-09') })
    expect(await clientOperations.replay.run(parts(), { id })).toEqual({ events: 1 })
    await book((await findSlotIds(test.api, '2026-11-16'))[0]!)
    await settle()
    expect(receiver.seen().map(([reference]) => reference)).toContain(missed.reference)
    expect(receiver.taken).toHaveLength(2)
  })

  it('whose access is taken away gets nothing more, not even what waits', async () => {
    const { receiver, id } = await addObserver()
    receiver.behave({ status: 503, body: '' })
    const [first, second] = await slots()
    await book(first!)
    await drain()
    receiver.behave({ status: 200, body: '' })
    await revokeClient(test.database, id, 'operator', test.api.clock.now())
    await book(second!)
    await pass(2)
    expect(receiver.taken).toEqual([])
    const desk = await signInStaff(test.api, 'receptionist')
    expect((await desk.call('GET', '/api/staff/messages?clinic=bislett')).body.messages).toEqual([])
  })

  it('is followed nowhere by a redirect', async () => {
    const { receiver } = await addObserver()
    receiver.behave({ status: 302, body: '' })
    await book((await slots())[0]!)
    await drain()
    const { rows } = await test.database.run<{ reason: string }>(
      sql`select last_error as reason from jobs where kind = 'webhook'`,
    )
    expect(rows).toEqual([{ reason: 'status-302' }])
  })

  it('leaves nothing behind once events are as old as what was sent', async () => {
    await addObserver()
    await book((await slots())[0]!)
    const over = test.api.clock.now().add({ hours: retentionHours.finishedJobs })
    await deleteExpired(test.database, over)
    expect((await test.database.run(sql`select from webhook_events`)).rows).toHaveLength(1)
    await deleteExpired(test.database, over.add({ seconds: 1 }))
    expect((await test.database.run(sql`select from webhook_events`)).rows).toEqual([])
  })

  it('is told nothing of a booking that was not made', async () => {
    const { receiver } = await addObserver()
    const [slot] = await slots()
    await book(slot!)
    expect((await bookSlot(test.api, slot!)).status).toBe(409)
    await settle()
    expect(receiver.taken).toHaveLength(1)
  })

  it('is refused with what could not work', async () => {
    const add = (changes: object) =>
      clientOperations.add.run(parts(), {
        ...{ name: 'x', scopes: [allEvents], clinics: [], webhook: 'https://portal.example/hook', who: 'operator' },
        ...changes,
      })
    await expect(add({ webhook: 'portal.example' })).rejects.toThrow('web address')
    await expect(add({ webhook: 'file:///etc/passwd' })).rejects.toThrow('web address')
    await expect(add({ webhook: 'https://a:b@portal.example' })).rejects.toThrow('no user')
    await expect(add({ webhook: undefined })).rejects.toThrow('name its address')
    await expect(add({ scopes: ['system/Slot.read'] })).rejects.toThrow('own bookings')
    expect((await add({})).webhookSecret).toMatch(/^whsec_[\w+/]{43}=$/)
  })
})
