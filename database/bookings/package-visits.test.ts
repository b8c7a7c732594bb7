import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VisitState } from '#domain/staff/visit-states.ts'
import { patientOnTheWeb, staffInConsole } from '../audit.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { setVisitState } from '../staff/visits.ts'
import { monday, requestFor, timeAt } from '../testing/bookings.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { findBooking, findVisits } from './bookings.ts'
import { cancelBooking, moveBooking } from './change-bookings.ts'
import type { TimeRange } from './occupied-times.ts'
import { type BookingRequest, placeBooking } from './place-bookings.ts'

describe.each(engines)('visits of a package on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const tuesday = timeAt('2026-11-17T08:00:00Z')
  const december = timeAt('2026-12-15T08:00:00Z')
  const january = timeAt('2027-01-12T08:00:00Z')
  const february = timeAt('2027-02-09T08:00:00Z')

  const plan = { months: 6, visits: [{ treatment: 'gp-consultation', days: { from: 14, to: 21 } }] }
  const terms = { plan, visitPrice: 1490 }
  /** Limits as a visit has them: no verification, and messages without end. */
  const visitLimits = { verification: null, perVerification: null, perPhone: null, messages: [] }

  const requestVisit = (time: TimeRange, first: string | null, number: number): BookingRequest => {
    const { booking, ...request } = requestFor(time, { limits: visitLimits })
    const visit = { package: first ?? booking.reference, number, treatment: 'gp-consultation', terms }
    return { ...request, booking: { ...booking, visit, price: number === 1 ? 3990 : 0 } }
  }
  const book = async (time: TimeRange, first: string | null, number: number) => {
    const request = requestVisit(time, first, number)
    const { outcome } = await placeBooking(database, request, monday)
    return { outcome, reference: request.booking.reference }
  }
  const listNumbers = async (first: string) =>
    (await findVisits(database, first)).map(({ visit, start }) => [visit!.number, start.toString().slice(0, 10)])
  const cancel = (reference: string) =>
    cancelBooking(database, { reference, revision: 0, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] }, monday)
  const say = (reference: string, { start }: TimeRange, from: VisitState, to: VisitState) =>
    setVisitState(database, { reference, start, from, to, by: staffInConsole }, monday)
  const move = (reference: string, time: TimeRange) =>
    moveBooking(
      database,
      {
        reference,
        revision: 0,
        to: { ...time, slot: 'new', remoteId: null },
        time,
        visitor: 'anna',
        by: patientOnTheWeb,
        jobs: [],
        movesADay: null,
        messages: [],
      },
      monday,
    )

  it('are bookings that know their package and their number', async () => {
    const { reference } = await book(tuesday, null, 1)
    const second = await book(december, reference, 2)
    expect(await listNumbers(reference)).toEqual([
      [1, '2026-11-17'],
      [2, '2026-12-15'],
    ])
    expect(await findBooking(database, second.reference)).toMatchObject({
      price: 0,
      visit: { package: reference, number: 2, treatment: 'gp-consultation', terms },
    })
  })

  it('have no terms if an earlier version booked them', async () => {
    const { reference } = await book(tuesday, null, 1)
    const second = await book(december, reference, 2)
    await database.run(sql`update bookings set package_terms = null`)
    for (const visit of [reference, second.reference]) {
      expect(await findBooking(database, visit)).toMatchObject({
        visit: { treatment: 'gp-consultation', terms: null },
      })
    }
  })

  it('are each booked once, also when twenty requests come at once', async () => {
    const { reference } = await book(tuesday, null, 1)
    const times = Array.from({ length: 20 }, (_, n) => timeAt(december.start.add({ minutes: 30 * n }).toString()))
    const outcomes = await Promise.all(times.map((time) => book(time, reference, 2)))
    expect(outcomes.map((it) => it.outcome).sort()).toEqual(['booked', ...Array(19).fill('visit-order')])
    expect(await listNumbers(reference)).toHaveLength(2)
  })

  it('are booked and moved in their order only', async () => {
    const { reference } = await book(tuesday, null, 1)
    const third = await book(january, reference, 3)
    expect(await book(february, reference, 2)).toMatchObject({ outcome: 'visit-order' })
    const second = await book(december, reference, 2)
    expect(second.outcome).toBe('booked')
    expect(await move(second.reference, february)).toEqual({ outcome: 'visit-order' })
    expect(await move(reference, february)).toEqual({ outcome: 'visit-order' })
    expect(await move(third.reference, february)).toEqual({ outcome: 'moved' })
    expect(await move(second.reference, january)).toEqual({ outcome: 'moved' })
  })

  it('can be booked again after one was cancelled, but not once the first was', async () => {
    const { reference } = await book(tuesday, null, 1)
    const second = await book(december, reference, 2)
    expect(await cancel(second.reference)).toBe(true)
    expect(await book(december, reference, 2)).toMatchObject({ outcome: 'booked' })
    expect(await cancel(reference)).toBe(true)
    expect(await book(january, reference, 3)).toMatchObject({ outcome: 'package-ended' })
  })

  it('never outlive a first visit that is cancelled while they are booked', async () => {
    const { reference } = await book(tuesday, null, 1)
    const [, second] = await Promise.all([cancel(reference), book(december, reference, 2)])
    // Whoever came first: a visit that was booked before is there to be cancelled next, none comes after.
    expect(await findVisits(database, reference)).toHaveLength(second.outcome === 'booked' ? 1 : 0)
    expect(await book(january, reference, 3)).toMatchObject({ outcome: 'package-ended' })
  })

  it('can be booked again after one was missed, at a later time too', async () => {
    const { reference } = await book(tuesday, null, 1)
    const second = await book(december, reference, 2)
    expect(await say(second.reference, december, 'booked', 'no-show')).toBe('changed')
    expect(await listNumbers(reference)).toEqual([[1, '2026-11-17']])
    expect(await book(january, reference, 2)).toMatchObject({ outcome: 'booked' })
    expect(await book(february, reference, 2)).toMatchObject({ outcome: 'visit-order' })
    // Missed and booked again as often as it takes.
    const [, again] = await findVisits(database, reference)
    expect(await say(again!.reference, january, 'booked', 'no-show')).toBe('changed')
    expect(await book(february, reference, 2)).toMatchObject({ outcome: 'booked' })
  })

  it('count again once a no-show is taken back, which is refused if the visit was booked meanwhile', async () => {
    const { reference } = await book(tuesday, null, 1)
    const second = await book(december, reference, 2)
    await say(second.reference, december, 'booked', 'no-show')
    expect(await say(second.reference, december, 'no-show', 'arrived')).toBe('changed')
    expect(await listNumbers(reference)).toHaveLength(2)
    expect(await book(january, reference, 2)).toMatchObject({ outcome: 'visit-order' })

    await say(second.reference, december, 'arrived', 'booked')
    await say(second.reference, december, 'booked', 'no-show')
    const again = await book(january, reference, 2)
    expect(await say(second.reference, december, 'no-show', 'booked')).toBe('other-state')
    expect(await cancel(again.reference)).toBe(true)
    expect(await say(second.reference, december, 'no-show', 'booked')).toBe('changed')
  })

  it('are never two, though one is booked again while its no-show is taken back', async () => {
    const { reference } = await book(tuesday, null, 1)
    const second = await book(december, reference, 2)
    await say(second.reference, december, 'booked', 'no-show')
    const [said, again] = await Promise.all([
      say(second.reference, december, 'no-show', 'booked'),
      book(january, reference, 2),
    ])
    expect([
      ['changed', 'visit-order'],
      ['other-state', 'booked'],
    ]).toContainEqual([said, again.outcome])
    expect(await listNumbers(reference)).toHaveLength(2)
  })

  it('go on after a first one that was missed: the package hangs on it', async () => {
    const { reference } = await book(tuesday, null, 1)
    expect(await say(reference, tuesday, 'booked', 'no-show')).toBe('changed')
    expect(await book(december, reference, 2)).toMatchObject({ outcome: 'booked' })
    expect(await listNumbers(reference)).toHaveLength(2)
  })

  it('count as one appointment of their phone', async () => {
    const limits = { ...visitLimits, perPhone: 2 }
    const { reference } = await book(tuesday, null, 1)
    await book(december, reference, 2)
    await book(january, reference, 3)
    const single = (start: string) => placeBooking(database, requestFor(timeAt(start), { limits }), monday)
    expect(await single('2026-11-18T08:00:00Z')).toEqual({ outcome: 'booked' })
    expect(await single('2026-11-19T08:00:00Z')).toEqual({ outcome: 'too-many-appointments' })
  })

  it('leave nothing behind when their time is taken', async () => {
    const { reference } = await book(tuesday, null, 1)
    await placeBooking(database, requestFor(december), monday)
    expect(await book(december, reference, 2)).toMatchObject({ outcome: 'slot-taken' })
    expect(await listNumbers(reference)).toHaveLength(1)
  })
})
