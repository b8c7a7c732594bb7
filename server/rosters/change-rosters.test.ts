import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keepAffected, listUnsettled } from '#database/bookings/affected-bookings.ts'
import { readRosterHistory } from '#database/rosters.ts'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { listFreedTimes } from '#database/testing/freed-times.ts'
import type { ClinicRoster, PractitionerRoster } from '#domain/rosters/roster.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { bearer, bookSlot, findSlotIds } from '../testing/visit.ts'
import { changeRosters } from './change-rosters.ts'

const planner = { actor: 'staff', channel: 'command', who: 'planner' } as const
const date = '2026-11-12'
const anne = sampleFacts.practitioners.find((it) => it.id === 'anne-lege')!
const bislett = sampleFacts.clinics.find((it) => it.id === 'bislett')!
const away = { from: date, to: date }

function rosters(change: {
  practitioners?: Record<string, PractitionerRoster>
  clinics?: Record<string, ClinicRoster>
}) {
  return {
    practitioners: new Map(Object.entries(change.practitioners ?? {})),
    clinics: new Map(Object.entries(change.clinics ?? {})),
    groups: new Map(),
  }
}
const withAbsences = (...absences: { from: string; to: string }[]) =>
  rosters({ practitioners: { 'anne-lege': { shifts: anne.shifts, absences: [...anne.absences, ...absences] } } })
const withClosures = (...closures: { from: string; to: string }[]) => {
  const reason = { no: 'Vannlekkasje', en: 'Water leak' }
  const { specialHours } = bislett
  return rosters({ clinics: { bislett: { closures: closures.map((it) => ({ ...it, reason })), specialHours } } })
}

