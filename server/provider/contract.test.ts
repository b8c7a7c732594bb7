/** What every provider must do, said once and asked of all of them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientOnTheWeb } from '#database/audit.ts'
import { findBooking } from '#database/bookings/bookings.ts'
import type { TimeRange } from '#database/bookings/occupied-times.ts'
import { createChangeFeed } from '#database/changes.ts'
import { sql } from '#database/sql.ts'
import { holdOf, monday, requestFor, timeAt } from '#database/testing/bookings.ts'
import { openTestEmbedded, openTestPostgres, type TestDatabase } from '#database/testing/engines.ts'
import { seedFhirWorld, startFhirWorld } from '../testing/fhir-world.ts'
import { createMovingClock, type MovingClock } from '../testing/moving-clock.ts'
import { startRemoteSystem } from '../testing/remote-booking-system.ts'
import { createFhirProvider } from './fhir/fhir-provider.ts'
import { createHttpProvider } from './http-provider.ts'
import { createOwnProvider } from './own-provider.ts'
import type { BookingProvider } from './provider.ts'

interface Setup {
  test: TestDatabase
  clock: MovingClock
  provider: BookingProvider
  empty(): Promise<void>
  dispose(): Promise<void>
}

async function setUpOwn(open: () => Promise<TestDatabase>): Promise<Setup> {
  const test = await open()
  const clock = createMovingClock(monday)
  const provider = createOwnProvider(test.database, clock, await createChangeFeed(test.database))
  return { test, clock, provider, empty: test.empty, dispose: test.dispose }
}

async function setUpRemote(): Promise<Setup> {
  const test = await openTestEmbedded()
  const clock = createMovingClock(monday)
  const remote = await startRemoteSystem(clock.now)
  const feed = await createChangeFeed(test.database)
  return {
    test,
    clock,
    provider: createHttpProvider({ url: remote.url }, test.database, clock, feed),
    empty: async () => {
      remote.reset()
      await test.empty()
    },
    dispose: async () => {
      await remote.close()
      await test.dispose()
    },
  }
}

/** Ten minutes a Slot, day and night. */
async function setUpFhir(): Promise<Setup> {
  const test = await openTestEmbedded()
  const clock = createMovingClock(monday)
  const { server, settings } = await startFhirWorld()
  const feed = await createChangeFeed(test.database)
  return {
    test,
    clock,
    provider: createFhirProvider({ ...settings, timeLimit: 30_000 }, test.database, clock, feed),
    empty: async () => {
      const [from, to] = [monday, monday.add({ hours: 48 })]
      await seedFhirWorld(server, [{ practitioner: 'ingrid-berg', clinic: 'bislett', from, to, minutes: 10 }])
      await test.empty()
    },
    dispose: async () => {
      await server.close()
      await test.dispose()
    },
  }
}

const makers: [name: string, setUp: () => Promise<Setup>][] = [
  ['our own engine, embedded', () => setUpOwn(openTestEmbedded)],
  ['our own engine on PostgreSQL', () => setUpOwn(openTestPostgres)],
  ['another system behind HTTP', setUpRemote],
  ['a FHIR server', setUpFhir],
]

