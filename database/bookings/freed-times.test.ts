import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientOnTheWeb } from '../audit.ts'
import type { Database } from '../client.ts'
import { deleteExpired } from '../retention.ts'
import { sql } from '../sql.ts'
import { holdOf, monday, requestFor, timeAt } from '../testing/bookings.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { listFreedTimes } from '../testing/freed-times.ts'
import { cancelBooking, moveBooking } from './change-bookings.ts'
import { holdTime, releaseHold } from './occupied-times.ts'
import { placeBooking } from './place-bookings.ts'

describe.each(engines)('a time that can be had again, on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const nine = timeAt('2026-11-17T08:00:00Z')
  const ten = timeAt('2026-11-17T09:00:00Z')
  const by = patientOnTheWeb
  /** As a change of the roster does in its own transaction. */
  async function recordFreedTimes(times: (typeof nine)[], reason: 'absence-ended' | 'shift-added') {
    for (const { practitioner, clinic, start, end } of times)
      await database.run(sql`
        select record_freed_time(
          ${practitioner}, ${clinic}, tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)'), ${reason}, ${monday}::timestamptz
        )`)
  }
  async function book(time: typeof nine): Promise<string> {
    const request = requestFor(time)
    await placeBooking(database, request, monday)
    return request.booking.reference
  }
  const move = (reference: string, time: typeof nine) => {
    const to = { ...time, slot: 'new', remoteId: null }
    const request = { reference, revision: 0, to, time, visitor: 'anna', by, jobs: [], movesADay: null, messages: [] }
    return moveBooking(database, request, monday)
  }

  const readFreed = () => listFreedTimes(database)

  it('is told after a cancellation and a move, once', async () => {
    await cancelBooking(
      database,
      { reference: await book(nine), revision: 0, fee: 0, by, jobs: [], messages: [] },
      monday,
    )
    await move(await book(nine), ten)
    expect(await readFreed()).toEqual([
      { ...nine, reason: 'cancelled' },
      { ...nine, reason: 'moved' },
    ])
  })

  it('is not told when a move fails, or when somebody only let go of a hold', async () => {
    const reference = await book(nine)
    await book(ten)
    expect(await move(reference, ten)).toEqual({ outcome: 'slot-taken' })
    const held = await holdTime(database, holdOf(timeAt('2026-11-17T10:00:00Z'), 'anna'))
    await releaseHold(database, held.outcome === 'held' ? held.id : '')
    expect(await readFreed()).toEqual([])
  })

  it('is told when an absence ends or a shift is added, unless it is over', async () => {
    await recordFreedTimes([nine, timeAt('2026-11-16T07:00:00Z')], 'absence-ended')
    await recordFreedTimes([ten], 'shift-added')
    expect(await readFreed()).toEqual([
      { ...nine, reason: 'absence-ended' },
      { ...ten, reason: 'shift-added' },
    ])
  })

  it('is forgotten when it is over', async () => {
    await recordFreedTimes([nine, ten, timeAt('2026-11-17T10:00:00Z')], 'shift-added')
    await deleteExpired(database, ten.end.add({ minutes: 1 }))
    expect(await readFreed()).toHaveLength(1)
  })
})
