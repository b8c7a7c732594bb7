import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { patientOnTheWeb } from '#database/audit.ts'
import { findBooking } from '#database/bookings/bookings.ts'
import { cancelBooking, moveBooking } from '#database/bookings/change-bookings.ts'
import type { TimeRange } from '#database/bookings/occupied-times.ts'
import { createChangeFeed } from '#database/changes.ts'
import { monday, requestFor, timeAt } from '#database/testing/bookings.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { createMovingClock } from '../testing/moving-clock.ts'
import { fail, succeed } from './provider.ts'
import { type RemoteBookings, recordBookings } from './record-bookings.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openTestEmbedded()
})
beforeEach(() => test.empty())
afterAll(() => test.dispose())

const nine = timeAt('2026-11-17T08:00:00Z')
const ten = timeAt('2026-11-17T09:00:00Z')
const noon = timeAt('2026-11-17T11:00:00Z')

/** Another system with one booking; `meanwhile` happens after it has acted and before that is recorded. */
async function setUp() {
  const there: { start: Temporal.Instant | undefined; asked: string[]; meanwhile?: () => Promise<unknown> } = {
    start: undefined,
    asked: [],
  }
  const pause = async () => {
    const act = there.meanwhile
    delete there.meanwhile
    await act?.()
  }
  const remote: RemoteBookings = {
    book: async ({ time }) => {
      there.start = time.start
      return succeed({ id: 'there' })
    },
    move: async (id, { time }) => {
      there.asked.push('move')
      if (!there.start) return fail('not-found')
      there.start = time.start
      await pause()
      return succeed(id)
    },
    cancel: async () => {
      there.asked.push('cancel')
      there.start = undefined
      await pause()
      return succeed(undefined)
    },
  }
  const feed = await createChangeFeed(test.database)
  const recorded = recordBookings(remote, test.database, createMovingClock(monday), feed)
  const request = requestFor(nine)
  const { reference } = request.booking
  await recorded.book(request)
  const read = async () => (await findBooking(test.database, reference))!
  const moveTo = (time: TimeRange, revision: number) => ({
    ...{ reference, revision, to: { ...time, slot: 'other', remoteId: 'there' }, time, visitor: 'anna' },
    ...{ by: patientOnTheWeb, jobs: [], movesADay: null, messages: [] },
  })
  const cancelAt = (revision: number) => ({
    ...{ reference, revision, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] },
  })
  return { there, recorded, read, moveTo, cancelAt, booking: await read() }
}
const gone = { ok: false, problem: 'not-found' }

it('a booking that has changed since it was read is not changed in the other system either', async () => {
  const { there, recorded, moveTo, cancelAt, booking } = await setUp()
  expect(await recorded.move(booking, moveTo(ten, booking.revision + 1))).toEqual(gone)
  expect(await recorded.cancel(booking, cancelAt(booking.revision + 1))).toEqual(gone)
  expect(there.asked).toEqual([])
})

it('of two moves at the same moment, the other system has the one that was recorded', async () => {
  const { there, recorded, read, moveTo, booking } = await setUp()
  there.meanwhile = () => moveBooking(test.database, { ...moveTo(noon, booking.revision), time: null }, monday)
  expect(await recorded.move(booking, moveTo(ten, booking.revision))).toEqual(gone)
  expect([(await read()).start, there.start]).toEqual([noon.start, noon.start])
})

it('a booking that was cancelled while it was moved there is cancelled there too', async () => {
  const { there, recorded, read, moveTo, cancelAt, booking } = await setUp()
  there.meanwhile = () => cancelBooking(test.database, cancelAt(booking.revision), monday)
  expect(await recorded.move(booking, moveTo(ten, booking.revision))).toEqual(gone)
  expect([(await read()).state, there.start]).toEqual(['cancelled', undefined])
})

it('a booking that was moved while it was cancelled there is cancelled', async () => {
  const { there, recorded, read, moveTo, cancelAt, booking } = await setUp()
  there.meanwhile = () => moveBooking(test.database, { ...moveTo(noon, booking.revision), time: null }, monday)
  expect(await recorded.cancel(booking, cancelAt(booking.revision))).toEqual({ ok: true, value: undefined })
  expect([(await read()).state, there.start]).toEqual(['cancelled', undefined])
})
