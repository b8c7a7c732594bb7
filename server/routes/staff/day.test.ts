import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markAffected } from '#database/bookings/affected-bookings.ts'
import { readAccessOf } from '#database/staff/access-log.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import type { StaffCallName } from '#domain/api/staff/calls.ts'
import { staffCalls } from '#domain/api/staff/calls.ts'
import { permissions } from '#domain/staff/permissions.ts'
import { roles } from '#domain/staff/roles.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { tryLists } from '../../testing/staff-lists.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bookSlot, findSlotIds, newAddress, newOrder } from '../../testing/visit.ts'

const monday = '2026-11-09'
const tuesday = '2026-11-10'

describe.each(engines)('a clinic’s day, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let desk: StaffBrowser
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  /** Somebody who is booked at the clinic on a day, and the practitioner they are booked with. */
  const book = async (date = monday, n = 0) => {
    const slots = await findSlotIds(api, date)
    const { body } = await bookSlot(api, slots[n]!)
    return { reference: body.reference as string, practitioner: body.practitioner.id as string }
  }
  const readDay = (browser: StaffBrowser, date = monday, clinic = 'bislett') =>
    browser.call('GET', `/api/staff/day?clinic=${clinic}&date=${date}`)
  const visitsOf = async (browser: StaffBrowser, date = monday) => {
    const { body } = await readDay(browser, date)
    return body.practitioners.flatMap((it: { bookings: object[] }) => it.bookings)
  }
  const change = (browser: StaffBrowser, reference: string, body: object) =>
    browser.call('PATCH', `/api/staff/bookings/${reference}`, { body })

  beforeEach(async () => {
    await test.empty()
    desk = await signInStaff(api, 'receptionist')
  })

  it('shows who works when and who comes: time, name, treatment, first visit and state', async () => {
    const { reference, practitioner } = await book()
    const { body } = await readDay(desk)
    const column = body.practitioners.find((it: { id: string }) => it.id === practitioner)
    expect(column.shifts.length).toBeGreaterThan(0)
    expect(column.bookings).toEqual([
      expect.objectContaining({
        reference,
        name: 'Kari Nordmann',
        treatment: 'gp-consultation',
        state: 'booked',
        isFirst: true,
      }),
    ])
    expect(column.taken[0].start).toBe(column.bookings[0].start)
  })

  it('tells breaks, holds, absences and a day’s other hours apart, and says nothing of who holds a time', async () => {
    const [slot] = await findSlotIds(api, monday)
    const held = await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    expect(held.status).toBe(201)
    const { body } = await readDay(desk)
    const column = body.practitioners.find((it: { id: string }) => slot!.split('.')[2] === it.id)
    expect(column.holds).toEqual(column.taken)
    expect(column.holds).toHaveLength(1)
    expect(Object.keys(column.holds[0])).toEqual(['start', 'end'])
    expect(column.lines).toContain('general-practitioner')
    expect(column.absences).toEqual([])
    const breaks = body.practitioners.flatMap((it: { breaks: object[] }) => it.breaks)
    expect(breaks).toContainEqual({ start: '2026-11-09T11:30:00+01:00', end: '2026-11-09T12:00:00+01:00' })
    expect(body.exception).toBeNull()
    const christmas = (await desk.call('GET', '/api/staff/day?clinic=bislett&date=2026-12-24&locale=en')).body
    expect(christmas.exception).toEqual({ kind: 'special-hours', reason: 'Christmas Eve' })
    expect(christmas.open).toEqual([{ start: '2026-12-24T08:00:00+01:00', end: '2026-12-24T12:00:00+01:00' }])
    expect((await readDay(desk, '2026-07-13')).body).toMatchObject({ open: [], exception: { kind: 'closure' } })
    expect((await readDay(desk, '2026-12-25')).body).toMatchObject({ open: [], exception: { kind: 'holiday' } })
  })

  it('shows the clinics where somebody works in numbers, and no other', async () => {
    const overview = async (browser: StaffBrowser, date = monday) =>
      (await browser.call('GET', `/api/staff/overview?date=${date}`)).body.clinics
    const [before] = await overview(desk)
    const { reference } = await book()
    await change(desk, reference, { state: 'arrived' })
    const [after, ...others] = await overview(desk)
    expect(others).toEqual([])
    expect(after).toMatchObject({ clinic: 'bislett', booked: 1, waiting: 1, freeMinutes: before.freeMinutes - 20 })
    expect(before).toMatchObject({ booked: 0, waiting: 0, nextFree: expect.stringMatching(/^2026-11-09T/) })
    const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
    expect((await overview(chain)).map((it: { clinic: string }) => it.clinic)).toContain('okern')
    const other = await signInStaff(api, 'practitioner', { practitioner: 'somebody-else' })
    expect(await overview(other)).toMatchObject([{ booked: 0, waiting: 0 }])
  })

  it('follows a patient from the door to the end, and every step can be taken back', async () => {
    const { reference } = await book()
    for (const state of ['arrived', 'called-in', 'done', 'called-in', 'arrived', 'booked'] as const) {
      const { status, body } = await change(desk, reference, { state })
      expect([status, body.state]).toEqual([200, state])
      expect(await visitsOf(desk)).toEqual([expect.objectContaining({ state })])
    }
  })

  it('does not take a step that does not follow, nor a no-show before the time', async () => {
    const { reference } = await book()
    for (const state of ['done', 'called-in', 'no-show']) {
      expect((await change(desk, reference, { state })).body.code).toBe('other-state')
    }
    expect(await visitsOf(desk)).toEqual([expect.objectContaining({ state: 'booked' })])
  })

  it('takes one of two steps that are made at the same moment, and tells the other', async () => {
    const { reference } = await book()
    await change(desk, reference, { state: 'arrived' })
    const both = await Promise.all([
      change(desk, reference, { state: 'called-in' }),
      change(desk, reference, { state: 'booked' }),
    ])
    expect(both.map((it) => it.status).sort()).toEqual([200, 409])
  })

  it('shows a patient who came by the kiosk as arrived, and one from the desk cannot check in again', async () => {
    const { reference } = await book()
    await change(desk, reference, { state: 'arrived' })
    const [visit] = await visitsOf(desk)
    expect(visit).toMatchObject({ state: 'arrived', since: expect.stringMatching(/^2026-11-09T/) })
  })

  it('keeps a note for the desk, and takes it away again', async () => {
    const { reference } = await book()
    expect((await change(desk, reference, { note: 'Ring tolk' })).body.note).toBe('Ring tolk')
    expect((await change(desk, reference, { note: '' })).body.note).toBeNull()
    expect((await change(desk, reference, { note: 'x'.repeat(501) })).status).toBe(422)
  })

  it('shows what the patient wrote only where it is asked for, and logs every look once', async () => {
    const { reference } = await book()
    const path = `/api/staff/bookings/${reference}`
    const plain = (await desk.call('GET', path)).body
    expect(plain.description).toBeNull()
    expect((await desk.call('GET', `${path}?description=true`)).body.description).toBe('Sår hals siden lørdag')
    await readDay(desk)
    const looks = await readAccessOf(test.database, api.service.secrets.hash('phone', plain.phone))
    expect(looks.map((it) => it.action)).toEqual(['description', 'booking'])
  })

  it('logs a booking that stays open once, however often the console reads it again', async () => {
    const { reference } = await book()
    const path = `/api/staff/bookings/${reference}`
    const { phone } = (await desk.call('GET', path)).body
    for (let n = 0; n < 3; n++) await desk.call('GET', path)
    await change(desk, reference, { note: 'Ring tolk' })
    await change(desk, reference, { note: 'Tolk kommer' })
    const colleague = await signInStaff(api, 'manager')
    await colleague.call('GET', path)
    api.clock.advance({ minutes: 11 })
    await desk.call('GET', path)
    const looks = await readAccessOf(test.database, api.service.secrets.hash('phone', phone))
    expect(looks.map((it) => it.action)).toEqual(['booking', 'booking', 'note', 'note', 'booking'])
  })

  it('names the company that a visit was booked through', async () => {
    const [slot] = await findSlotIds(api, tuesday)
    const partner = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales', costCenter: 'K-42' }
    const { reference } = (await bookSlot(api, slot!, { partner })).body
    const { name } = api.service.facts.partners.find(({ id }) => id === 'tinde')!
    expect(await visitsOf(desk, tuesday)).toEqual([expect.objectContaining({ partner: name })])
    expect((await desk.call('GET', `/api/staff/bookings/${reference}`)).body.partner).toBe(name)
  })

  it('shows practitioners their own patients, and of colleagues only what is taken', async () => {
    const mine = await book(tuesday, 0)
    const doctor = await signInStaff(api, 'practitioner', { practitioner: mine.practitioner })
    const other = await signInStaff(api, 'practitioner', { practitioner: 'somebody-else', email: 'b@innom.example' })
    expect(await visitsOf(doctor, tuesday)).toHaveLength(1)
    expect(await visitsOf(other, tuesday)).toEqual([])
    const { body } = await readDay(other, tuesday)
    expect(body.practitioners.find((it: { id: string }) => it.id === mine.practitioner).taken).toHaveLength(1)
    for (const [method, extra] of [
      ['GET', {}],
      ['PATCH', { body: { state: 'arrived' } }],
    ] as const) {
      const path = `/api/staff/bookings/${mine.reference}`
      expect((await other.call(method, path, extra)).body.code).toBe('forbidden')
    }
  })

  it('is for those who work there: another clinic and one that does not exist get the same answer', async () => {
    const elsewhere = await signInStaff(api, 'manager', { clinics: ['lysaker'] })
    const { reference } = await book()
    const answers = [
      await readDay(elsewhere),
      await readDay(elsewhere, monday, 'no-such-clinic'),
      await elsewhere.call('GET', `/api/staff/bookings/${reference}`),
      await elsewhere.call('GET', '/api/staff/bookings/ABCDEFGH'),
      await change(elsewhere, reference, { state: 'arrived' }),
    ]
    expect(answers.map((it) => [it.status, it.body.code, it.body.title])).toEqual(
      answers.map(() => [403, 'forbidden', answers[0]!.body.title]),
    )
  })

  it('the whole table: every call is open to the roles that it names, and to no other', async () => {
    const { reference } = await book()
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const follow = async ({ cookie }: StaffBrowser) => {
      const response = await fetch(`${address}/api/staff/events?clinic=bislett`, { headers: { cookie } })
      await response.body?.cancel()
      return response
    }
    const { practitioner, starts_at: start } = (
      await test.database.run<{ practitioner: string; starts_at: Date }>({
        text: 'select practitioner, starts_at from bookings where reference = $1',
        values: [reference],
      })
    ).rows[0]!
    // The rosters were deleted with everything else.
    await api.service.schedules.replaceFacts(api.service.facts, undefined)
    const offered = await book(tuesday)
    const seenAtBislett = {
      clinic: 'bislett',
      seen: [
        { kind: 'clinic', id: 'bislett', revision: 1 },
        { kind: 'practitioner', id: practitioner, revision: 1 },
      ],
    }
    let lost = 0
    /** For another reason each time: what was decided for one is not asked again. */
    const loseTime = (reference: string) => {
      const reason = lost++ % 2 === 0 ? ('absent' as const) : ('not-on-shift' as const)
      const affected = [{ reference, startsAt: start.toISOString(), reason }]
      return markAffected(test.database, { affected, restored: [] }, api.clock.now())
    }
    const tries: Record<StaffCallName, (browser: StaffBrowser) => Promise<{ status: number }>> = {
      'GET /staff/me': (it) => it.call('GET', '/api/staff/me'),
      'GET /staff/day': (it) => readDay(it),
      'GET /staff/agreements': (it) => it.call('GET', '/api/staff/agreements'),
      'GET /staff/overview': (it) => it.call('GET', `/api/staff/overview?date=${monday}`),
      'GET /staff/events': follow,
      'GET /staff/bookings/{reference}': (it) => it.call('GET', `/api/staff/bookings/${reference}`),
      'PATCH /staff/bookings/{reference}': (it) => change(it, reference, { note: 'x' }),
      'GET /staff/rosters': (it) => it.call('GET', `/api/staff/rosters?clinic=bislett&date=${monday}`),
      'GET /staff/rosters/others': (it) => it.call('GET', `/api/staff/rosters/others?clinic=bislett&date=${monday}`),
      'POST /staff/rosters': (it) =>
        it.call('POST', '/api/staff/rosters', {
          body: { ...seenAtBislett, isPreview: true, change: { kind: 'usual-hours', date: monday } },
        }),
      'POST /staff/absences': (it) =>
        it.call('POST', '/api/staff/absences', {
          body: {
            ...seenAtBislett,
            isPreview: true,
            change: { kind: 'return', practitioner, from: monday, to: monday },
          },
        }),
      'GET /staff/rosters/history': (it) =>
        it.call('GET', '/api/staff/rosters/history?clinic=bislett&kind=clinic&id=bislett'),
      'POST /staff/rosters/restore': (it) =>
        it.call('POST', '/api/staff/rosters/restore', {
          body: { ...seenAtBislett, isPreview: true, kind: 'clinic', id: 'bislett', revision: 1 },
        }),
      'GET /staff/affected': (it) => it.call('GET', '/api/staff/affected?clinic=bislett'),
      'POST /staff/affected/{reference}/keep': async (it) => {
        await loseTime(reference)
        return it.call('POST', `/api/staff/affected/${reference}/keep`)
      },
      // There is nothing to take back, which is told to those alone who may.
      'POST /staff/bookings/{reference}/undo': async (it) => {
        const body = { change: randomUUID() }
        const reply = await it.call('POST', `/api/staff/bookings/${reference}/undo`, { body })
        return reply.body.code === 'other-state' ? { status: 200 } : reply
      },
      'GET /staff/times': (it) =>
        it.call('GET', `/api/staff/times?clinic=bislett&treatment=gp-consultation&date=${monday}`),
      // What is wrong with the body is told to those alone who may.
      'POST /staff/bookings': async (it) => {
        const headers = { 'idempotency-key': 'x' }
        const body = { ...newOrder(api, 'gp-consultation.bislett.anne-lege.x'), verification: undefined }
        const reply = await it.call('POST', '/api/staff/bookings', { body, headers })
        return reply.body.code === 'not-found' ? { status: 200 } : reply
      },
      'POST /staff/people': (it) => it.call('POST', '/api/staff/people', { body: { query: 'nordmann' } }),
      'POST /staff/offers': (it) => it.call('POST', '/api/staff/offers', { body: { reference: offered.reference } }),
      'GET /staff/access-log': (it) => it.call('GET', `/api/staff/access-log?date=${monday}`),
      'POST /staff/access-log': (it) => it.call('POST', '/api/staff/access-log', { body: { phone: '91234567' } }),
      ...tryLists(api),
      'POST /staff/sign-in/again': (it) => it.call('POST', '/api/staff/sign-in/again', { body: {} }),
      'POST /staff/sign-out': (it) => it.call('POST', '/api/staff/sign-out', { body: {} }),
    }
    for (const role of roles) {
      // Some calls of administrators are about the whole chain.
      const who = role === 'practitioner' ? { practitioner } : role === 'administrator' ? { clinics: ['*'] } : {}
      const browser = await signInStaff(api, role, who)
      // Signing out comes last in the table of tries.
      for (const [call, make] of Object.entries(tries) as [StaffCallName, (typeof tries)[StaffCallName]][]) {
        const expected = permissions[call].reach[role] === undefined ? 403 : call === 'POST /staff/offers' ? 201 : 200
        expect([role, call, (await make(browser)).status]).toEqual([role, call, expected])
      }
      expect([role, (await tries['GET /staff/day'](browser)).status]).toEqual([role, 401])
    }
    expect(Object.keys(tries).sort()).toEqual(Object.keys(staffCalls).sort())
  })
})