describe.each(makers)('a booking provider: %s', (_, setUp) => {
  let { test, clock, provider, empty, dispose } = {} as Setup
  beforeAll(async () => {
    ;({ test, clock, provider, empty, dispose } = await setUp())
  })
  beforeEach(async () => {
    clock.set(monday)
    await empty()
  })
  afterAll(() => dispose())

  const nine = timeAt('2026-11-17T08:00:00Z')
  const ten = timeAt('2026-11-17T09:00:00Z')
  const holdFor = (time: TimeRange, visitor: string) => provider.hold({ slot: 'slot', ...holdOf(time, visitor) })
  const busy = async () => {
    const read = await provider.readOccupied(['ingrid-berg'], monday, monday.add({ hours: 48 }))
    if (!read.ok) throw new Error(read.problem)
    return read.value.filter((it) => it.expiresAt === null || it.expiresAt > clock.now().epochMilliseconds)
  }
  const taken = { ok: false, problem: 'slot-taken' }

  it('books a time once, and shows it as occupied', async () => {
    expect(await provider.book(requestFor(nine))).toEqual({ ok: true, value: { outcome: 'booked' } })
    expect(await provider.book(requestFor(timeAt('2026-11-17T08:10:00Z')))).toEqual(taken)
    expect((await busy()).map((it) => [it.start, it.end])).toEqual([
      [nine.start.epochMilliseconds, nine.end.epochMilliseconds],
    ])
  })

  it('keeps the record and the messages with the booking', async () => {
    const request = requestFor(nine)
    await provider.book(request)
    expect(await findBooking(test.database, request.booking.reference)).toMatchObject({
      state: 'booked',
      patient: request.booking.patient,
    })
    const { rows } = await test.database.run(sql`select kind from jobs order by key`)
    expect(rows).toEqual([{ kind: 'confirmation' }, { kind: 'reminder' }])
  })

  it('makes one booking of the same request many times at once', async () => {
    const request = requestFor(nine)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider.book(request)))
    expect(outcomes.every((it) => it.ok)).toBe(true)
    const booked = outcomes.filter((it) => it.ok && it.value.outcome === 'booked')
    const repeated = outcomes.filter((it) => it.ok && it.value.outcome === 'repeated')
    expect([booked.length, repeated.length]).toEqual([1, 7])
    expect(await busy()).toHaveLength(1)
  })

  it('refuses a key that was used for something else', async () => {
    const request = requestFor(nine)
    await provider.book(request)
    const other = requestFor(ten, { idempotencyKey: request.idempotencyKey, fingerprint: 'other' })
    expect(await provider.book(other)).toEqual({ ok: true, value: { outcome: 'other-request' } })
    expect(await busy()).toHaveLength(1)
  })

  it('has one winner among many', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => provider.book(requestFor(nine))))
    expect(outcomes.filter((it) => it.ok)).toHaveLength(1)
    expect(outcomes.filter((it) => !it.ok)).toEqual(Array.from({ length: 11 }, () => taken))
  })

  it('holds a time against others, for its visitor, until the hold runs out', async () => {
    const held = await holdFor(nine, 'anna')
    expect(held).toMatchObject({ ok: true, value: { until: monday.add({ minutes: 10 }) } })
    expect(await holdFor(nine, 'eve')).toEqual(taken)
    expect(await provider.book(requestFor(nine))).toEqual(taken)
    expect(await busy()).toHaveLength(1)
    clock.advance({ minutes: 10 })
    expect(await busy()).toEqual([])
    expect(await holdFor(nine, 'eve')).toMatchObject({ ok: true })
  })

  it('turns a hold into a booking', async () => {
    const held = await holdFor(nine, 'anna')
    const hold = held.ok ? held.value.id : null
    expect(await provider.book(requestFor(nine, { hold }))).toMatchObject({ ok: true })
    expect((await busy()).map((it) => it.expiresAt)).toEqual([null])
  })

  it('extends and releases holds, and lets a visitor have two', async () => {
    const first = await holdFor(nine, 'anna')
    await holdFor(ten, 'anna')
    expect(await holdFor(timeAt('2026-11-17T10:00:00Z'), 'anna')).toMatchObject({ ok: false, problem: 'rate-limited' })
    clock.advance({ minutes: 5 })
    const id = first.ok ? first.value.id : ''
    expect(await provider.extendHold(id)).toMatchObject({ ok: true, value: { id, until: monday.add({ minutes: 15 }) } })
    expect(await provider.releaseHold(id)).toMatchObject({ ok: true })
    expect(await provider.releaseHold(id)).toMatchObject({ ok: true })
    expect(await provider.extendHold(id)).toMatchObject({ ok: false, problem: 'not-found' })
    expect(await provider.extendHold(randomUUID())).toMatchObject({ ok: false, problem: 'not-found' })
  })

  const moveTo = async (
    reference: string,
    time: TimeRange,
    { slot, movesADay = 5 }: { slot: string; movesADay?: number | null },
  ) => {
    const booking = (await findBooking(test.database, reference))!
    const { revision, remoteId } = booking
    const to = { ...time, slot, remoteId }
    const by = patientOnTheWeb
    const request = { reference, revision, to, time, visitor: 'anna', by, jobs: [], movesADay, messages: [] }
    return provider.move(booking, request)
  }

  it('moves a booking to a free time and not to a taken one', async () => {
    const request = requestFor(nine)
    await provider.book(request)
    await provider.book(requestFor(ten))
    const { reference } = request.booking
    const move = (time: TimeRange) => moveTo(reference, time, { slot: 'new' })
    expect(await move(ten)).toEqual(taken)
    expect(await move(timeAt('2026-11-17T08:10:00Z'))).toEqual({ ok: true, value: undefined })
    expect((await findBooking(test.database, reference))!.start).toEqual(Temporal.Instant.from('2026-11-17T08:10:00Z'))
    expect(await busy()).toHaveLength(2)
  })

  it('moves a booking five times a day at most', async () => {
    const request = requestFor(nine)
    await provider.book(request)
    const { reference } = request.booking
    const move = (minutes: number) =>
      moveTo(reference, timeAt(nine.start.add({ minutes }).toString()), { slot: `slot-${minutes}` })
    for (const minutes of [10, 20, 30, 40, 50]) expect(await move(minutes)).toMatchObject({ ok: true })
    clock.advance({ hours: 1 })
    const retryAt = monday.add({ hours: 24 })
    expect(await move(60)).toEqual({ ok: false, problem: 'rate-limited', retryAt })
    expect((await findBooking(test.database, reference))!.slot).toBe('slot-50')
    expect(await busy()).toHaveLength(1)
    clock.set(retryAt)
    expect(await move(60)).toMatchObject({ ok: true })
  })

  it('moves a booking as often as it is told where there is no limit', async () => {
    const request = requestFor(nine)
    await provider.book(request)
    for (const minutes of [10, 20, 30]) {
      const time = timeAt(nine.start.add({ minutes }).toString())
      const moved = await moveTo(request.booking.reference, time, { slot: `slot-${minutes}`, movesADay: null })
      expect(moved).toMatchObject({ ok: true })
    }
  })

  it('cancels a booking once and frees its time', async () => {
    const request = requestFor(nine)
    await provider.book(request)
    const booking = (await findBooking(test.database, request.booking.reference))!
    const cancel = () => provider.cancel(booking, { ...booking, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await cancel()).toMatchObject({ ok: false, problem: 'not-found' })
    expect(await provider.book(requestFor(nine))).toMatchObject({ ok: true })
  })

  it('tells whose times have changed', async () => {
    const told: (string | undefined)[] = []
    provider.onChange((practitioner) => told.push(practitioner))
    await holdFor(nine, 'anna')
    await provider.book(requestFor(ten))
    expect(told).toEqual(['ingrid-berg', 'ingrid-berg'])
  })
})
