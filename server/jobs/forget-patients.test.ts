import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BookingRequest, placeBooking } from '#database/bookings/place-bookings.ts'
import { exportPoints, readExports, settlePoints } from '#database/partners/points.ts'
import { sql } from '#database/sql.ts'
import { monday, requestFor, timeAt } from '#database/testing/bookings.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { makeStatement } from '#domain/partners/statement.ts'
import { createSecrets } from '../identity/secrets.ts'
import { readMonthUse } from '../partners/month-use.ts'
import { hashMember, hashOlderVisits } from '../partners/point-hashes.ts'
import { forgetPastVisits } from './forget-patients.ts'

const secrets = createSecrets('s'.repeat(32))
const november = Temporal.PlainYearMonth.from('2026-11')
/** Twelve months after the last of the visits below. */
const aYearLater = Temporal.Instant.from('2027-11-17T23:00:00Z')

/** A booking through the agreement of an employer. */
const employee = (costCenter: string) => (request: BookingRequest) => ({
  booking: {
    ...request.booking,
    partner: {
      kind: 'corporate',
      id: 'tinde',
      campaign: 'autumn',
      department: 'sales',
      costCenter,
      hrConsultant: 'Per Personal',
    },
  } as BookingRequest['booking'],
})

describe.each(engines)('a year after a visit, on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const parts = (zone = 'Europe/Oslo') => ({ database: test.database, secrets, zone })

  let hour = 0
  async function book(
    changes: (request: BookingRequest) => Partial<BookingRequest> = () => ({}),
    phone = '+4791234567',
  ) {
    hour = (hour + 1) % 24
    const plain = requestFor(timeAt(monday.add({ hours: hour }).toString()))
    const patient = { ...plain.booking.patient, phone, departure: '2027-01-31T13:37:00+01:00' }
    const request = { ...plain, booking: { ...plain.booking, patient } }
    const placed = { ...request, ...changes(request) }
    expect(await placeBooking(test.database, placed, monday)).toEqual({ outcome: 'booked' })
    return placed.booking.reference
  }
  const readAll = async () => {
    const tables = ['bookings', 'point_visits', 'point_lines', 'audit_events', 'arrivals', 'occupied_times']
    const rows = await Promise.all(tables.map((it) => test.database.run({ text: `select * from ${it}`, values: [] })))
    return JSON.stringify(rows)
  }
  const personal = /Kari|Nordmann|91234567|1980|Hoste|Per Personal|2027-01-31/

  const insertCancelled = (count: number) =>
    test.database.run(sql`
      insert into bookings (reference, token_hash, state, slot, treatment, clinic, practitioner, starts_at, ends_at, patient_name,
        patient_birthdate, patient_phone, description, locale, created_at, changed_at)
      select 'R' || n, 'hash', 'cancelled', 's', 't', 'c', 'p', ${monday}::timestamptz, ${monday}::timestamptz + interval '1 hour',
        'Kari', '1980-01-01', '+4791234567', 'Hoste', 'no', ${monday}::timestamptz, ${monday}::timestamptz
      from generate_series(1, ${count}::integer) n`)

  it('the booking no longer says who it was for, and still what was booked, when, where and for how much', async () => {
    const reference = await book()
    for (const told of ['Kari', '2027-01-31']) expect(await readAll()).toContain(told)
    expect(await forgetPastVisits(parts(), aYearLater)).toMatchObject({ bookings: 1 })
    expect(await readAll()).not.toMatch(personal)
    const { rows } = await test.database.run(
      sql`select reference, state, clinic, treatment, practitioner, price, token_hash from bookings`,
    )
    const kept = { reference, state: 'booked', clinic: 'bislett', treatment: 'gp-consultation', price: 695 }
    expect(rows).toEqual([{ ...kept, practitioner: 'ingrid-berg', token_hash: '' }])
    expect(await forgetPastVisits(parts(), aYearLater)).toMatchObject({ bookings: 0 })
  })

  it('it is done to the day, and not before', async () => {
    hour = 0
    await book()
    const end = Temporal.Instant.from('2027-11-16T09:20:00Z')
    expect(await forgetPastVisits(parts(), end)).toMatchObject({ bookings: 0 })
    expect(await forgetPastVisits(parts(), end.add({ seconds: 1 }))).toMatchObject({ bookings: 1 })
  })

  it('many bookings are forgotten, also those that were cancelled', async () => {
    await insertCancelled(1200)
    expect(await forgetPastVisits(parts(), aYearLater)).toMatchObject({ bookings: 1200 })
    expect(await readAll()).not.toMatch(personal)
  })

  it('the statement of an employer is the same as before, without a name that was typed as a cost centre', async () => {
    for (let n = 0; n < 5; n++) await book(employee('sales north'), `+479000000${n}`)
    await book(employee('K-42'))
    await book(employee('K-42'))
    await book(employee('Kari Nordmann'))
    const statement = async () => makeStatement(await readMonthUse(parts(), 'tinde', november))
    const before = await statement()
    expect(before.lines.map((it) => it.costCenter)).toEqual(['K-42', 'SALES NORTH', null])
    await forgetPastVisits(parts(), aYearLater)
    expect(await statement()).toEqual(before)
    expect(await readAll()).not.toMatch(/Kari|Nordmann|9000000|Per Personal/)
  })

  it('somebody whose first visit of the month is forgotten before the second is still one person', async () => {
    hour = 0
    for (let n = 0; n < 4; n++) await book(employee('K-42'))
    const people = async () => (await readMonthUse(parts(), 'tinde', november)).map((it) => it.people)
    expect(await people()).toEqual([1])
    // Twelve months after the second of the four.
    await forgetPastVisits(parts(), Temporal.Instant.from('2027-11-16T10:30:00Z'))
    const { rows } = await test.database.run(sql`select reference from bookings where forgotten_at is not null`)
    expect(rows).toHaveLength(2)
    expect(await people()).toEqual([1])
  })

  it('the year is over by the calendar of the market', async () => {
    await insertCancelled(1)
    // In Auckland it is the leap day already, and twelve months before that is 28 February too: a day longer ago.
    const now = Temporal.Instant.from('2028-02-28T12:00:00Z')
    const end = Temporal.Instant.from('2027-02-28T06:00:00Z')
    await test.database.run(
      sql`update bookings set ends_at = ${end}::timestamptz, starts_at = ${end}::timestamptz - interval '1 hour'`,
    )
    expect(await forgetPastVisits(parts('Pacific/Auckland'), now)).toMatchObject({ bookings: 0 })
    expect(await forgetPastVisits(parts('Europe/Oslo'), now)).toMatchObject({ bookings: 1 })
  })

  it('a round ends in time however much is due, and the next one goes on', async () => {
    await insertCancelled(1200)
    const round = () => forgetPastVisits(parts(), aYearLater, 1)
    expect([await round(), await round(), await round()].map((it) => it.bookings)).toEqual([500, 500, 200])
  })

  it('points stand, and a second first visit is still none, although nobody can read whose they were', async () => {
    const member = { partner: 'norvind', rewardNumber: '12345678', phone: '+4791234567', birthdate: '1980-02-29' }
    const visit = (request: BookingRequest): Partial<BookingRequest> => ({
      booking: { ...request.booking, partner: { kind: 'airline', id: 'norvind', rewardNumber: member.rewardNumber } },
      points: {
        ...{ partner: 'norvind', rewardNumber: member.rewardNumber, mode: 'clinic', first: 150, later: 31 },
        ...hashMember(secrets, member),
      },
    })
    await book(visit)
    // Not told to the partner yet, so that its number is still needed.
    expect(await forgetPastVisits(parts(), aYearLater)).toMatchObject({ rewardNumbers: 0 })
    await settlePoints(test.database, aYearLater)
    const told = await exportPoints(test.database, 'norvind', aYearLater)
    expect(told?.lines.map((it) => [it.rewardNumber, it.points])).toEqual([['12345678', 150]])
    expect(await forgetPastVisits(parts(), aYearLater)).toMatchObject({ rewardNumbers: 1 })
    expect(await readAll()).not.toMatch(/12345678|91234567|1980/)
    const again = await readExports(test.database, 'norvind', '2027-11-18', 'Europe/Oslo')
    expect(again[0]?.lines.map((it) => [it.rewardNumber, it.points])).toEqual([['', 150]])
    const second = await book(visit)
    await settlePoints(test.database, aYearLater)
    const { rows } = await test.database.run<{ points: number }>(
      sql`select points from point_visits where id = ${second}`,
    )
    expect(rows).toEqual([{ points: 31 }])
  })

  it('visits from before members were hashed are recognised, and lose phone and birthdate at the next start', async () => {
    const member = { partner: 'norvind', rewardNumber: '12345678', phone: '+4791234567', birthdate: '1980-02-29' }
    await test.database.run(sql`
      insert into point_visits (id, partner, reward_number, phone, birthdate, mode, is_first, points, recorded_at, imported)
      values ('app:norvind:v1', 'norvind', '12345678', '+4791234567', '1980-02-29', 'video', true, 150, ${monday}::timestamptz,
        '{"reward_number":"12345678","phone":"+4791234567","birthdate":"1980-02-29","day":"2026-11-12","price":350}')`)
    await hashOlderVisits(test.database, secrets)
    const { rows } = await test.database.run(sql`select member, person, phone, birthdate from point_visits`)
    expect(rows).toEqual([{ ...hashMember(secrets, member), phone: null, birthdate: null }])
    expect(await readAll()).not.toMatch(/91234567|1980/)
  })
})
