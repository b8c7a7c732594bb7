import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOccupiedTimes } from '#database/bookings/occupied-times.ts'
import { findOffer, makeOffer as makeOfferNow, type NewOffer } from '#database/offers/offers.ts'
import { deleteExpired } from '#database/retention.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { offerJob } from '../../jobs/offer-job.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bearer, bookSlot, findSlotIds } from '../../testing/visit.ts'

const tuesday = '2026-11-10'
const anne = 'anne-lege'

describe.each(engines)('other times that are offered, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let desk: StaffBrowser
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.dispose())
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
    desk = await signInStaff(api, 'receptionist')
    return () => api.close()
  })

  const book = async (n = 0) => {
    const slots = (await findSlotIds(api, tuesday)).filter((it) => it.includes(`.${anne}.`))
    return (await bookSlot(api, slots[n]!)).body as { reference: string; token: string; start: string }
  }
  const offer = (reference: string) => desk.call('POST', '/api/staff/offers', { body: { reference } })
  /** What the patient's phone got: the id and the token of the offer. */
  const readLink = async (reference: string) => {
    await api.service.start()
    const { body } = await desk.call('GET', `/api/staff/bookings/${reference}`)
    const path = `/api/dev/outbox?phone=${encodeURIComponent(body.phone)}`
    for (;;) {
      const { messages } = (await api.call('GET', path)).body as { messages: { text: string }[] }
      const [, id, token] = messages.map(({ text }) => /\/offer\/#(\w+)\.(\S+)/.exec(text)).find(Boolean) ?? []
      if (id && token) return { id, token }
    }
  }
  const read = (id: string, token: string) => api.call('GET', `/api/offers/${id}`, bearer(token))
  const take = (id: string, token: string, slot: string) =>
    api.call('POST', `/api/offers/${id}/take`, { body: { slot }, ...bearer(token) })
  const decline = (id: string, token: string) => api.call('POST', `/api/offers/${id}/decline`, bearer(token))
  const isFree = async (slot: string) => {
    const { treatment, clinic, start } = parseSlotId(slot)!
    const date = dateAt('Europe/Oslo', start)
    return (await findSlotIds(api, date, treatment, clinic)).includes(slot)
  }
  const makeOffer = async (n = 0) => {
    const booking = await book(n)
    const { body, status } = await offer(booking.reference)
    expect(status).toBe(201)
    const slots = body.times.map((it: { slot: string }) => it.slot) as string[]
    return { booking, slots, ...(await readLink(booking.reference)) }
  }

  it('reach the patient by SMS, are held for two hours and told with the time that is lost', async () => {
    const { booking, slots, id, token } = await makeOffer()
    expect(slots.length).toBe(3)
    for (const slot of slots) expect(await isFree(slot)).toBe(false)
    const { body } = await read(id, token)
    expect(body).toMatchObject({ state: 'open', reason: 'absence', booked: { start: booking.start } })
    expect(body.expiresAt).toMatch(/^2026-11-09T11:00/)
    expect(body.times.map((it: { slot: string }) => it.slot).sort()).toEqual([...slots].sort())
  })

  it('move the booking at one tap; the others are free again, and a second tap changes nothing', async () => {
    const { booking, slots, id, token } = await makeOffer()
    const [slot, ...others] = slots as [string, ...string[]]
    for (let tap = 0; tap < 2; tap++) {
      const { status, body } = await take(id, token, slot)
      expect([status, body.state]).toEqual([200, 'taken'])
    }
    const mine = await api.call('GET', `/api/bookings/${booking.reference}`, bearer(booking.token))
    expect(mine.body.start).not.toBe(booking.start)
    expect(await isFree(slot)).toBe(false)
    for (const other of others) expect(await isFree(other)).toBe(true)
    expect((await take(id, token, others[0]!)).body.code).toBe('offer-gone')
  })

  it('are taken once, however many taps come at the same moment', async () => {
    const { slots, id, token } = await makeOffer()
    const answers = await Promise.all([0, 0, 0, 0].map((n) => take(id, token, slots[n]!)))
    expect(new Set(answers.map((it) => it.status))).toEqual(new Set([200]))
    const times = await readOccupiedTimes(
      test.database,
      api.service.facts.practitioners.map((it) => it.id),
      Temporal.Instant.from('2026-11-01T00:00:00Z'),
      Temporal.Instant.from('2026-12-31T00:00:00Z'),
    )
    expect(times).toHaveLength(1)
  })

  it('are given back when the patient declines, and the desk sees that', async () => {
    const { booking, slots, id, token } = await makeOffer()
    expect((await decline(id, token)).body.state).toBe('declined')
    expect((await decline(id, token)).status).toBe(200)
    for (const slot of slots) expect(await isFree(slot)).toBe(true)
    expect((await take(id, token, slots[0]!)).body.code).toBe('offer-gone')
    const own = await api.call('GET', `/api/bookings/${booking.reference}`, bearer(booking.token))
    expect(own.body.start).toBe(booking.start)
  })

  it('are free for others after two hours, and who comes too late is told so', async () => {
    const { slots, id, token } = await makeOffer()
    api.clock.advance({ hours: 2 })
    expect((await read(id, token)).body.state).toBe('expired')
    expect((await take(id, token, slots[0]!)).body.code).toBe('offer-gone')
    const later = slots.find((it) => parseSlotId(it)!.start > Date.parse('2026-11-10T00:00:00Z'))!
    expect(await isFree(later)).toBe(true)
    expect((await bookSlot(api, later)).status).toBe(201)
  })

  it('end when the booking is cancelled or moved in another way', async () => {
    const { booking, slots, id, token } = await makeOffer()
    await api.call('POST', `/api/bookings/${booking.reference}/cancel`, bearer(booking.token))
    expect((await read(id, token)).body.state).toBe('withdrawn')
    expect((await take(id, token, slots[0]!)).body.code).toBe('offer-gone')
  })

  it('give way to a newer offer', async () => {
    const { booking, id, token } = await makeOffer()
    const { status, body } = await offer(booking.reference)
    expect(status).toBe(201)
    expect(body.times).toHaveLength(3)
    expect((await read(id, token)).body.state).toBe('withdrawn')
  })

  it('stay open when no newer offer can be made', async () => {
    const { reference } = await book()
    let last: { id: string; times: { slot: string }[] } | undefined
    for (let n = 0; n < 4; n++) last = (await offer(reference)).body
    expect((await offer(reference)).body.code).toBe('rate-limited')
    const stands = async () => {
      const { state, times } = (await findOffer(test.database, last!.id))!
      expect([state, times.length]).toEqual(['open', 3])
      for (const { slot } of last!.times) expect(await isFree(slot)).toBe(false)
      const { rows } = await test.database.run({ text: 'select count(*)::integer as n from offers', values: [] })
      expect(rows).toEqual([{ n: 4 }])
    }
    await stands()
    // Somebody else was faster: none of the times is free any more.
    const { times } = (await findOffer(test.database, last!.id))!
    const now = api.clock.now()
    const late: NewOffer = {
      ...{ id: 'LATEOFFR', tokenHash: 'x', booking: reference, madeBy: 'test', most: 3, limits: [] },
      ...{ expiresAt: now.add({ hours: 2 }), job: offerJob(reference, 'LATEOFFR', now) },
      times: times.map((it) => ({ ...it, clinic: 'bislett', busyUntil: it.end })),
      reason: 'absence',
    }
    expect(await makeOfferNow(test.database, late, now)).toEqual({ outcome: 'slot-taken' })
    await stands()
  })

  it('are either taken or declined, never both', async () => {
    for (let n = 0; n < 4; n++) {
      const { booking, slots, id, token } = await makeOffer(n)
      const taps = [() => take(id, token, slots[0]!), () => decline(id, token)]
      const [one, two] = await Promise.all((n % 2 === 0 ? taps : taps.toReversed()).map((tap) => tap()))
      const own = await api.call('GET', `/api/bookings/${booking.reference}`, bearer(booking.token))
      const isMoved = own.body.start !== booking.start
      expect((await read(id, token)).body.state).toBe(isMoved ? 'taken' : 'declined')
      expect([one!.status, two!.status].sort()).toEqual([200, 409])
    }
  })

  it('are never the same for two patients, and no patient is sent more than a few', async () => {
    const six = []
    for (let n = 0; n < 6; n++) six.push(await book(n * 2))
    const answers = await Promise.all(six.map((it) => offer(it.reference)))
    const slots = answers.flatMap((it) => it.body.times.map(({ slot }: { slot: string }) => slot)) as string[]
    expect(answers.every((it) => it.status === 201)).toBe(true)
    expect(new Set(slots).size).toBe(slots.length)
    for (let n = 0; n < 3; n++) expect((await offer(six[0]!.reference)).status).toBe(201)
    expect((await offer(six[0]!.reference)).status).toBe(429)
  })

  it('are nobody’s without their token: a forged one gets the answer of what does not exist', async () => {
    const { slots, id, token } = await makeOffer()
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const answers = [
      await read(id, forged),
      await take(id, forged, slots[0]!),
      await decline(id, forged),
      await read('ABCDEFGH', token),
      await api.call('GET', `/api/offers/${id}`),
    ]
    expect(answers.map((it) => [it.status, it.body.code])).toEqual(answers.map(() => [404, 'not-found']))
    expect((await read(id, token)).body.state).toBe('open')
    expect((await take(id, token, 'gp-consultation.bislett.anne-lege.20261201T0800Z')).status).toBe(422)
    expect(api.log.join('')).not.toContain(token)
  })

  it('are forgotten 30 days after their end', async () => {
    const { id, token } = await makeOffer()
    await deleteExpired(test.database, api.clock.now().add({ hours: 2 + 30 * 24 - 1 }))
    expect((await read(id, token)).status).toBe(200)
    await deleteExpired(test.database, api.clock.now().add({ hours: 2 + 30 * 24 + 1 }))
    expect((await read(id, token)).status).toBe(404)
  })
})
