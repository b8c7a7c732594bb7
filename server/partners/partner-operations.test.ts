import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { writePointsCsv, writePointsJson } from '#domain/partners/points-file.ts'
import { writeStatementCsv } from '#domain/partners/statement-file.ts'
import { findOperation } from '../control/operations.ts'
import { forgetPastVisits } from '../jobs/forget-patients.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { bearer, findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../testing/visit.ts'
import { partnerOperations } from './partner-operations.ts'
import { writeStatementPage } from './statement-page.ts'

/** What an operator's command and the partner's own system make of a CSV text: a reader that is not ours. */
const read = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, record_delimiter: '\r\n', relax_column_count: false })

const { points, import: importVisits, statement } = partnerOperations
const header = 'visit,reward_number,phone,birthdate,date,price'

describe.each(engines)('what partners are sent on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let slots: string[]
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database })
    // Late enough to be cancelled.
    slots = [...(await findSlotIds(api, '2026-11-12')), ...(await findSlotIds(api, '2026-11-13'))]
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  async function book(partner: object, phone = newPhone()) {
    const order = orderFor(slots.shift()!, phone, provePhone(api, phone), { partner })
    const { status, body } = await placeOrder(api, order)
    expect(status).toBe(201)
    return body as { reference: string; token: string; partner: { points: number | null } }
  }
  const member = (rewardNumber: string, phone?: string) => book({ kind: 'airline', id: 'norvind', rewardNumber }, phone)
  const readBooking = async ({ reference, token }: { reference: string; token: string }) =>
    (await api.call('GET', `/api/bookings/${reference}`, bearer(token))).body
  const cancel = ({ reference, token }: { reference: string; token: string }) =>
    api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
  /** When all these visits are over. */
  const over = Temporal.Instant.from('2026-11-25T08:00:00Z')
  const exportNow = (moment = over) => points.run(at(moment), { id: 'norvind', again: null })

  /** A statement, made as soon as the month is over. */
  const statementOf = (month: string) => statement.run(at(startAfter(month)), { id: 'tinde', month })
  const startAfter = (month: string) =>
    Temporal.PlainYearMonth.from(month)
      .add({ months: 1 })
      .toPlainDate({ day: 1 })
      .toZonedDateTime('Europe/Oslo')
      .toInstant()
  const at = (moment: Temporal.Instant) => ({ ...api.service, clock: { now: () => moment } })

  it('is reached through the server that runs', () => {
    expect(Object.values(partnerOperations).map(({ name }) => findOperation(name)?.name)).not.toContain(undefined)
  })

  it('are points: decided after the visit, exported once, taken back with a minus, found again by day', async () => {
    const phone = newPhone()
    const first = await member('12345678', phone)
    await member('12345678', phone)
    expect((await exportNow(api.clock.now())).exports).toEqual([{ partner: 'norvind', exportedAt: null, lines: [] }])
    const { exports } = await exportNow()
    const records = read(exports.map(writePointsCsv).join(''))
    expect(records.map(({ kind, date, reward_number, points }) => [kind, date, reward_number, points])).toEqual([
      ['earned', '2026-11-09', '12345678', '150'],
      ['earned', '2026-11-09', '12345678', '35'],
      ['total', '2026-11-25', '', '185'],
    ])
    expect((await exportNow()).exports).toEqual([{ partner: 'norvind', exportedAt: null, lines: [] }])

    expect((await cancel(first)).body.partner.points).toBe(0)
    const [corrected] = (await exportNow()).exports
    expect(read(writePointsCsv(corrected!))[0]).toMatchObject({ kind: 'taken-back', points: '-150' })
    expect(JSON.parse(writePointsJson(corrected!)).total).toEqual({
      lines: 1,
      earned: 0,
      takenBack: -150,
      points: -150,
    })

    const again = await points.run(api.service, { id: 'norvind', again: '2026-11-25' })
    expect(again.exports).toEqual([exports[0], corrected])
    expect((await points.run(api.service, { id: 'norvind', again: '2026-11-26' })).exports).toEqual([])
  })

  it('are not told to who books: a stranger would learn from them whose numbers are those of patients', async () => {
    await member('31313131')
    await exportNow()
    const [known, unknown] = [await member('31313131'), await member('32323232')]
    const answers = [known, unknown].map(({ partner }) => ({ ...partner, answers: [] }))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ name: 'Norvind', points: null })
    // Neither does reading the booking tell, nor asking for it again, nor moving it.
    for (const it of [known, unknown]) {
      expect((await readBooking(it)).partner.points).toBe(null)
      const body = { slot: slots.shift() }
      const moved = await api.call('POST', `/api/bookings/${it.reference}/move`, { body, ...bearer(it.token) })
      expect([moved.status, moved.body.partner.points]).toEqual([200, null])
    }
    for (const it of [known, unknown]) expect((await cancel(it)).body.partner.points).toBe(0)
  })

  it('are not written again once their reward numbers are forgotten: a file without them would credit nobody', async () => {
    await member('66667777')
    await exportNow()
    const later = api.clock.now().add({ hours: 24 * 366 })
    await forgetPastVisits(api.service, later)
    await expect(points.run(at(later), { id: 'norvind', again: '2026-11-25' })).rejects.toThrow(
      'Reward numbers are forgotten after 12 months: the export of 2026-11-25 cannot be written again.',
    )
  })

  it('are video visits of the app, credited once, the oldest first', async () => {
    const text = `${header}\nv2,87654321,+47 912 00 001,1990-01-01,2026-11-08,350\nv1,87654321,+4791200001,1990-01-01,2026-11-07,350\n`
    const credited = { outcome: 'imported', credited: 2, known: 0, points: 164 }
    expect(await importVisits.run(api.service, { id: 'norvind', text })).toEqual(credited)
    const known = { outcome: 'imported', credited: 0, known: 2, points: 0 }
    expect(await importVisits.run(api.service, { id: 'norvind', text })).toEqual(known)
    const lines = (await exportNow()).exports.flatMap((it) => it.lines)
    expect(lines.map(({ day, points }) => [day, points])).toEqual([
      ['2026-11-07', 150],
      ['2026-11-08', 14],
    ])
  })

  it('are nothing of a file with a bad line: each is told with its number and reason', async () => {
    const text = [
      header,
      'w1,11223344,+4791200002,1990-01-01,2026-11-08,350',
      'w2,1234567,91200002,1990-02-30,2026-11-08,350',
      'w1,11223344,+4791200002,1990-01-01,2026-12-24,free',
      'w4,11223344',
    ].join('\r\n')
    const answer = await importVisits.run(api.service, { id: 'norvind', text })
    expect(
      answer.outcome === 'bad-lines' && answer.problems.map(({ line, message }) => [line, message.split(' ')[0]]),
    ).toEqual([
      [3, "'reward_number'"],
      [3, "'phone'"],
      [3, "'birthdate'"],
      [4, "'date'"],
      [4, "'price'"],
      [4, 'the'],
      [5, 'has'],
    ])
    expect((await exportNow()).exports[0]?.lines).toEqual([])
    const other = `${header}\nv1,87654321,+4791200001,1990-01-01,2026-11-07,999\n`
    expect(await importVisits.run(api.service, { id: 'norvind', text: other })).toMatchObject({
      outcome: 'bad-lines',
      problems: [{ line: 2 }],
    })
  })

  it('are nothing of a visit before somebody was born, on a day of no calendar, or with two ids', async () => {
    const text = `${header}\nu1,55667788,+4791200005,2026-11-08,2026-11-07,350\nu2,55667788,+4791200005,0000-01-01,2026-11-07,350\n`
    const answer = await importVisits.run(api.service, { id: 'norvind', text })
    expect(answer.outcome === 'bad-lines' && answer.problems).toEqual([
      { line: 2, message: "'birthdate' is after 'date'." },
      { line: 3, message: "'birthdate' is a day that has been, as YYYY-MM-DD." },
    ])
    const twice = `visit,${header}\nu3,u4,55667788,+4791200005,1990-01-01,2026-11-07,350\n`
    expect(await importVisits.run(api.service, { id: 'norvind', text: twice })).toEqual({
      outcome: 'bad-lines',
      problems: [{ line: 1, message: "the column 'visit' is there twice." }],
    })
  })

  it('come from files of a thousand visits at most, so that no booking waits long for an import', async () => {
    const lines = Array.from({ length: 1001 }, (_, at) => `l${at},40000000,+4791200009,1990-01-01,2026-11-07,350`)
    const answer = await importVisits.run(api.service, { id: 'norvind', text: [header, ...lines].join('\n') })
    expect(answer.outcome === 'bad-lines' && answer.problems.map(({ line }) => line)).toEqual([1002])
  })

  it('are refused with the first hundred problems and the number of the others, so that the answer stays short', async () => {
    const lines = Array.from({ length: 1000 }, () => 'x'.repeat(4000))
    const answer = await importVisits.run(api.service, { id: 'norvind', text: [header, ...lines].join('\n') })
    expect(answer).toMatchObject({ outcome: 'bad-lines', more: 900 })
    expect(answer.outcome === 'bad-lines' && answer.problems.map(({ line }) => line)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 2),
    )
    const wide = Array.from({ length: 300_000 }, (_, at) => `c${at}`).join(',')
    const other = await importVisits.run(api.service, { id: 'norvind', text: `${wide}\n` })
    expect(other.outcome === 'bad-lines' && other.problems.at(-1)?.message).toContain('has 300000 columns')
  })

  it('know a person in the app by the phone of their bookings, however the app writes it', async () => {
    const lines = ['+46 (0)70 123 45 67', '+46701234567'].map(
      (phone, at) => `p${at},3000000${at},${phone},1991-01-01,2026-11-0${at + 1},350`,
    )
    const text = [header, ...lines].join('\n')
    // 150 for the first, 4 % for the second: another number makes nobody another person.
    expect(await importVisits.run(api.service, { id: 'norvind', text })).toMatchObject({ credited: 2, points: 164 })
    const unknown = `${header}\np9,30000009,+47091200001,1991-01-01,2026-11-07,350`
    expect((await importVisits.run(api.service, { id: 'norvind', text: unknown })).outcome).toBe('bad-lines')
    await exportNow()
  })

  it('is a statement that tells no amount of one family, however many of them were there', async () => {
    const employee = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales', costCenter: 'F-1' }
    const phone = newPhone()
    const family: { reference: string; token: string }[] = []
    for (let child = 1; child <= 5; child++) {
      const order = orderFor(slots.shift()!, phone, provePhone(api, phone), { partner: employee })
      const patient = { ...order.patient, birthdate: `201${child}-01-01` }
      const { reference, token } = (await placeOrder(api, { ...order, patient })).body
      family.push({ reference, token })
    }
    const { lines } = await statementOf('2026-11')
    expect(lines).toContainEqual({ costCenter: 'F-1', visits: 5, amount: null })
    for (const it of family) await cancel(it)
  })

  it('is a statement by cost centre, without names, in any spreadsheet and on paper', async () => {
    const employee = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales' }
    for (let n = 0; n < 5; n++) await book({ ...employee, costCenter: 'k-42' })
    await book({ ...employee, costCenter: '=1+1;"a,b"', hrConsultant: 'Per Personal' })
    await book({ ...employee, costCenter: 'Kari Nordmann' })
    await cancel(await book({ ...employee, costCenter: 'K-42' }))
    const november = await statementOf('2026-11')
    const csv = writeStatementCsv(november)
    expect(
      read(csv).map(({ kind, cost_center, visits, amount_nok }) => [kind, cost_center, visits, amount_nok]),
    ).toEqual([
      ['cost-center', `'=1+1;"A,B"`, '1', ''],
      ['cost-center', 'K-42', '5', '3725'],
      ['cost-center', '', '1', ''],
      ['total', '', '7', ''],
    ])
    const page = writeStatementPage(november, { locale: 'no', made: november.made })
    for (const text of [csv, page]) expect(text).not.toMatch(/kari|nordmann|per personal|\+47|gp-consultation|hals/i)
    expect(page).toContain('Oppgave for Tinde, november 2026')
    expect(page).not.toContain(';"A')
    expect((await statementOf('2026-12')).total.visits).toBe(0)
  })

  it('is a statement of one total for students, who have no cost centres, with the amount from five people on', async () => {
    const statementOfStudents = () => statement.run(at(startAfter('2026-11')), { id: 'kollokvie', month: '2026-11' })
    const student = { kind: 'membership', id: 'kollokvie' }
    for (let n = 0; n < 4; n++) await book(student)
    expect((await statementOfStudents()).total).toEqual({ visits: 4, amount: null })
    await book(student)
    const november = await statementOfStudents()
    expect(november.total).toEqual({ visits: 5, amount: 5 * 695 })
    const page = writeStatementPage(november, { locale: 'en', made: november.made })
    expect(page).toContain('Statement for Kollokvie, November 2026')
    expect(page).not.toContain('Without a cost centre')
  })

  it('is no statement of a month that is not over: two of them would tell what one person booked in between', async () => {
    const month = '2026-11'
    const order = (moment: Temporal.Instant) => statement.run(at(moment), { id: 'tinde', month })
    await expect(statement.run(api.service, { id: 'tinde', month })).rejects.toThrow(
      '2026-11 is not over. Its statement can be made from the first of the next month.',
    )
    await expect(order(startAfter(month).subtract({ milliseconds: 1 }))).rejects.toThrow('not over')
    expect((await order(startAfter(month))).month).toBe(month)
  })

  it('is for partners of that kind only, and for months that there are', async () => {
    await expect(points.run(api.service, { id: 'tinde', again: null })).rejects.toThrow("'tinde' is not one of")
    await expect(statement.run(api.service, { id: 'norvind', month: '2026-11' })).rejects.toThrow('tinde')
    for (const month of ['2026-13', '2026-1', '0000-01', 'x'])
      await expect(statement.run(api.service, { id: 'tinde', month })).rejects.toThrow('no month')
  })
})