describe.each(engines)('a change of rosters on %s', (_, open) => {
  let test: TestDatabase
  const apis: TestApi[] = []
  beforeAll(async () => {
    test = await open()
  })
  afterEach(async () => {
    for (const api of apis.splice(0)) await api.close()
    await test.empty()
  })
  afterAll(() => test.dispose())

  async function openApi(parts: Partial<Parameters<typeof openTestApi>[0]> = {}): Promise<TestApi> {
    const api = await openTestApi({ database: test.database, ...parts })
    apis.push(api)
    return api
  }

  it('takes away the times of somebody who falls ill, and gives them back', async () => {
    const api = await openApi()
    const before = await findSlotIds(api, date)
    expect(before.some((it) => it.includes('.anne-lege.'))).toBe(true)
    await changeRosters(api.service, withAbsences(away), planner)
    expect((await findSlotIds(api, date)).some((it) => it.includes('.anne-lege.'))).toBe(false)
    await changeRosters(api.service, withAbsences(), planner)
    expect(await findSlotIds(api, date)).toEqual(before)
  })

  it('tells whoever waits for a time which ones have become free', async () => {
    const api = await openApi()
    await changeRosters(api.service, withAbsences(away), planner)
    expect(await listFreedTimes(test.database)).toEqual([])
    await changeRosters(api.service, withAbsences(), planner)
    const freed = await listFreedTimes(test.database)
    const anneAt = (start: string, end: string) => ({
      practitioner: 'anne-lege',
      clinic: 'bislett',
      start: Temporal.Instant.from(`${date}T${start}:00+01:00`),
      end: Temporal.Instant.from(`${date}T${end}:00+01:00`),
      reason: 'absence-ended',
    })
    expect(freed).toEqual([anneAt('08:00', '11:30'), anneAt('12:00', '16:00')])
  })

  it('is told with the clinics: closures and special hours that have not passed, in the language asked for', async () => {
    const api = await openApi()
    const ask = async () => (await api.call('GET', '/api/clinics?locale=en')).body.clinics[0]
    const christmas = { date: '2026-12-24', hours: [{ from: '08:00', to: '12:00' }], reason: 'Christmas Eve' }
    expect(await ask()).toMatchObject({ id: 'bislett', closures: [], specialHours: [christmas] })
    const past = { from: '2026-11-02', to: '2026-11-08' }
    const today = { from: '2026-11-09', to: '2026-11-10' }
    await changeRosters(api.service, withClosures(past, today), planner)
    expect(await ask()).toMatchObject({
      closures: [{ ...today, reason: 'Water leak' }],
      today: { state: 'closed' },
      specialHours: [christmas],
    })
  })

  it('is heard by a server that did not make it', async () => {
    const [here, there] = [await openApi(), await openApi()]
    const before = await findSlotIds(there, date)
    await changeRosters(here.service, withClosures(away), planner)
    await expect.poll(() => findSlotIds(there, date), { timeout: 30_000 }).toEqual([])
    await changeRosters(here.service, withClosures(), planner)
    await expect.poll(() => findSlotIds(there, date), { timeout: 30_000 }).toEqual(before)
  })

  it('makes a practitioner bookable at a clinic where they never were', async () => {
    const api = await openApi()
    expect((await findSlotIds(api, date, 'gp-consultation', 'okern')).some((it) => it.includes('.anne-'))).toBe(false)
    const shift = { ...anne.shifts[0]!, clinic: 'okern' }
    const moved = { shifts: [shift], absences: [] }
    await changeRosters(api.service, rosters({ practitioners: { 'anne-lege': moved } }), planner)
    const slots = await findSlotIds(api, date, 'gp-consultation', 'okern')
    const slot = slots.find((it) => it.includes('.anne-lege.'))!
    expect((await bookSlot(api, slot)).status).toBe(201)
    expect(await findSlotIds(api, date, 'gp-consultation', 'okern')).not.toContain(slot)
    const { body } = await api.call('GET', '/api/practitioners?clinic=okern')
    expect(body.practitioners.map((it: { id: string }) => it.id)).toContain('anne-lege')
  })

  it('says which bookings it touches; they stand and are listed until somebody decides', async () => {
    const api = await openApi()
    const slot = (await findSlotIds(api, date)).find((it) => it.includes('.anne-lege.'))!
    const { body: booking } = await bookSlot(api, slot)
    const affected = {
      reference: booking.reference,
      practitioner: 'anne-lege',
      clinic: 'bislett',
      startsAt: Temporal.Instant.from(booking.start),
      reason: 'absent',
    }
    const would = await changeRosters(api.service, withAbsences(away), planner, { dryRun: true })
    expect(would).toMatchObject({ outcome: 'changed', affected: [affected] })
    expect(await listUnsettled(test.database)).toEqual([])

    const done = await changeRosters(api.service, withAbsences(away), planner)
    expect(done).toEqual({
      outcome: 'changed',
      calledOff: 0,
      changed: [{ kind: 'practitioner', id: 'anne-lege' }],
      affected: [affected],
      dates: [],
    })
    expect(await listUnsettled(test.database)).toEqual([affected])
    const seen = await api.call('GET', `/api/bookings/${booking.reference}`, bearer(booking.token))
    expect(seen.body).toMatchObject({ state: 'booked', start: booking.start })

    // She comes in for this one patient: another change on her roster does not ask again, a closed clinic does.
    expect(await keepAffected(test.database, booking.reference, 'planner', api.clock.now())).toBe(true)
    const more = await changeRosters(api.service, withAbsences(away, { from: '2026-12-01', to: '2026-12-02' }), planner)
    expect(more).toMatchObject({ affected: [] })
    expect(await listUnsettled(test.database)).toEqual([])
    const leak = await changeRosters(api.service, withClosures(away), planner)
    expect(leak).toMatchObject({ affected: [{ ...affected, reason: 'clinic-closed' }] })
    expect(await listUnsettled(test.database)).toEqual([{ ...affected, reason: 'clinic-closed' }])
  })

  it('takes a booking from the list that gets its time back, is moved or is cancelled', async () => {
    const api = await openApi()
    const slots = (await findSlotIds(api, date)).filter((it) => it.includes('.anne-lege.'))
    const bookings = []
    for (const slot of slots.slice(0, 3)) bookings.push((await bookSlot(api, slot)).body)
    const [kept, moved, cancelled] = bookings
    await changeRosters(api.service, withAbsences(away), planner)
    expect(await listUnsettled(test.database)).toHaveLength(3)

    const path = (booking: { reference: string }) => `/api/bookings/${booking.reference}`
    expect((await api.call('POST', `${path(cancelled)}/cancel`, bearer(cancelled.token))).status).toBe(200)
    const [other] = (await findSlotIds(api, '2026-11-13')).filter((it) => it.includes('.anne-lege.'))
    const reply = await api.call('POST', `${path(moved)}/move`, { body: { slot: other }, ...bearer(moved.token) })
    expect(reply.status).toBe(200)
    expect((await listUnsettled(test.database)).map((it) => it.reference)).toEqual([kept.reference])
    await changeRosters(api.service, withAbsences(), planner)
    expect(await listUnsettled(test.database)).toEqual([])
  })

  it('finds a booking, a minute later, that was made by a process which had not heard of it', async () => {
    const api = await openApi()
    const slot = (await findSlotIds(api, date)).find((it) => it.includes('.anne-lege.'))!
    const { body: booking } = await bookSlot(api, slot)
    await changeRosters(api.service, withAbsences(away), planner)
    // As it is when the booking was placed just after the change had looked for bookings.
    await test.database.run(sql`delete from touched_bookings`)
    expect(await listUnsettled(test.database)).toEqual([])
    api.clock.advance({ minutes: 1 })
    await api.service.jobs.drain()
    expect((await listUnsettled(test.database)).map((it) => it.reference)).toEqual([booking.reference])
  })

  it('leaves content alone to seed, once: a new profile is bookable at once, an old one keeps its roster', async () => {
    const without = { ...sampleFacts, practitioners: sampleFacts.practitioners.filter((it) => it.id !== 'anne-lege') }
    const first = await openApi({ facts: without })
    await changeRosters(first.service, withClosures(away), planner)
    const second = await openApi()
    expect((await findSlotIds(second, '2026-11-13')).some((it) => it.includes('.anne-lege.'))).toBe(true)
    expect(await findSlotIds(second, date)).toEqual([])
    expect(await readRosterHistory(test.database, { kind: 'practitioner', id: 'anne-lege' })).toHaveLength(1)
    const [last, seed] = await readRosterHistory(test.database, { kind: 'clinic', id: 'bislett' })
    expect([last?.origin, seed?.origin.channel]).toEqual([planner, 'start'])
  })

  it('goes on with the facts of another release', async () => {
    const without = { ...sampleFacts, practitioners: sampleFacts.practitioners.filter((it) => it.id !== 'anne-lege') }
    const api = await openApi({ facts: without })
    expect((await findSlotIds(api, date)).some((it) => it.includes('.anne-lege.'))).toBe(false)
    await api.service.schedules.replaceFacts(sampleFacts, undefined)
    expect((await findSlotIds(api, date)).some((it) => it.includes('.anne-lege.'))).toBe(true)
  })

  it('of the same roster by two people at once is done for one of them', async () => {
    const [here, there] = [await openApi(), await openApi()]
    const outcomes = await Promise.all([
      changeRosters(here.service, withAbsences(away), planner),
      changeRosters(there.service, withAbsences({ from: '2026-11-13', to: '2026-11-13' }), planner),
    ])
    expect(outcomes.map((it) => it.outcome).sort()).toEqual(['changed', 'changed-meanwhile'])
  })
})
