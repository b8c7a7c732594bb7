import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAccessOf } from '#database/staff/access-log.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { type StaffBrowser, signInStaff } from '../../testing/staff.ts'
import { mondayMorning, openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bearer, bookSlot, findSlotIds, newAddress } from '../../testing/visit.ts'

const tuesday = '2026-11-10'

describe.each(engines)('a booking that the desk changes, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  let desk: StaffBrowser
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
    desk = await signInStaff(api, 'receptionist')
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  interface Booked {
    reference: string
    token: string
    phone: string
    slot: string
    practitioner: string
  }
  const book = async (date = tuesday): Promise<Booked> => {
    const [slot] = await findSlotIds(api, date)
    const { body, phone } = await bookSlot(api, slot!)
    await api.service.jobs.drain()
    return { ...body, phone, slot: slot!, practitioner: body.practitioner.id }
  }
  const change = (browser: StaffBrowser, { reference }: Booked, body: object) =>
    browser.call('PATCH', `/api/staff/bookings/${reference}`, { body })
  const undo = (browser: StaffBrowser, { reference }: Booked, change: string) =>
    browser.call('POST', `/api/staff/bookings/${reference}/undo`, { body: { change } })
  const read = async ({ reference, token }: Booked) =>
    (await api.call('GET', `/api/bookings/${reference}`, bearer(token))).body
  const messagesTo = async ({ phone }: Booked): Promise<string[]> => {
    const { body } = await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const hold = async (slot: string) =>
    (await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })).status
  const pass = async (seconds: number) => {
    api.clock.advance({ seconds })
    await api.service.jobs.drain()
  }
  const otherTime = async ({ practitioner, slot }: Booked, date = tuesday) =>
    (await findSlotIds(api, date)).find((it) => it.includes(practitioner) && it !== slot)!

  it('is cancelled after ten seconds, with the reason, and its patient is told once', async () => {
    const booked = await book()
    const { status, body } = await change(desk, booked, { state: 'cancelled', reason: 'patient-asked' })
    expect(status).toBe(200)
    expect(body.pending).toMatchObject({ kind: 'cancel', reason: 'patient-asked', problem: null, to: null })
    await pass(9)
    expect([await hold(booked.slot), (await read(booked)).state]).toEqual([409, 'booked'])
    expect(await messagesTo(booked)).toHaveLength(2)
    await pass(1)
    expect([await hold(booked.slot), (await read(booked)).state]).toEqual([201, 'cancelled'])
    await pass(60)
    expect((await messagesTo(booked)).filter((it) => it.includes('has been cancelled'))).toHaveLength(1)
    const { rows } = await test.database.run({
      text: "select b.cancellation_reason, a.actor, a.channel from bookings b join audit_events a using (reference) where a.event = 'cancelled'",
      values: [],
    })
    expect(rows).toEqual([{ cancellation_reason: 'patient-asked', actor: 'staff', channel: 'console' }])
  })

  it('is as it was after an undo: nobody is told, and nobody had its time', async () => {
    const booked = await book()
    const to = await otherTime(booked)
    let last = ''
    for (const wish of [{ state: 'cancelled', reason: 'other' }, { slot: to }]) {
      const { body } = await change(desk, booked, wish)
      expect(body.pending.id).toBe(body.planned)
      last = body.planned
      await pass(5)
      expect((await undo(desk, booked, last)).body).toMatchObject({ pending: null, state: 'booked' })
      await pass(120)
      expect(await read(booked)).toMatchObject({ state: 'booked', revision: 0 })
    }
    expect(await hold(to)).toBe(201)
    expect(await messagesTo(booked)).toHaveLength(2)
    expect((await undo(desk, booked, last)).body.code).toBe('other-state')
  })

  it('keeps what a colleague asked for when somebody takes back what it has replaced', async () => {
    const booked = await book()
    const to = await otherTime(booked)
    const colleague = await signInStaff(api, 'manager')
    const mine = (await change(desk, booked, { slot: to })).body.planned
    const theirs = (await change(colleague, booked, { state: 'cancelled', reason: 'patient-asked' })).body.planned
    expect((await undo(desk, booked, mine)).body.code).toBe('other-state')
    const { pending } = (await desk.call('GET', `/api/staff/bookings/${booked.reference}`)).body
    expect(pending).toMatchObject({ id: theirs, kind: 'cancel', problem: null })
    expect(await hold(to)).toBe(201)
    await pass(10)
    expect((await read(booked)).state).toBe('cancelled')
  })

  it('is as it was before both changes when the one that replaced the other is taken back', async () => {
    const booked = await book()
    const mine = (await change(desk, booked, { slot: await otherTime(booked) })).body.planned
    const next = (await change(desk, booked, { state: 'cancelled', reason: 'other' })).body.planned
    expect((await undo(desk, booked, next)).body.pending).toBeNull()
    expect((await undo(desk, booked, mine)).body.code).toBe('other-state')
    await pass(20)
    expect(await read(booked)).toMatchObject({ state: 'booked', revision: 0 })
  })

  it('is not taken back by the id of another booking’s change', async () => {
    const [booked, other] = [await book(), await book()]
    const { planned } = (await change(desk, booked, { state: 'cancelled', reason: 'other' })).body
    expect((await undo(desk, other, planned)).body.code).toBe('other-state')
    await pass(10)
    expect((await read(booked)).state).toBe('cancelled')
  })

  it('is moved after ten seconds; until then both times are nobody else’s', async () => {
    const booked = await book()
    const to = await otherTime(booked)
    const { body } = await change(desk, booked, { slot: to })
    expect(body.pending).toMatchObject({ kind: 'move', to: { clinic: 'bislett', practitioner: booked.practitioner } })
    expect([await hold(booked.slot), await hold(to)]).toEqual([409, 409])
    await pass(10)
    expect((await read(booked)).start).toBe(body.pending.to.start)
    expect([await hold(booked.slot), await hold(to)]).toEqual([201, 409])
    await pass(61)
    expect((await messagesTo(booked)).filter((it) => it.includes('has been moved'))).toHaveLength(1)
  })

  it('is moved to the time that was chosen last', async () => {
    const booked = await book()
    const [first, second] = (await findSlotIds(api, tuesday)).filter((it) => it.includes(booked.practitioner))
    await change(desk, booked, { slot: first })
    const { body } = await change(desk, booked, { slot: second })
    expect(await hold(first!)).toBe(201)
    await pass(10)
    expect((await read(booked)).start).toBe(body.pending.to.start)
  })

  it('shows on the day what is about to become of it, and is given no other state meanwhile', async () => {
    const booked = await book('2026-11-09')
    await change(desk, booked, { state: 'cancelled', reason: 'clinic-mistake' })
    const { body } = await desk.call('GET', '/api/staff/day?clinic=bislett&date=2026-11-09')
    const [visit] = body.practitioners.flatMap((it: { bookings: object[] }) => it.bookings)
    expect(visit).toMatchObject({ state: 'booked', pending: { kind: 'cancel' }, next: [] })
    expect((await change(desk, booked, { state: 'arrived' })).body.code).toBe('other-state')
  })

  it('stays as its patient has changed it meanwhile, and the desk is told', async () => {
    const booked = await book()
    const [mine, theirs] = (await findSlotIds(api, tuesday)).filter((it) => it.includes(booked.practitioner))
    await change(desk, booked, { slot: mine })
    const move = { ...bearer(booked.token), body: { slot: theirs } }
    expect((await api.call('POST', `/api/bookings/${booked.reference}/move`, move)).status).toBe(200)
    await pass(10)
    const { body } = await desk.call('GET', `/api/staff/bookings/${booked.reference}`)
    expect(body.pending).toMatchObject({ kind: 'move', problem: 'other-state' })
    expect(await hold(mine!)).toBe(201)
    expect((await undo(desk, booked, body.pending.id)).body.pending).toBeNull()
  })

  it('keeps what a colleague has just asked for when the next wish cannot be met', async () => {
    const booked = await book()
    const taken = await book()
    const to = await otherTime(booked)
    await change(desk, booked, { slot: to })
    const colleague = await signInStaff(api, 'manager')
    expect((await change(colleague, booked, { slot: taken.slot })).body.code).toBe('slot-taken')
    expect((await change(colleague, booked, { slot: 'gp-consultation.bislett.anne-lege.x' })).status).toBe(422)
    const { body } = await desk.call('GET', `/api/staff/bookings/${booked.reference}`)
    expect(body.pending).toMatchObject({ kind: 'move', problem: null })
    expect(await hold(to)).toBe(409)
    await pass(10)
    expect((await read(booked)).start).toBe(body.pending.to.start)
  })

  it('is moved once by a double click, and both are told the same', async () => {
    const booked = await book()
    const to = await otherTime(booked)
    const both = await Promise.all([change(desk, booked, { slot: to }), change(desk, booked, { slot: to })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await pass(6)
    const again = await change(desk, booked, { slot: to })
    expect(new Set([...both, again].map(({ body }) => body.planned)).size).toBe(1)
    // Whoever asked last has the whole time to take it back.
    await pass(6)
    expect(await read(booked)).toMatchObject({ revision: 0 })
    await pass(4)
    expect(await read(booked)).toMatchObject({ revision: 1 })
    await pass(61)
    expect((await messagesTo(booked)).filter((it) => it.includes('has been moved'))).toHaveLength(1)
  })

  it('is cancelled once by a double click, and undone once by another', async () => {
    const booked = await book()
    const cancel = () => change(desk, booked, { state: 'cancelled', reason: 'other' })
    const [one, two] = await Promise.all([cancel(), cancel()])
    expect(one.body.planned).toBe(two.body.planned)
    const undone = await Promise.all([1, 2].map(() => undo(desk, booked, one.body.planned)))
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409])
    await pass(10)
    expect(await read(booked)).toMatchObject({ state: 'booked', revision: 0 })
  })

  it('costs nothing where the clinic is at fault, whoever says so, and the log says who did', async () => {
    const late = await book()
    api.clock.advance({ hours: 12 })
    const doctor = await signInStaff(api, 'practitioner', { practitioner: late.practitioner })
    expect((await change(doctor, late, { state: 'cancelled', reason: 'clinic-mistake' })).status).toBe(200)
    await pass(10)
    expect(await read(late)).toMatchObject({ state: 'cancelled', fee: 0 })
    const looks = await readAccessOf(test.database, api.service.secrets.hash('phone', late.phone))
    expect(looks.map((it) => [it.email, it.action])).toEqual([['practitioner@innom.example', 'cancel clinic-mistake']])
    const { rows } = await test.database.run({ text: 'select cancellation_reason from bookings', values: [] })
    expect(rows).toEqual([{ cancellation_reason: 'clinic-mistake' }])
  })

  it('cannot be moved to a time that somebody has', async () => {
    const booked = await book()
    const taken = await book()
    expect((await change(desk, booked, { slot: taken.slot })).body.code).toBe('slot-taken')
    expect((await change(desk, booked, { slot: 'gp-consultation.bislett.anne-lege.x' })).status).toBe(422)
    expect((await desk.call('GET', `/api/staff/bookings/${booked.reference}`)).body.pending).toBeNull()
  })

  it('keeps to the clinic’s limit and fee, unless a manager overrules them, which is written down', async () => {
    const late = await book()
    api.clock.advance({ hours: 12 })
    const manager = await signInStaff(api, 'manager')
    const again = await signInStaff(api, 'receptionist')
    const to = await otherTime(late)
    expect((await change(again, late, { slot: to })).body.code).toBe('too-late')
    expect((await change(again, late, { slot: to, overrule: true })).body.code).toBe('forbidden')
    expect((await change(manager, late, { slot: to, overrule: true })).status).toBe(200)
    const looks = await readAccessOf(test.database, api.service.secrets.hash('phone', late.phone))
    expect(looks.map((it) => [it.email, it.action])).toEqual([['manager@innom.example', 'move, overruled']])
    const feeOf = async (body: object, browser: StaffBrowser) => {
      expect((await change(browser, late, { state: 'cancelled', ...body })).status).toBe(200)
      const { rows } = await test.database.run<{ fee: string }>({
        text: "select details->>'fee' as fee from pending_changes",
        values: [],
      })
      return Number(rows[0]?.fee)
    }
    expect(await feeOf({ reason: 'patient-asked' }, again)).toBe(895)
    expect(await feeOf({ reason: 'practitioner-ill' }, again)).toBe(0)
    expect(await feeOf({ reason: 'patient-asked', overrule: true }, manager)).toBe(0)
  })

  it('can be moved by a manager to a time whose lead time has passed, and by nobody into the past', async () => {
    const booked = await book()
    const times = async (browser: StaffBrowser, overrule: string) =>
      browser.call('GET', `/api/staff/times?clinic=bislett&treatment=gp-consultation&date=2026-11-09${overrule}`)
    const manager = await signInStaff(api, 'manager')
    const plain = (await times(manager, '')).body.slots
    const all = (await times(manager, '&overrule=true')).body.slots
    expect((await times(desk, '&overrule=true')).body.code).toBe('forbidden')
    expect(all.length).toBeGreaterThan(plain.length)
    expect((await change(manager, booked, { slot: all[0].id })).body.code).toBe('slot-taken')
    expect((await change(manager, booked, { slot: all[0].id, overrule: true })).status).toBe(200)
    await pass(10)
    expect((await read(booked)).start).toBe(all[0].start)
    api.clock.advance({ hours: 2 })
    const late = await signInStaff(api, 'manager')
    expect((await change(late, booked, { slot: booked.slot, overrule: true })).body.code).toBe('too-late')
    expect((await change(late, booked, { state: 'cancelled', reason: 'other', overrule: true })).body.code).toBe(
      'too-late',
    )
  })

  it('needs a reason, and one wish at a time', async () => {
    const booked = await book()
    const fields = async (body: object) => (await change(desk, booked, body)).body.fields
    expect(await fields({ state: 'cancelled' })).toHaveProperty('reason')
    expect(await fields({ state: 'arrived', slot: booked.slot })).toHaveProperty('slot')
  })

  it('goes to the practitioner’s own times alone, if they move it themselves', async () => {
    const booked = await book()
    const doctor = await signInStaff(api, 'practitioner', { practitioner: booked.practitioner })
    const slots = await findSlotIds(api, '2026-11-16')
    const others = slots.find((it) => !it.includes(booked.practitioner))!
    expect((await change(doctor, booked, { slot: others })).body.code).toBe('forbidden')
    const { body } = await doctor.call(
      'GET',
      `/api/staff/times?clinic=bislett&treatment=gp-consultation&date=${tuesday}`,
    )
    expect(new Set(body.slots.map((it: { practitioner: { id: string } }) => it.practitioner.id))).toEqual(
      new Set([booked.practitioner]),
    )
    expect((await change(doctor, booked, { slot: body.slots[0].id })).status).toBe(200)
  })

  it('is changed once by two processes, one of which was not there when it was asked for', async () => {
    const booked = await book()
    await change(desk, booked, { slot: await otherTime(booked) })
    await api.close()
    const [one, two] = [await openTestApi({ database: test.database }), await openTestApi({ database: test.database })]
    for (const it of [one, two]) it.clock.set(mondayMorning.add({ seconds: 80 }))
    await Promise.all([one.service.jobs.drain(), two.service.jobs.drain()])
    for (const it of [one, two]) it.clock.advance({ seconds: 80 })
    await Promise.all([one.service.jobs.drain(), two.service.jobs.drain()])
    api = one
    expect(await read(booked)).toMatchObject({ revision: 1 })
    expect((await messagesTo(booked)).filter((it) => it.includes('has been moved'))).toHaveLength(1)
    await two.close()
  })
})
