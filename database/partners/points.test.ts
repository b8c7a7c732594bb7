import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '#domain/market/market.ts'
import { listPoints } from '#domain/partners/points.ts'
import { patientOnTheWeb } from '../audit.ts'
import { findBooking } from '../bookings/bookings.ts'
import { cancelBooking, moveBooking } from '../bookings/change-bookings.ts'
import { type BookingRequest, placeBooking, placeBookings } from '../bookings/place-bookings.ts'
import { sql } from '../sql.ts'
import { monday, requestFor, timeAt } from '../testing/bookings.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { exportPoints, type ImportedVisit, importVisits, readExports, settlePoints } from './points.ts'

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

  /** When every visit of these tests is over, whether somebody checked in or not. */
  const later = monday.add({ hours: 24 * 120 })
  const settle = () => settlePoints(test.database, later)
  const pointsOf = async (reference: string) => {
    const { rows } = await test.database.run<{ points: number | null }>(
      sql`select case when cancelled_at is null then points else 0 end as points from point_visits where id = ${reference}`,
    )
    return rows[0]?.points
  }
  const place = async (member?: Member) => {
    const request = visitOf(member)
    expect(await placeBooking(test.database, request, monday)).toEqual({ outcome: 'booked' })
    return request.booking
  }
  /** Books a visit, which then is over. */
  const visit = async (member?: Member) => {
    const { reference } = await place(member)
    await settle()
    return { reference, points: await pointsOf(reference) }
  }
  const checkIn = ({ reference, start }: { reference: string; start: Temporal.Instant }) =>
    test.database.run(sql`
      insert into arrivals (reference, starts_at, arrived_at, kiosk)
      values (${reference}, ${start}::timestamptz, ${start}::timestamptz, 'kiosk')`)
  const cancel = async (reference: string, revision = 0) =>
    cancelBooking(test.database, { reference, revision, fee: 0, by: patientOnTheWeb, jobs: [], messages: [] }, monday)
  const exported = async () => {
    await settle()
    return (await exportPoints(test.database, 'norvind', monday))?.lines.map((it) => it.points) ?? []
  }

  it('are dated by the days of Norway, whatever day it is elsewhere', async () => {
    const evening = Temporal.Instant.from('2026-11-09T23:30:00Z')
    const { rows } = await test.database.run<{ day: string }>(
      sql`select points_day(${evening}::timestamptz)::text as day`,
    )
    expect(rows[0]!.day).toBe(evening.toZonedDateTimeISO(markets.norway.zone).toPlainDate().toString())
  })

  it('are 150 for the first visit and 4 % of the price for later ones', async () => {
    expect((await visit()).points).toBe(150)
    expect((await visit()).points).toBe(31)
  })

  it('are those of a first visit once for a number, whoever uses it, and once for a person, whatever their number', async () => {
    await visit()
    expect((await visit({ phone: '+4790000001', birthdate: '1990-01-01' })).points).toBe(31)
    expect((await visit({ number: '87654321' })).points).toBe(31)
    // Another person with the same phone and a number of their own: a family.
    expect((await visit({ number: '11112222', birthdate: '2012-05-05' })).points).toBe(150)
  })

  it('are decided once the visit is over: with a check-in at its end, without one a week later', async () => {
    const [came, other] = [await place(), await place({ number: '87654321', phone: '+4790000001' })]
    await checkIn(came)
    const settleAt = async (moment: Temporal.Instant) => {
      await settlePoints(test.database, moment)
      return [await pointsOf(came.reference), await pointsOf(other.reference)]
    }
    expect(await settleAt(came.end.subtract({ seconds: 1 }))).toEqual([null, null])
    expect(await settleAt(came.end)).toEqual([150, null])
    expect(await settleAt(other.end.add({ hours: 7 * 24 }).subtract({ seconds: 1 }))).toEqual([150, null])
    expect(await settleAt(other.end.add({ hours: 7 * 24 }))).toEqual([150, 150])
    expect(await exported()).toEqual([150, 150])
  })

  it('of a first visit are those of who came, not of a stranger who booked earlier with the member’s number', async () => {
    const stranger = await place({ phone: '+4790000009', birthdate: '1999-09-09' })
    const member = await place()
    await checkIn(member)
    await settlePoints(test.database, member.end)
    await settle()
    expect([await pointsOf(member.reference), await pointsOf(stranger.reference)]).toEqual([150, 31])
  })

  it('of a first visit cannot be used up by booking with somebody’s number and cancelling', async () => {
    const stranger = await place({ phone: '+4790000009', birthdate: '1999-09-09' })
    const member = await place()
    await cancel(stranger.reference)
    await settle()
    expect([await pointsOf(member.reference), await pointsOf(stranger.reference)]).toEqual([150, 0])
  })

  it('are told by a booking only after a visit with a check-in', async () => {
    const [came, other] = [await place(), await place({ number: '87654321', phone: '+4790000001' })]
    const told = async () => [
      (await findBooking(test.database, came.reference))?.points,
      (await findBooking(test.database, other.reference))?.points,
    ]
    expect(await told()).toEqual([null, null])
    await checkIn(came)
    expect(await told()).toEqual([null, null])
    await settle()
    expect(await told()).toEqual([150, null])
  })

  it('are those of a first visit once when two are over at the same moment, and two processes settle them', async () => {
    await place({ number: '55556666' })
    await place({ number: '55556666', phone: '+4790000002' })
    await placeBookings(
      test.database,
      [visitOf({ number: '77777777', phone: '+4790000003' }), visitOf({ number: '77777777', phone: '+4790000004' })],
      monday,
    )
    await Promise.all([settle(), settle(), settle()])
    expect((await exported()).sort((a, b) => b - a)).toEqual([150, 150, 31, 31])
  })

  it('are taken back when a visit is cancelled afterwards, and the next one is the first again', async () => {
    const first = await visit()
    const second = await visit()
    expect(await cancel(first.reference)).toBe(true)
    expect([await pointsOf(first.reference), await pointsOf(second.reference)]).toEqual([0, 31])
    expect((await visit()).points).toBe(150)
    expect((await visit()).points).toBe(31)
  })

  it('are decided by the time that the visit was moved to', async () => {
    const { reference } = await place()
    const time = timeAt(monday.add({ hours: 24 * 30 + ++hour }).toString())
    const to = { ...time, slot: 'another', remoteId: null }
    const by = { visitor: 'visitor', by: patientOnTheWeb, jobs: [], movesADay: null, messages: [] }
    await moveBooking(test.database, { reference, revision: 0, to, time, ...by }, monday)
    await settlePoints(test.database, time.end.add({ hours: 7 * 24 }).subtract({ seconds: 1 }))
    expect(await pointsOf(reference)).toBe(null)
    expect(await exported()).toEqual([150])
    await cancel(reference, 1)
    expect([await pointsOf(reference), await exported()]).toEqual([0, [-150]])
  })

  it('are exported once however often that is done, and an earlier export is found again by its day', async () => {
    await visit()
    await visit()
    const first = await exportPoints(test.database, 'norvind', monday)
    expect(first?.lines).toMatchObject([
      { day: '2026-11-16', rewardNumber: '12345678', points: 150 },
      { day: '2026-11-16', rewardNumber: '12345678', points: 31 },
    ])
    expect(await exported()).toEqual([])
    await visit()
    await settle()
    const both = await Promise.all([exported(), exported()])
    expect(both.flat()).toEqual([31])
    const again = await readExports(test.database, 'norvind', '2026-11-16', 'Europe/Oslo')
    expect(again.map(({ lines }) => lines.map((it) => it.points))).toEqual([[150, 31], [31]])
    expect(again[0]).toEqual(first)
    expect(await readExports(test.database, 'norvind', '2026-11-17', 'Europe/Oslo')).toEqual([])
    expect(await readExports(test.database, 'another', '2026-11-16', 'Europe/Oslo')).toEqual([])
    // Where it was still Sunday when they were made.
    const onSunday = await readExports(test.database, 'norvind', '2026-11-15', 'Pacific/Pago_Pago')
    expect(onSunday).toEqual(again)
  })

  it('of a visit that was cancelled before it was exported are never told; after that they are told with a minus', async () => {
    const early = await visit()
    await cancel(early.reference)
    expect(await exported()).toEqual([])
    const late = await visit()
    expect(await exported()).toEqual([150])
    await cancel(late.reference)
    expect(await exported()).toEqual([-150])
    expect(await exported()).toEqual([])
  })

  it('are told whole when a visit is cancelled while an export runs', async () => {
    const visits = [await visit(), await visit(), await visit()]
    const [lines] = await Promise.all([exported(), ...visits.map(({ reference }) => cancel(reference))])
    const rest = await exported()
    expect([...lines, ...rest].reduce((sum, points) => sum + points, 0)).toBe(0)
  })

  it('of video visits are imported, each once, and first is decided for each mode of its own', async () => {
    await visit()
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
    const members = Array.from({ length: 1000 }, (_, at) => String(at))
    const partners = members.map(() => 'norvind')
    const people = members.map((at) => `person ${at}`)
    const { rows } = await test.database.run<{ locks: number }>(sql`
      select (select count(*)::integer from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks
      from (select lock_members(${partners}::text[], ${members}::text[], ${people}::text[]) offset 0) locked`)
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
          else if ('book' in it) made.push((await place(it.book)).reference)
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
