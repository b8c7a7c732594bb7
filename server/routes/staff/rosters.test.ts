import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { openTestApi, type Reply, type TestApi } from '../../testing/test-api.ts'
import { bookSlot, findSlotIds } from '../../testing/visit.ts'

const monday = '2026-11-09'
const tuesday = '2026-11-10'
const nextMonday = '2026-11-16'
const anne = 'anne-lege'
const leak = { no: 'Vannlekkasje', en: 'Water leak' }

describe.each(engines)('rosters in the console, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let manager: StaffBrowser
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.dispose())
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
    manager = await signInStaff(api, 'manager')
    return () => api.close()
  })

  const readWeek = async (browser: StaffBrowser = manager, date = monday) =>
    (await browser.call('GET', `/api/staff/rosters?clinic=bislett&date=${date}`)).body
  const dayOf = async (practitioner: string, date: string) => {
    const week = await readWeek(manager, date)
    const person = week.practitioners.find((it: { id: string }) => it.id === practitioner)
    return person.days.find((it: { date: string }) => it.date === date)
  }
  /** What a screen that has just been read has seen. */
  const seen = async () => {
    const { clinic, changed, practitioners } = await readWeek()
    return [
      { kind: 'clinic', id: clinic, revision: changed.revision },
      ...practitioners.map((it: { id: string; changed: { revision: number } }) => ({
        kind: 'practitioner',
        id: it.id,
        revision: it.changed.revision,
      })),
    ]
  }
  const post = async (
    path: 'rosters' | 'absences' | 'rosters/restore',
    body: object,
    browser: StaffBrowser = manager,
  ): Promise<Reply> => {
    const full = { clinic: 'bislett', seen: await seen(), ...body }
    return browser.call('POST', `/api/staff/${path}`, { body: full })
  }
  const change = (change: object, more: object = {}) => post('rosters', { change, ...more })
  const shifts = (date: string, from: string, to: string, repeat = 'once') => ({
    kind: 'shifts',
    practitioner: anne,
    date,
    repeat,
    shifts: [{ hours: { from, to }, breaks: [] }],
  })
  const ill = { kind: 'absence', practitioner: anne, from: tuesday, to: tuesday }
  const bookAnne = async (date: string, n = 0) => {
    const slots = (await findSlotIds(api, date)).filter((it) => it.includes(`.${anne}.`))
    return (await bookSlot(api, slots[n]!)).body
  }

  it('show a week: opening hours, and who works when with which breaks', async () => {
    const week = await readWeek()
    expect(week.days.map((it: { date: string }) => it.date).slice(0, 2)).toEqual([monday, tuesday])
    expect(week.days[0].open).toEqual([{ from: '08:00', to: '20:00' }])
    expect(await dayOf(anne, monday)).toEqual({
      date: monday,
      isAbsent: false,
      shifts: [{ hours: { from: '08:00', to: '16:00' }, breaks: [{ from: '11:30', to: '12:00' }] }],
      elsewhere: [],
    })
    expect((await dayOf(anne, '2026-11-23')).isAbsent).toBe(true)
  })

  it('tell which times a changed day would give, and change nothing before it is saved', async () => {
    const { body } = await change(shifts(tuesday, '08:00', '10:00'), { isPreview: true })
    expect(body.times).toEqual([
      expect.objectContaining({ practitioner: { id: anne, name: expect.any(String) }, date: tuesday }),
    ])
    const [day] = body.times
    expect(day.starts[0]).toMatch(/^2026-11-10T08:00/)
    expect(day.starts.length).toBeLessThan(day.before)
    expect((await dayOf(anne, tuesday)).shifts[0].hours.to).toBe('16:00')
  })

  it('change one day, or a weekday from then on', async () => {
    expect((await change(shifts(tuesday, '10:00', '18:00'))).status).toBe(200)
    expect((await dayOf(anne, tuesday)).shifts).toEqual([{ hours: { from: '10:00', to: '18:00' }, breaks: [] }])
    expect((await dayOf(anne, '2026-11-17')).shifts[0].hours.from).toBe('08:00')
    await change(shifts('2026-11-17', '12:00', '20:00', 'weekly'))
    for (const date of ['2026-11-17', '2026-12-01']) {
      expect((await dayOf(anne, date)).shifts[0].hours).toEqual({ from: '12:00', to: '20:00' })
    }
    expect((await findSlotIds(api, '2026-11-17')).some((it) => it.endsWith(`${anne}.20261117T0700Z`))).toBe(false)
  })

  it('copy a week to another one', async () => {
    await change(shifts(tuesday, '10:00', '14:00'))
    const copied = { kind: 'copy-week', practitioners: [anne], from: monday, to: nextMonday }
    expect((await change(copied)).status).toBe(200)
    expect((await dayOf(anne, '2026-11-17')).shifts[0].hours).toEqual({ from: '10:00', to: '14:00' })
    expect((await dayOf(anne, '2026-11-24')).shifts[0].hours.from).toBe('08:00')
  })

  it('give somebody a shift at a clinic where they had none, by whoever plans for all clinics of theirs', async () => {
    const saturday = '2026-11-14'
    const chain = await signInStaff(api, 'administrator', { clinics: ['*'] })
    const listOthers = async (browser: StaffBrowser) =>
      (await browser.call('GET', `/api/staff/rosters/others?clinic=okern&date=${saturday}`)).body.practitioners
    const [other] = (await listOthers(chain)).filter((it: { id: string }) => it.id === anne)
    expect(other.days[4].elsewhere).toEqual([{ clinic: 'bislett', from: '08:00', to: '16:00' }])
    const give = async (browser: StaffBrowser) =>
      browser.call('POST', '/api/staff/rosters', {
        body: {
          clinic: 'okern',
          seen: [{ kind: 'practitioner', id: anne, revision: other.changed.revision }],
          change: shifts(saturday, '10:00', '14:00'),
        },
      })
    const there = await signInStaff(api, 'manager', { clinics: ['okern'], email: 'there@innom.example' })
    expect(await listOthers(there)).toEqual([])
    expect((await give(there)).body.code).toBe('forbidden')
    expect((await give(chain)).status).toBe(200)
    expect((await listOthers(chain)).map((it: { id: string }) => it.id)).not.toContain(anne)
    const { body } = await there.call('GET', `/api/staff/rosters?clinic=okern&date=${saturday}`)
    const { days } = body.practitioners.find((it: { id: string }) => it.id === anne)
    expect(days[5].shifts).toEqual([{ hours: { from: '10:00', to: '14:00' }, breaks: [] }])
  })

  it('do not take a day that is over, hours outside the clinic’s for good, nor two places at once', async () => {
    const wrong = [
      shifts('2026-11-06', '08:00', '10:00'),
      shifts(tuesday, '06:00', '10:00', 'weekly'),
      { ...shifts(tuesday, '08:00', '10:00'), practitioner: 'nobody' },
    ]
    const answers = await Promise.all(wrong.map((it) => change(it)))
    expect(answers.slice(0, 2).map((it) => it.body.code)).toEqual(['validation', 'validation'])
    expect(answers[2]!.body.rosters ?? []).toEqual([])
  })

  it('tell whoever comes second that somebody was faster, and lose nothing of the first', async () => {
    const both = await seen()
    const first = await post('rosters', { seen: both, change: shifts(tuesday, '08:00', '12:00') })
    const second = await post('rosters', { seen: both, change: shifts(tuesday, '12:00', '16:00') })
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'other-state'])
    expect((await dayOf(anne, tuesday)).shifts[0].hours).toEqual({ from: '08:00', to: '12:00' })
    const { changed } = (await readWeek()).practitioners.find((it: { id: string }) => it.id === anne)
    expect(changed).toEqual({
      revision: 2,
      at: expect.stringMatching(/^2026-11-09T09:00/),
      by: 'manager@innom.example',
    })
  })

  it('take one of two changes that are made at the same moment', async () => {
    const both = await seen()
    const answers = await Promise.all(
      ['10:00', '11:00'].map((to) => post('rosters', { seen: both, change: shifts(tuesday, '08:00', to) })),
    )
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409])
  })

  it('list the bookings of somebody who is ill, until it is decided about each', async () => {
    const booked = await bookAnne(tuesday)
    const desk = await signInStaff(api, 'receptionist')
    const today = await bookAnne(monday)
    const change = { ...ill, from: monday, to: tuesday }
    const { body } = await post('absences', { change }, desk)
    expect(body.affected.map((it: { reference: string }) => it.reference)).toEqual([today.reference, booked.reference])
    expect(body.affected[0]).toMatchObject({ name: 'Kari Nordmann', reason: 'absent', practitioner: { id: anne } })
    expect((await desk.call('POST', `/api/staff/affected/${today.reference}/keep`)).status).toBe(200)
    const list = (await desk.call('GET', '/api/staff/affected?clinic=bislett')).body.bookings
    expect(list.map((it: { reference: string }) => it.reference)).toEqual([booked.reference])
    expect(JSON.stringify(list)).not.toMatch(/\+47|Sår hals/)
  })

  it('let the desk report who is ill from today, practitioners themselves, and nobody else', async () => {
    const desk = await signInStaff(api, 'receptionist')
    const doctor = await signInStaff(api, 'practitioner', { practitioner: anne })
    const other = await signInStaff(api, 'practitioner', { practitioner: 'somebody-else', email: 'b@innom.example' })
    const today = { ...ill, from: monday, to: monday }
    const later = { ...ill, from: '2026-12-01', to: '2026-12-24' }
    const preview = (browser: StaffBrowser, change: object) =>
      post('absences', { change, isPreview: true }, browser).then((it) => it.status)
    expect(await preview(desk, today)).toBe(200)
    expect(await preview(desk, later)).toBe(403)
    expect(await preview(doctor, later)).toBe(200)
    expect(await preview(other, today)).toBe(403)
    expect(await preview(manager, later)).toBe(200)
    expect(await preview(manager, { ...ill, practitioner: 'nobody' })).toBe(403)
    expect((await readWeek(doctor)).practitioners.map((it: { id: string }) => it.id)).toEqual([anne])
  })

  it('close a clinic, open it again and give a day other hours', async () => {
    const { reference } = await bookAnne(tuesday)
    const closed = await change({ kind: 'closure', from: tuesday, to: tuesday, reason: leak })
    expect(closed.body.affected).toEqual([expect.objectContaining({ reference, reason: 'clinic-closed' })])
    expect((await readWeek()).days[1]).toMatchObject({ open: [], closure: leak })
    await change({ kind: 'reopening', from: tuesday, to: tuesday })
    expect((await manager.call('GET', '/api/staff/affected?clinic=bislett')).body.bookings).toEqual([])
    const hours = [{ from: '10:00', to: '14:00' }]
    await change({ kind: 'special-hours', date: tuesday, hours, reason: leak })
    expect((await readWeek()).days[1]).toMatchObject({ open: hours, closure: null, specialHours: leak })
    await change({ kind: 'usual-hours', date: tuesday })
    expect((await readWeek()).days[1].open).toEqual([{ from: '08:00', to: '20:00' }])
  })

  it('say who changed what, and go back to how it was', async () => {
    await change(shifts(tuesday, '10:00', '14:00'))
    await post('absences', { change: ill })
    const history = `/api/staff/rosters/history?clinic=bislett&kind=practitioner&id=${anne}`
    const { changes } = (await manager.call('GET', history)).body
    expect(changes.map((it: { revision: number; by: string }) => [it.revision, it.by])).toEqual([
      [3, 'manager@innom.example'],
      [2, 'manager@innom.example'],
      [1, null],
    ])
    expect(changes[0].added.absences).toEqual([{ from: tuesday, to: tuesday }])
    expect(changes[1].days).toEqual([
      expect.objectContaining({ date: tuesday, after: [{ hours: { from: '10:00', to: '14:00' }, breaks: [] }] }),
    ])
    const restored = await post('rosters/restore', { kind: 'practitioner', id: anne, revision: 2 })
    expect(restored.status).toBe(200)
    expect(await dayOf(anne, tuesday)).toMatchObject({ isAbsent: false, shifts: [{ hours: { from: '10:00' } }] })
    await post('rosters/restore', { kind: 'practitioner', id: anne, revision: 1 })
    expect((await dayOf(anne, tuesday)).shifts[0].hours.from).toBe('08:00')
  })

  it('are for those who plan there: another clinic and one that does not exist get the same answer', async () => {
    const elsewhere = await signInStaff(api, 'manager', { clinics: ['lysaker'], email: 'other@innom.example' })
    const body = { clinic: 'bislett', seen: await seen(), change: shifts(tuesday, '08:00', '10:00') }
    const answers = [
      await elsewhere.call('GET', `/api/staff/rosters?clinic=bislett&date=${monday}`),
      await elsewhere.call('GET', `/api/staff/rosters?clinic=nowhere&date=${monday}`),
      await elsewhere.call('POST', '/api/staff/rosters', { body }),
      await elsewhere.call('POST', '/api/staff/rosters', { body: { ...body, clinic: 'nowhere' } }),
      await elsewhere.call('GET', `/api/staff/rosters/history?clinic=lysaker&kind=clinic&id=bislett`),
      await elsewhere.call('GET', '/api/staff/affected?clinic=bislett'),
      await elsewhere.call('POST', '/api/staff/affected/ABCDEFGH/keep'),
    ]
    expect(answers.map((it) => [it.status, it.body.code])).toEqual(answers.map(() => [403, 'forbidden']))
  })

  it('reach every open window', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    const response = await fetch(`${address}/api/staff/events?clinic=bislett`, {
      headers: { cookie: manager.cookie },
      signal: stop.signal,
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    await change(shifts(tuesday, '10:00', '14:00'))
    let text = ''
    while (!text.includes('event: reset')) text += (await reader.read()).value
    stop.abort()
  })
})
