import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientOnTheWeb } from '../audit.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { holdOf, monday, requestFor, timeAt } from '../testing/bookings.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { findBooking } from './bookings.ts'
import { cancelBooking, moveBooking } from './change-bookings.ts'
import { extendHold, holdTime, readOccupiedTimes, releaseHold } from './occupied-times.ts'
import { placeBooking } from './place-bookings.ts'

describe.each(engines)('bookings on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const nine = timeAt('2026-11-17T08:00:00Z')
  const tenPast = timeAt('2026-11-17T08:10:00Z')
  const hold = (time: typeof nine, visitor: string, now = monday) => holdTime(database, holdOf(time, visitor, { now }))
  const count = async (table: 'bookings' | 'jobs' | 'occupied_times' | 'audit_events') =>
    (await database.run<{ n: number }>({ text: `select count(*)::integer as n from ${table}`, values: [] })).rows[0]!.n

  it('are refused by the database itself when they overlap', async () => {
    const insert = (range: string) =>
      database.run(sql`
        insert into occupied_times (id, practitioner, clinic, during)
        values (gen_random_uuid(), 'ingrid-berg', 'bislett', ${range}::tstzrange)`)
    await insert('[2026-11-17 08:00Z,2026-11-17 08:20Z)')
    await insert('[2026-11-17 08:20Z,2026-11-17 08:40Z)')
    await expect(insert('[2026-11-17 08:30Z,2026-11-17 08:50Z)')).rejects.toMatchObject({ code: '23P01' })
  })

  it('come with their messages and their trail, all in one', async () => {
    const request = requestFor(nine)
    expect(await placeBooking(database, request, monday)).toEqual({ outcome: 'booked' })
    expect(await findBooking(database, request.booking.reference)).toEqual({
      ...request.booking,
      bookedAt: monday,
      cancellationFee: null,
      isLost: false,
      points: null,
      state: 'booked',
      revision: 0,
    })
    expect([await count('bookings'), await count('jobs'), await count('audit_events')]).toEqual([1, 2, 1])
  })

  it('leave nothing behind when the time is taken', async () => {
    await placeBooking(database, requestFor(nine), monday)
    expect(await placeBooking(database, requestFor(tenPast), monday)).toEqual({ outcome: 'slot-taken' })
    expect([await count('bookings'), await count('jobs'), await count('occupied_times')]).toEqual([1, 2, 1])
  })

  it('have one winner when twenty people want the same time at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => placeBooking(database, requestFor(nine), monday)),
    )
    expect(outcomes.filter((it) => it.outcome === 'booked')).toHaveLength(1)
    expect(outcomes.filter((it) => it.outcome === 'slot-taken')).toHaveLength(19)
  })

  it('answer the same request ten times at once with one booking', async () => {
    const request = requestFor(nine)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => placeBooking(database, request, monday)))
    expect(outcomes.filter((it) => it.outcome === 'booked')).toHaveLength(1)
    const repeated = outcomes.filter((it) => it.outcome === 'repeated')
    expect(repeated).toHaveLength(9)
    expect(repeated[0]).toEqual({ outcome: 'repeated', answer: request.answer })
    expect([await count('bookings'), await count('jobs')]).toEqual([1, 2])
  })

  it('refuse a key that was used for another request', async () => {
    const request = requestFor(nine)
    await placeBooking(database, request, monday)
    const other = requestFor(timeAt('2026-11-17T09:00:00Z'), {
      idempotencyKey: request.idempotencyKey,
      fingerprint: 'other body',
    })
    expect(await placeBooking(database, other, monday)).toEqual({ outcome: 'other-request' })
    expect(await count('bookings')).toBe(1)
  })

  it('turn the visitor’s own hold into the appointment, by its id or by the visitor', async () => {
    const held = await hold(nine, 'anna')
    expect(held).toMatchObject({ outcome: 'held' })
    expect(await placeBooking(database, requestFor(nine, { visitor: 'eve' }), monday)).toEqual({
      outcome: 'slot-taken',
    })
    const id = held.outcome === 'held' ? held.id : null
    expect(await placeBooking(database, requestFor(nine, { hold: id }), monday)).toEqual({ outcome: 'booked' })

    const later = timeAt('2026-11-17T09:00:00Z')
    await hold(later, 'anna')
    expect(await placeBooking(database, requestFor(later, { visitor: 'anna' }), monday)).toEqual({ outcome: 'booked' })
    expect(await count('occupied_times')).toBe(2)
  })

  it('are not blocked by a hold that has run out', async () => {
    await hold(nine, 'anna')
    const after = monday.add({ minutes: 10 })
    expect(await placeBooking(database, requestFor(tenPast), after)).toEqual({ outcome: 'booked' })
  })

  it('move to a time that overlaps their own, with new messages', async () => {
    const request = requestFor(nine)
    await placeBooking(database, request, monday)
    const { reference } = request.booking
    const move = (time: typeof nine, revision: number) =>
      moveBooking(
        database,
        {
          reference,
          revision,
          to: { ...time, slot: 'new', remoteId: null },
          time,
          visitor: 'anna',
          by: patientOnTheWeb,
          jobs: [{ kind: 'reminder', key: `${reference}:reminder:${revision + 1}`, runAt: time.start }],
          movesADay: null,
          messages: [],
        },
        monday,
      )
    expect(await move(tenPast, 0)).toEqual({ outcome: 'moved' })
    expect(await move(nine, 0)).toEqual({ outcome: 'gone' })
    const moved = await findBooking(database, reference)
    expect(moved).toMatchObject({ revision: 1, slot: 'new' })
    expect(moved!.start.equals(tenPast.start)).toBe(true)
    const jobs = await database.run<{ kind: string; state: string }>(sql`select kind, state from jobs order by key`)
    expect(jobs.rows.map((it) => `${it.kind} ${it.state}`)).toEqual([
      'confirmation cancelled',
      'reminder cancelled',
      'reminder waiting',
    ])

    await placeBooking(database, requestFor(timeAt('2026-11-17T09:00:00Z')), monday)
    expect(await move(timeAt('2026-11-17T08:50:00Z'), 1)).toEqual({ outcome: 'slot-taken' })
    expect((await findBooking(database, reference))!.revision).toBe(1)
    expect(await count('occupied_times')).toBe(2)
  })

  it('free their time and end their messages when they are cancelled, once', async () => {
    const request = requestFor(nine)
    await placeBooking(database, request, monday)
    const { reference } = request.booking
    const cancel = () =>
      cancelBooking(database, { reference, revision: 0, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] }, monday)
    expect(await cancel()).toBe(true)
    expect(await cancel()).toBe(false)
    expect(await placeBooking(database, requestFor(nine), monday)).toEqual({ outcome: 'booked' })
    const states = await database.run<{ state: string }>(
      sql`select distinct state from jobs where reference = ${request.booking.reference}`,
    )
    expect(states.rows).toEqual([{ state: 'cancelled' }])
  })

  it('leave a trail of who changed them, and through what', async () => {
    const request = requestFor(nine, { by: { actor: 'staff', channel: 'console' } })
    const { reference } = request.booking
    await placeBooking(database, request, monday)
    await cancelBooking(
      database,
      { reference, revision: 0, fee: 0, by: { actor: 'system', channel: 'job' }, jobs: [], messages: [] },
      monday,
    )
    const { rows } = await database.run(sql`select event, actor, channel from audit_events order by revision`)
    expect(rows).toEqual([
      { event: 'booked', actor: 'staff', channel: 'console' },
      { event: 'cancelled', actor: 'system', channel: 'job' },
    ])
  })

  it('cannot lose their time while they stand', async () => {
    await placeBooking(database, requestFor(nine), monday)
    await expect(database.run(sql`delete from occupied_times`)).rejects.toMatchObject({ code: '23503' })
  })

  it('holds: two a visitor, renewed by asking again, free again once released', async () => {
    const [first, second, third] = ['08:00', '09:00', '10:00'].map((it) => timeAt(`2026-11-17T${it}:00Z`))
    const held = await hold(first!, 'anna')
    expect(await hold(second!, 'anna')).toMatchObject({ outcome: 'held' })
    expect(await hold(third!, 'anna')).toEqual({ outcome: 'too-many-holds', until: monday.add({ minutes: 10 }) })
    expect(await hold(first!, 'anna', monday.add({ minutes: 5 }))).toMatchObject({
      outcome: 'held',
      id: held.outcome === 'held' ? held.id : '',
      until: monday.add({ minutes: 15 }),
    })
    expect(await hold(first!, 'eve')).toEqual({ outcome: 'slot-taken' })
    const id = held.outcome === 'held' ? held.id : ''
    expect(await releaseHold(database, id)).toMatchObject([{ practitioner: 'ingrid-berg' }])
    expect(await releaseHold(database, id)).toEqual([])
    expect(await hold(first!, 'eve')).toMatchObject({ outcome: 'held' })
  })

  it('holds: of ten visitors at once one gets the time', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, n) => hold(nine, `visitor-${n}`)))
    expect(outcomes.filter((it) => it.outcome === 'held')).toHaveLength(1)
  })

  it('holds: one visitor in ten tabs still gets two times', async () => {
    const times = Array.from({ length: 10 }, (_, n) => timeAt(`2026-11-17T${String(n + 8).padStart(2, '0')}:00:00Z`))
    const outcomes = await Promise.all(times.map((time) => hold(time, 'anna')))
    expect(outcomes.filter((it) => it.outcome === 'held')).toHaveLength(2)
  })

  it('holds: can be extended for an hour at most, and are read with the moment they end', async () => {
    const held = await hold(nine, 'anna')
    const id = held.outcome === 'held' ? held.id : ''
    const extend = (now: Temporal.Instant) =>
      extendHold(database, id, { now, until: now.add({ minutes: 10 }), longestMinutes: 60 })
    expect((await extend(monday.add({ minutes: 55 })))?.until).toEqual(monday.add({ minutes: 60 }))
    expect(await extend(monday.add({ minutes: 60 }))).toBeUndefined()
    const until = monday.add({ minutes: 60 })
    await placeBooking(database, requestFor(timeAt('2026-11-17T09:00:00Z')), monday)
    const times = await readOccupiedTimes(database, ['ingrid-berg'], monday, monday.add({ hours: 48 }))
    expect(times.sort((a, b) => a.start - b.start)).toEqual([
      {
        practitioner: 'ingrid-berg',
        start: nine.start.epochMilliseconds,
        end: nine.end.epochMilliseconds,
        expiresAt: until.epochMilliseconds,
      },
      expect.objectContaining({ expiresAt: null }),
    ])
  })
})
