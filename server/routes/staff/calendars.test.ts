import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { readAccessOf } from '#database/staff/access-log.ts'
import { inviteMember, revokeMember } from '#database/staff/members.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { bearer, findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'

const clinic = 'bislett'

/** Entries as two programs read them that we did not write; they have to agree. */
function readEntries(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const entries = calendar.getAllSubcomponents('vevent').map((it) => {
    const event = new ICAL.Event(it)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
    }
  })
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((it) => (it?.type === 'VEVENT' ? [it] : []))
  expect(others.map(({ uid, start }) => [uid, new Date(start).toISOString()]).sort()).toEqual(
    entries.map(({ uid, start }) => [uid, start]).sort(),
  )
  return entries
}

describe.each(engines)('a practitioner’s calendar, on %s', (_, open) => {
  const test = apiForEachTest(open)

  async function book(date = '2026-11-10', place = 0) {
    const slot = (await findSlotIds(test.api, date))[place]!
    const phone = newPhone()
    const { status, body } = await placeOrder(test.api, orderFor(slot, phone, provePhone(test.api, phone)))
    expect(status).toBe(201)
    return { ...(body as { reference: string; token: string }), phone, practitioner: body.practitioner.id as string }
  }
  const doctorFor = (practitioner: string) => signInStaff(test.api, 'practitioner', { practitioner })
  async function make(browser: StaffBrowser, practitioner: string) {
    const { status, body } = await browser.call('POST', '/api/staff/calendars', {
      body: { clinic, practitioner, locale: 'en' },
    })
    expect(status).toBe(200)
    const { pathname } = new URL(body.address)
    expect(pathname).toMatch(/^\/api\/calendars\/practitioner-[\w-]{43}\.ics$/)
    return pathname
  }
  const name = (browser: StaffBrowser, practitioner: string, showsNames: boolean) =>
    browser.call('PATCH', '/api/staff/calendars', { body: { clinic, practitioner, showsNames } })
  const read = async (path: string) => {
    const { status, body } = await test.api.call('GET', path)
    expect(status).toBe(200)
    return { text: body as string, entries: readEntries(body) }
  }
  const looksAt = async (phone: string) =>
    (await readAccessOf(test.database, test.api.service.secrets.hash('phone', phone))).map(({ action, email }) => [
      action,
      email,
    ])

  it('says when and where they are booked, and nothing of whom and what for', async () => {
    const { reference, practitioner, phone } = await book()
    const path = await make(await doctorFor(practitioner), practitioner)
    const { text, entries } = await read(path)
    expect(entries).toEqual([
      expect.objectContaining({ summary: 'Booked', location: expect.stringContaining('Bislett'), sequence: 0 }),
    ])
    const desk = await signInStaff(test.api, 'receptionist')
    const { start, end } = (await desk.call('GET', `/api/staff/bookings/${reference}`)).body
    expect([entries[0]!.start, entries[0]!.end]).toEqual([start, end].map((it) => new Date(it).toISOString()))
    expect(text).not.toMatch(new RegExp(`Kari|Nordmann|lege|doctor|consult|${reference}|${phone.slice(1)}`, 'i'))
    expect(await looksAt(phone)).not.toContainEqual(['calendar', expect.anything()])
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('follows moves and cancellations as the same entry, and has a tag for as long as nothing changes', async () => {
    const booking = await book('2026-11-12')
    const path = await make(await doctorFor(booking.practitioner), booking.practitioner)
    const first = await read(path)
    const ask = (etag?: string) =>
      test.api.app.inject({ method: 'GET', url: path, headers: etag ? { 'if-none-match': etag } : {} })
    const etag = String((await ask()).headers.etag)
    test.api.clock.advance({ minutes: 50 })
    expect(await ask(etag)).toMatchObject({ statusCode: 304, body: '' })

    const mine = (await findSlotIds(test.api, '2026-11-12')).filter((it) => it.includes(booking.practitioner))
    const moved = await test.api.call('POST', `/api/bookings/${booking.reference}/move`, {
      body: { slot: mine.at(-1) },
      ...bearer(booking.token),
    })
    expect(moved.status).toBe(200)
    expect((await ask(etag)).statusCode).toBe(200)
    const second = await read(path)
    expect(second.entries).toEqual([expect.objectContaining({ uid: first.entries[0]!.uid, sequence: 1 })])
    expect(second.entries[0]!.start).not.toBe(first.entries[0]!.start)

    await test.api.call('POST', `/api/bookings/${booking.reference}/cancel`, { body: {}, ...bearer(booking.token) })
    expect((await read(path)).entries).toEqual([])
  })

  it('reaches two weeks back and eight ahead', async () => {
    const { practitioner } = await book()
    const path = await make(await doctorFor(practitioner), practitioner)
    const count = async () => (await read(path)).entries.length
    test.api.clock.advance({ hours: 14 * 24 })
    expect(await count()).toBe(1)
    test.api.clock.advance({ hours: 2 * 24 })
    expect(await count()).toBe(0)
    test.api.clock.set(Temporal.Instant.from('2026-09-14T08:00:00Z'))
    expect(await count()).toBe(0)
    test.api.clock.advance({ hours: 2 * 24 })
    expect(await count()).toBe(1)
  })

  it('has one entry for a class, however many come', async () => {
    for (let n = 0; n < 2; n++) {
      const phone = newPhone()
      const { slot: _slot, ...order } = orderFor('', phone, provePhone(test.api, phone))
      const body = { ...order, treatment: 'mindfulness-course', group: 'mindfulness-2026-11-24' }
      expect((await placeOrder(test.api, body)).status).toBe(201)
    }
    const group = test.api.service.facts.groups.find(({ id }) => id === 'mindfulness')!
    const manager = await signInStaff(test.api, 'manager')
    const path = await make(manager, group.leader)
    await name(manager, group.leader, true)
    const { text, entries } = await read(path)
    expect(entries.length).toBeGreaterThan(1)
    expect(new Set(entries.map(({ start }) => start)).size).toBe(entries.length)
    expect(new Set(entries.map(({ summary }) => summary))).toEqual(new Set(['Booked']))
    expect(text).not.toMatch(/kari|mindful/i)
  })

  it('has names once the manager of the clinic allows it, never the treatment, and each look is in the log once a day', async () => {
    const { practitioner, phone } = await book()
    const doctor = await doctorFor(practitioner)
    const path = await make(doctor, practitioner)
    expect((await name(doctor, practitioner, true)).body.code).toBe('forbidden')
    const manager = await signInStaff(test.api, 'manager')
    expect((await name(manager, practitioner, true)).body).toEqual({ showsNames: true })
    const { text, entries } = await read(path)
    expect(entries[0]!.summary).toBe('Kari Nordmann')
    expect(text).not.toMatch(/consult|hals|description/i)
    await read(path)
    const look = ['calendar', 'practitioner@innom.example']
    expect(await looksAt(phone)).toEqual([look])
    test.api.clock.advance({ hours: 24, seconds: 1 })
    await read(path)
    expect(await looksAt(phone)).toEqual([look, look])
    const fresh = await signInStaff(test.api, 'manager')
    await name(fresh, practitioner, false)
    expect((await read(path)).entries[0]!.summary).toBe('Booked')
  })

  it('is renewed and taken away: an old address is like one that never was', async () => {
    const { practitioner } = await book()
    const doctor = await doctorFor(practitioner)
    const old = await make(doctor, practitioner)
    const next = await make(doctor, practitioner)
    const status = async (path: string) => (await test.api.call('GET', path)).status
    expect([await status(old), await status(next)]).toEqual([404, 200])
    const [mine] = (await doctor.call('GET', `/api/staff/calendars?clinic=${clinic}`)).body.calendars
    expect(mine).toMatchObject({
      practitioner: { id: practitioner },
      madeAt: expect.any(String),
      madeBy: 'practitioner@innom.example',
      showsNames: false,
    })
    expect(JSON.stringify(mine)).not.toContain(next.slice(30, 60))
    const body = { clinic, practitioner }
    expect((await doctor.call('POST', '/api/staff/calendars/revoke', { body })).status).toBe(200)
    expect((await doctor.call('POST', '/api/staff/calendars/revoke', { body })).body.code).toBe('other-state')
    expect(await status(next)).toBe(404)
    expect(await status(`/api/calendars/practitioner-${'A'.repeat(43)}.ics`)).toBe(404)
  })

  it('ends with the access of whoever made it, and with their right to it: for good, also when they are invited back', async () => {
    const { practitioner } = await book()
    const signIn = () => signInStaff(test.api, 'manager', { email: 'boss@innom.example' })
    const status = async (path: string) => (await test.api.call('GET', path)).status
    const invite = (changes: object) =>
      inviteMember(
        test.database,
        { email: 'boss@innom.example', role: 'manager', clinics: [clinic], practitioner: null, ...changes },
        'test',
        test.api.clock.now(),
      )
    const endings = [
      () => invite({ clinics: ['okern'] }),
      () => invite({ role: 'receptionist' }),
      () => invite({ role: 'practitioner', practitioner: 'somebody-else' }),
      () => revokeMember(test.database, 'boss@innom.example', 'test', test.api.clock.now()),
    ]
    for (const end of endings) {
      const path = await make(await signIn(), practitioner)
      // What takes nothing away ends nothing.
      await invite({ clinics: [clinic, 'okern'] })
      expect(await status(path)).toBe(200)
      await end()
      expect(await status(path)).toBe(404)
      await invite({})
      expect(await status(path)).toBe(404)
      const listed = (await (await signIn()).call('GET', `/api/staff/calendars?clinic=${clinic}`)).body.calendars
      expect(listed.map((it: { madeAt: string | null }) => it.madeAt)).toEqual(listed.map(() => null))
    }
  })

  it('ends with the practitioner’s access, also where a manager has made it for them; a colleague’s stays', async () => {
    const { practitioner } = await book()
    await doctorFor(practitioner)
    const manager = await signInStaff(test.api, 'manager')
    const listed = (await manager.call('GET', `/api/staff/calendars?clinic=${clinic}`)).body.calendars
    const colleague = listed
      .map((it: { practitioner: { id: string } }) => it.practitioner.id)
      .find((it: string) => it !== practitioner)
    const [theirs, other] = [await make(manager, practitioner), await make(manager, colleague)]
    await revokeMember(test.database, 'practitioner@innom.example', 'test', test.api.clock.now())
    expect((await test.api.call('GET', theirs)).status).toBe(404)
    expect((await test.api.call('GET', other)).status).toBe(200)
    await revokeMember(test.database, 'nobody@innom.example', 'test', test.api.clock.now())
    expect((await test.api.call('GET', other)).status).toBe(200)
  })

  it('is nobody else’s: not a colleague’s, not another clinic’s, not of somebody who is none of its practitioners', async () => {
    const { practitioner } = await book()
    const other = await signInStaff(test.api, 'practitioner', {
      practitioner: 'somebody-else',
      email: 'b@innom.example',
    })
    const elsewhere = await signInStaff(test.api, 'manager', { clinics: ['okern'], email: 'okern@innom.example' })
    const manager = await signInStaff(test.api, 'manager')
    const body = { clinic, practitioner }
    const tries = [
      await other.call('POST', '/api/staff/calendars', { body }),
      await other.call('POST', '/api/staff/calendars', { body: { clinic, practitioner: 'somebody-else' } }),
      await other.call('POST', '/api/staff/calendars/revoke', { body }),
      await elsewhere.call('POST', '/api/staff/calendars', { body }),
      await elsewhere.call('PATCH', '/api/staff/calendars', { body: { ...body, showsNames: true } }),
      await manager.call('POST', '/api/staff/calendars', { body: { clinic, practitioner: 'nobody' } }),
    ]
    expect(tries.map((it) => it.body.code)).toEqual(tries.map(() => 'forbidden'))
    expect((await other.call('GET', `/api/staff/calendars?clinic=${clinic}`)).body.calendars).toEqual([])
    const listed = (await manager.call('GET', `/api/staff/calendars?clinic=${clinic}`)).body.calendars
    expect(listed.length).toBeGreaterThan(1)
  })

  it('is made and opened to names only shortly after a sign-in', async () => {
    const { practitioner } = await book()
    const manager = await signInStaff(test.api, 'manager')
    test.api.clock.advance({ minutes: 11 })
    const body = { clinic, practitioner }
    expect((await manager.call('POST', '/api/staff/calendars', { body })).body.code).toBe('sign-in-again')
    expect((await name(manager, practitioner, true)).body.code).toBe('sign-in-again')
  })
})
