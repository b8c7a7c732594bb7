import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listPoints } from '#domain/partners/airline.ts'
import { patientOnTheWeb } from './audit.ts'
import { findBooking } from './bookings.ts'
import { cancelBooking, moveBooking } from './change-bookings.ts'
import { type BookingRequest, placeBooking, placeBookings } from './place-bookings.ts'
import { exportPoints, type ImportedVisit, importVisits, readExports } from './points.ts'
import { sql } from './sql.ts'
import { monday, requestFor, timeAt } from './testing/bookings.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

const earning = { firstVideoVisit: 150, firstClinicVisit: 150, laterPercent: 4 }

interface Member {
  number?: string
  phone?: string
  birthdate?: string
  price?: number
}

/** The server's secret stays out of these tests: what is the same for the same member will do. */
const hashesOf = (number: string, phone: string, birthdate: string) => ({
  member: `member ${number}`,
  person: `person ${phone} ${birthdate}`,
})

let hour = 0

/** A visit to a clinic by a member, at a time that nobody else has. */
function visitOf({ number = '12345678', phone = '+4791234567', birthdate = '1980-02-29', price = 795 }: Member = {}) {
  hour += 1
  const request = requestFor(timeAt(monday.add({ hours: hour }).toString()))
  return {
    ...request,
    booking: {
      ...request.booking,
      price,
      patient: { ...request.booking.patient, phone, birthdate },
      partner: { kind: 'airline', id: 'norvind', rewardNumber: number },
    },
    points: {
      partner: 'norvind',
      rewardNumber: number,
      ...hashesOf(number, phone, birthdate),
      mode: 'clinic',
      ...listPoints(earning, { mode: 'clinic', price }),
    },
  } satisfies BookingRequest
}

const video = (id: string, changes: Partial<ImportedVisit> = {}): ImportedVisit => ({
  ...{ id, partner: 'norvind', rewardNumber: '12345678', ...hashesOf('12345678', '+4791234567', '1980-02-29') },
  ...{
    mode: 'video',
    day: '2026-11-12',
    line: `line ${id} ${JSON.stringify(changes)}`,
    ...listPoints(earning, { mode: 'video', price: 350 }),
  },
  ...changes,
})

