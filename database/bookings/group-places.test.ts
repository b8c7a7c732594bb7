import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countFree, listPlaces } from '#domain/groups/places.ts'
import { patientOnTheWeb } from '../audit.ts'
import type { Database } from '../client.ts'
import { holdOf, monday, requestFor } from '../testing/bookings.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { cancelBooking } from './change-bookings.ts'
import { holdPlace } from './group-places.ts'
import { extendHold, readTakenPlaces, releaseHold } from './occupied-times.ts'
import { placeBooking } from './place-bookings.ts'

const run = 'mindfulness-2026-11-24'
const places = 3
const evenings = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']

/** The time from the first to the last of some evenings, both included. */
function timeOf(first: number, last = first) {
  return {
    practitioner: 'dina-psykolog',
    clinic: 'bislett',
    start: Temporal.Instant.from(`${evenings[first]}T16:30:00Z`),
    end: Temporal.Instant.from(`${evenings[last]}T18:00:00Z`),
  }
}
const series = timeOf(0, 3)

function placeFor(time: typeof series, changes: Parameters<typeof requestFor>[1] = {}) {
  const request = requestFor(time, { places, ...changes })
  const dates = [{ start: String(time.start), end: String(time.end) }]
  const group = { id: run, date: null, isOnline: false, cancellationHours: 72, dates }
  return { ...request, booking: { ...request.booking, group } }
}

describe.each(engines)('places of a group on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const book = (time = series, changes = {}) => placeBooking(database, placeFor(time, changes), monday)
  const hold = (visitor: string, time = series, now = monday) => {
    const { practitioner: _, ...range } = time
    const day = { practitioners: listPlaces(run, places), from: series.start, to: series.end, minutes: 100_000 }
    return holdPlace(database, { ...holdOf(time, visitor, { now }), time: range, day, run, places })
  }
  const cancel = (reference: string) => {
    const how = { reference, revision: 0, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] }
    return cancelBooking(database, how, monday)
  }
  const free = async (time = series, now = monday, ofPlaces = places) => {
    const taken = await readTakenPlaces(database, [run], series.start, series.end)
    const range = { start: time.start.epochMilliseconds, end: time.end.epochMilliseconds }
    return countFree({ id: run, places: ofPlaces }, taken, range, now.epochMilliseconds)
  }

  it('are two for one phone on the same dates, also when it asks for all at once, and none of another run count', async () => {
    const limits = { verification: null, perVerification: null, perPhone: null, perRun: 2, messages: [] }
    const evening = timeOf(1)
    const outcomes = await Promise.all([
      book(evening, { limits }),
      book(evening, { limits }),
      book(evening, { limits }),
    ])
    expect(outcomes.map((it) => it.outcome).sort()).toEqual(['booked', 'booked', 'too-many-places'])
    expect((await book(series, { limits })).outcome).toBe('too-many-places')
    expect((await book(timeOf(2), { limits })).outcome).toBe('booked')
    expect(await free(evening)).toBe(1)
  })

  it('are never one too many, however many want one at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 2 === 0 ? book().then((it) => it.outcome) : hold(`visitor-${n}`).then((it) => it.outcome),
      ),
    )
    const won = outcomes.filter((it) => it === 'booked' || it === 'held')
    expect(won).toHaveLength(places)
    expect(await free()).toBe(0)
  })

  it('are had by those who hold one, and by others once the hold is over', async () => {
    const held = await hold('a')
    expect(held.outcome).toBe('held')
    expect(await hold('a')).toMatchObject({ outcome: 'held', id: held.outcome === 'held' ? held.id : '' })
    expect(await free()).toBe(2)
    for (const outcome of ['booked', 'booked', 'slot-taken']) expect((await book()).outcome).toBe(outcome)
    const id = held.outcome === 'held' ? held.id : ''
    expect((await book(series, { hold: id, visitor: 'a' })).outcome).toBe('booked')
    expect(await free()).toBe(0)
  })

  it('are kept longer and given back like other holds', async () => {
    const held = await hold('a')
    const id = held.outcome === 'held' ? held.id : ''
    const later = monday.add({ minutes: 5 })
    const until = later.add({ minutes: 10 })
    expect(await extendHold(database, id, { now: later, until, longestMinutes: 60 })).toMatchObject({ until })
    await releaseHold(database, id)
    expect(await free()).toBe(places)
    expect(await free(series, monday)).toBe(places)
  })

  it('are taken for one evening without keeping others from the rest', async () => {
    for (let n = 0; n < places; n++) expect((await book(timeOf(1))).outcome).toBe('booked')
    expect((await book(timeOf(1))).outcome).toBe('slot-taken')
    expect((await book()).outcome).toBe('slot-taken')
    expect([await free(timeOf(0)), await free(timeOf(1)), await free(timeOf(2, 3))]).toEqual([3, 0, 3])
    expect((await book(timeOf(2))).outcome).toBe('booked')
  })

  it('come back when somebody cancels, for all evenings at once', async () => {
    const request = placeFor(series)
    await placeBooking(database, request, monday)
    expect(await cancel(request.booking.reference)).toBe(true)
    expect([await free(), await free(timeOf(3))]).toEqual([places, places])
  })

  it('are answered the same to the same request', async () => {
    const request = placeFor(series, { idempotencyKey: randomUUID(), fingerprint: 'f' })
    expect((await placeBooking(database, request, monday)).outcome).toBe('booked')
    expect((await placeBooking(database, request, monday)).outcome).toBe('repeated')
    expect(await free()).toBe(places - 1)
  })

  it('that somebody gives back are not sold again while more have booked than there are places by now', async () => {
    const requests = Array.from({ length: places }, () => placeFor(series))
    for (const request of requests) expect((await placeBooking(database, request, monday)).outcome).toBe('booked')
    const fewer = places - 1
    const bookOne = async () => (await book(series, { places: fewer })).outcome
    await cancel(requests[0]!.booking.reference)
    expect([await free(series, monday, fewer), await bookOne()]).toEqual([0, 'slot-taken'])
    await cancel(requests[1]!.booking.reference)
    expect(await free(series, monday, fewer)).toBe(1)
    expect((await Promise.all(Array.from({ length: 4 }, bookOne))).filter((it) => it === 'booked')).toHaveLength(1)
    expect(await free(series, monday, fewer)).toBe(0)
  })

  it('of a run whose name begins alike are others', async () => {
    const alike = placeFor(series)
    const group = { ...alike.booking.group, id: `${run}-2026-11-24` }
    await placeBooking(database, { ...alike, booking: { ...alike.booking, group } }, monday)
    expect(await free()).toBe(places)
  })

  it('are counted right whatever is booked and cancelled', async () => {
    const step = fc.record({
      first: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 0, max: 3 }),
      cancels: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await test.empty()
        const standing: { reference: string; first: number; last: number }[] = []
        for (const { first, length, cancels } of steps) {
          const last = Math.min(3, first + length)
          const request = placeFor(timeOf(first, last))
          const { outcome } = await placeBooking(database, request, monday)
          const { reference } = request.booking
          if (outcome === 'booked' && !cancels) standing.push({ reference, first, last })
          if (outcome === 'booked' && cancels) await cancel(reference)
          for (let evening = 0; evening < 4; evening++) {
            const there = standing.filter((it) => it.first <= evening && evening <= it.last).length
            expect(there).toBeLessThanOrEqual(places)
            expect(await free(timeOf(evening))).toBe(places - there)
          }
        }
      }),
      { numRuns: 8 },
    )
  })
})
