import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientOnTheWeb } from '../audit.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { monday, requestFor, timeAt } from '../testing/bookings.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { cancelBooking } from './change-bookings.ts'
import { type BookingRequest, placeBooking, placeBookings, rememberRefused } from './place-bookings.ts'

const perVerification = 4
const perPhone = 6

describe.each(engines)('how much one person may book, on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const timeOf = (n: number) => timeAt(monday.add({ hours: 24, minutes: 30 * n }).toString())
  function requestBy(phone: string, verification: string, n: number, changes: Partial<BookingRequest> = {}) {
    const request = requestFor(timeOf(n), {
      limits: { verification, perVerification, perPhone, messages: [] },
      ...changes,
    })
    return { ...request, booking: { ...request.booking, patient: { ...request.booking.patient, phone } } }
  }
  const place = async (request: BookingRequest, now = monday) => (await placeBooking(database, request, now)).outcome
  const countOf = (outcomes: string[], wanted: string) => outcomes.filter((it) => it === wanted).length

  it('leaves a hundred refused orders behind, and then nothing more is written for them', async () => {
    const verification = randomUUID()
    const refuse = (n: number, now = monday) =>
      rememberRefused(database, { idempotencyKey: `key ${n}`, fingerprint: 'order', verification }, now)
    await Promise.all(Array.from({ length: 120 }, (_, n) => refuse(n)))
    await refuse(120, monday.add({ minutes: 5 }))
    const { rows } = await database.run<{ keys: number; refused: number; lastAt: Date }>(sql`
      select (select count(*)::integer from idempotency_keys) as keys, refused, last_at as "lastAt" from verification_bookings`)
    expect(rows).toEqual([{ keys: 100, refused: 100, lastAt: expect.anything() }])
    expect(new Date(rows[0]!.lastAt).getTime()).toBe(monday.epochMilliseconds)
  })

  it('is four times with one verification, also when thirty requests come at once', async () => {
    const verification = randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => place(requestBy('+4791000001', verification, n))),
    )
    expect([countOf(outcomes, 'booked'), countOf(outcomes, 'verification-used-up')]).toEqual([4, 26])
    const { rows } = await database.run(sql`select bookings from verification_bookings`)
    expect(rows).toEqual([{ bookings: 4 }])
  })

  it('is six coming appointments with any number of verifications, also when thirty requests come at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => place(requestBy('+4791000001', randomUUID(), n))),
    )
    expect([countOf(outcomes, 'booked'), countOf(outcomes, 'too-many-appointments')]).toEqual([6, 24])
  })

  it('does not count the same request again, or one that came too late', async () => {
    const verification = randomUUID()
    const first = requestBy('+4791000001', verification, 0)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => place(first)))
    expect([countOf(outcomes, 'booked'), countOf(outcomes, 'repeated')]).toEqual([1, 9])
    for (let n = 0; n < 5; n++) expect(await place(requestBy('+4791000001', verification, 0))).toBe('slot-taken')
    for (const n of [1, 2, 3]) expect(await place(requestBy('+4791000001', verification, n))).toBe('booked')
    expect(await place(first)).toBe('repeated')
    expect(await place(requestBy('+4791000001', verification, 0))).toBe('slot-taken')
    expect(await place(requestBy('+4791000001', verification, 4))).toBe('verification-used-up')
  })

  it('does not count appointments that are over', async () => {
    for (let n = 0; n < 6; n++) await place(requestBy('+4791000001', randomUUID(), n))
    expect(await place(requestBy('+4791000001', randomUUID(), 20))).toBe('too-many-appointments')
    expect(await place(requestBy('+4791000001', randomUUID(), 20), timeOf(0).start)).toBe('booked')
  })

  it('leaves those who share a call alone', async () => {
    const verification = randomUUID()
    for (const n of [0, 1, 2, 3]) await place(requestBy('+4791000001', verification, n))
    const outcomes = await placeBookings(
      database,
      [requestBy('+4791000002', randomUUID(), 5), requestBy('+4791000001', verification, 4)],
      monday,
    )
    expect(outcomes.map((it) => it.outcome)).toEqual(['booked', 'verification-used-up'])
  })

  it('has no limit for staff', async () => {
    for (let n = 0; n < 8; n++) expect(await place(requestBy('+4791000001', '', n, { limits: null }))).toBe('booked')
  })

  it('holds for any order of booking, repeating and cancelling, one by one or at once', async () => {
    const step = fc.record({
      phone: fc.constantFrom('+4791000001', '+4791000002'),
      verification: fc.nat(3),
      time: fc.nat(11),
      cancelsFirst: fc.boolean(),
      times: fc.integer({ min: 1, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), fc.boolean(), async (steps, atOnce) => {
        await test.empty()
        const ids = Array.from({ length: 8 }, () => randomUUID())
        const take = async ({ phone, verification, time, cancelsFirst, times }: (typeof steps)[number]) => {
          if (cancelsFirst) await cancelOneOf(phone)
          const request = requestBy(phone, ids[verification + (phone.endsWith('2') ? 4 : 0)]!, time)
          await Promise.all(Array.from({ length: times }, () => place(request)))
        }
        if (atOnce) await Promise.all(steps.map(take))
        else for (const it of steps) await take(it)
        const { rows } = await database.run<{ most: number; coming: number; counted: number; made: number }>(sql`
          select (select coalesce(max(bookings), 0) from verification_bookings) as most,
            (select coalesce(sum(bookings), 0)::integer from verification_bookings) as counted,
            (select count(*)::integer from bookings) as made,
            (select coalesce(max(n), 0)::integer from (
              select count(*) as n from bookings where state = 'booked' group by patient_phone) as of_phone) as coming`)
        const { most, coming, counted, made } = rows[0]!
        expect(most).toBeLessThanOrEqual(perVerification)
        expect(coming).toBeLessThanOrEqual(perPhone)
        expect(counted).toBe(made)
      }),
      { numRuns: 20 },
    )
  })

  async function cancelOneOf(phone: string): Promise<void> {
    const { rows } = await database.run<{ reference: string; revision: number }>(
      sql`select reference, revision from bookings where patient_phone = ${phone} and state = 'booked' limit 1`,
    )
    if (rows[0])
      await cancelBooking(database, { ...rows[0], fee: 0, by: patientOnTheWeb, jobs: [], messages: [] }, monday)
  }
})