describe.each(engines)('points of an airline on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
  })
  afterEach(() => test.empty())
  afterAll(() => test.dispose())

  const pointsOf = async (reference: string) => (await findBooking(test.database, reference))?.points
  const book = async (member?: Member) => {
    const request = visitOf(member)
    expect(await placeBooking(test.database, request, monday)).toEqual({ outcome: 'booked' })
    const { reference } = request.booking
    return { reference, points: await pointsOf(reference) }
  }
  const cancel = async (reference: string, revision = 0) =>
    cancelBooking(test.database, { reference, revision, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] }, monday)
  const exported = async () =>
    (await exportPoints(test.database, 'norvind', monday))?.lines.map((it) => it.points) ?? []

  it('are 150 for the first visit and 4 % of the price for later ones', async () => {
    expect((await book()).points).toBe(150)
    expect((await book()).points).toBe(31)
  })

  it('are those of a first visit once for a number, whoever uses it, and once for a person, whatever their number', async () => {
    await book()
    expect((await book({ phone: '+4790000001', birthdate: '1990-01-01' })).points).toBe(31)
    expect((await book({ number: '87654321' })).points).toBe(31)
    // Another person with the same phone and a number of their own: a family.
    expect((await book({ number: '11112222', birthdate: '2012-05-05' })).points).toBe(150)
  })

  it('are those of a first visit once when two are booked at the same moment', async () => {
    const [one, other] = [visitOf({ number: '55556666' }), visitOf({ number: '55556666', phone: '+4790000002' })]
    await Promise.all([placeBooking(test.database, one, monday), placeBooking(test.database, other, monday)])
    const points = [await pointsOf(one.booking.reference), await pointsOf(other.booking.reference)]
    expect(points.sort()).toEqual([150, 31])
    const number = '77777777'
    const pair = [visitOf({ number, phone: '+4790000003' }), visitOf({ number, phone: '+4790000004' })]
    await placeBookings(test.database, pair, monday)
    const shared = await Promise.all(pair.map(({ booking }) => pointsOf(booking.reference)))
    expect(shared.sort()).toEqual([150, 31])
  })

  it('are taken back when the visit is cancelled, and the next one is the first again', async () => {
    const first = await book()
    const second = await book()
    expect(await cancel(first.reference)).toBe(true)
    expect([await pointsOf(first.reference), await pointsOf(second.reference)]).toEqual([0, 31])
    expect((await book()).points).toBe(150)
    expect((await book()).points).toBe(31)
  })

  it('stay when the visit is moved, and cancelling it takes them back then too', async () => {
    const { reference } = await book()
    const time = timeAt(monday.add({ hours: ++hour }).toString())
    const to = { ...time, slot: 'another', remoteId: null }
    const by = { visitor: 'visitor', by: patientOnTheWeb, jobs: [], movesADay: null, messages: [] }
    await moveBooking(test.database, { reference, revision: 0, to, time, ...by }, monday)
    expect(await pointsOf(reference)).toBe(150)
    expect(await exported()).toEqual([150])
    await cancel(reference, 1)
    expect([await pointsOf(reference), await exported()]).toEqual([0, [-150]])
  })

  it('are exported once however often that is done, and an earlier export is found again by its day', async () => {
    await book()
    await book()
    const first = await exportPoints(test.database, 'norvind', monday)
    expect(first?.lines).toMatchObject([
      { day: '2026-11-16', rewardNumber: '12345678', points: 150 },
      { day: '2026-11-16', rewardNumber: '12345678', points: 31 },
    ])
    expect(await exported()).toEqual([])
    await book()
    const both = await Promise.all([exported(), exported()])
    expect(both.flat()).toEqual([31])
    const again = await readExports(test.database, 'norvind', '2026-11-16')
    expect(again.map(({ lines }) => lines.map((it) => it.points))).toEqual([[150, 31], [31]])
    expect(again[0]).toEqual(first)
    expect(await readExports(test.database, 'norvind', '2026-11-17')).toEqual([])
    expect(await readExports(test.database, 'another', '2026-11-16')).toEqual([])
  })

  it('of a visit that was cancelled before it was exported are never told; after that they are told with a minus', async () => {
    const early = await book()
    await cancel(early.reference)
    expect(await exported()).toEqual([])
    const late = await book()
    expect(await exported()).toEqual([150])
    await cancel(late.reference)
    expect(await exported()).toEqual([-150])
    expect(await exported()).toEqual([])
  })

  it('are told whole when a visit is cancelled while an export runs', async () => {
    const visits = [await book(), await book(), await book()]
    const [lines] = await Promise.all([exported(), ...visits.map(({ reference }) => cancel(reference))])
    const rest = await exported()
    expect([...lines, ...rest].reduce((sum, points) => sum + points, 0)).toBe(0)
  })

  it('of video visits are imported, each once, and first is decided for each mode of its own', async () => {
    await book()
    const visits = [video('a'), video('b')]
    expect(await importVisits(test.database, visits, monday)).toEqual([
      { outcome: 'credited', points: 150 },
      { outcome: 'credited', points: 14 },
    ])
    expect(await importVisits(test.database, visits, monday)).toEqual([{ outcome: 'known' }, { outcome: 'known' }])
    expect(await exported()).toEqual([150, 150, 14])
  })

  it('are imported all or none: an id with something else than before stops the file', async () => {
    await importVisits(test.database, [video('a')], monday)
    const answer = await importVisits(test.database, [video('b'), video('a', { rewardNumber: '99999999' })], monday)
    expect(answer.map((it) => it.outcome)).toEqual(['credited', 'other'])
    expect(await exported()).toEqual([150])
  })

  it('of the same file imported twice at once are credited once', async () => {
    const visits = [video('a'), video('b')]
    await Promise.all([1, 2, 3].map(() => importVisits(test.database, visits, monday)))
    expect(await exported()).toEqual([150, 14])
  })

  it('of a long file do not take up the locks that bookings need', async () => {
    const members = Array.from({ length: 1000 }, (_, at) => ({
      partner: 'norvind',
      member: String(at),
      person: `person ${at}`,
    }))
    const { rows } = await test.database.run<{ locks: number }>(sql`
      select (select count(*)::integer from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks
      from (select lock_members(${JSON.stringify(members)}::jsonb) offset 0) locked`)
    // Nearly all of the 256: the members are spread over them.
    expect(rows[0]!.locks).toBeGreaterThan(200)
    expect(rows[0]!.locks).toBeLessThanOrEqual(256)
  })

  it('are never negative, and a number and a person have one first visit at most, whatever happens', async () => {
    const step = fc.oneof(
      fc.record({
        book: fc.record({
          number: fc.constantFrom('11111111', '22222222'),
          phone: fc.constantFrom('+4791111111', '+4792222222'),
        }),
      }),
      fc.record({ cancel: fc.nat(9) }),
      fc.constant('export' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await test.empty()
        const made: string[] = []
        let told = 0
        const tell = async () => {
          for (const points of await exported()) told += points
          expect(told).toBeGreaterThanOrEqual(0)
        }
        for (const it of steps) {
          if (it === 'export') await tell()
          else if ('book' in it) made.push((await book(it.book)).reference)
          else if (made[it.cancel]) await cancel(made[it.cancel]!)
        }
        await tell()
        const { rows } = await test.database.run<{ standing: number; firsts: number }>(sql`
          select coalesce(sum(points) filter (where cancelled_at is null), 0)::integer as standing,
            coalesce(max(n), 0)::integer as firsts
          from point_visits left join lateral (
            select count(*) filter (where o.is_first and o.cancelled_at is null) as n from point_visits o
            where o.reward_number = point_visits.reward_number
          ) counted on true`)
        expect(rows[0]?.standing).toBe(told)
        expect(rows[0]?.firsts).toBeLessThanOrEqual(1)
      }),
      { numRuns: 15 },
    )
  })
})
