import { describe, expect, it } from 'vitest'
import { engines } from '#database/testing/engines.ts'
import { groupsAnswer } from '#domain/api/read-answers.ts'
import { rostersOf } from '#domain/rosters/roster.ts'
import { readMonthUse } from '../../partners/month-use.ts'
import { changeRosters } from '../../rosters/change-rosters.ts'
import { rosterOperations } from '../../rosters/roster-operations.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { registerKiosk } from '../../testing/kiosk.ts'
import { bearer, newAddress, newPhone, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'

const course = 'mindfulness-2026-11-24'
const webinar = 'sleep-2026-11-26'
const planner = { actor: 'staff', channel: 'command', who: 'planner' } as const

describe.each(engines)('classes, courses and webinars, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const orderOf = (group: string, changes: object = {}, phone = newPhone()) => {
    const { slot: _, ...order } = orderFor('', phone, provePhone(test.api, phone))
    const treatment = group.startsWith('sleep') ? 'sleep-webinar' : 'mindfulness-course'
    return { ...order, treatment, group, ...changes }
  }
  const book = (group: string, changes: object = {}, phone?: string) =>
    placeOrder(test.api, orderOf(group, changes, phone))
  const list = async (query = '') => groupsAnswer.parse((await test.api.call('GET', `/api/groups${query}`)).body).groups
  const hold = (body: object, headers = newAddress()) => test.api.call('POST', '/api/holds', { body, headers })
  const messagesTo = async (phone: string): Promise<string[]> => {
    await test.api.service.jobs.drain()
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const callOff = async (id: string, cancelled: string[]) => {
    const { groups } = rostersOf(test.api.service.schedules.planned())
    const changed = new Map([[id, { ...groups.get(id)!, cancelled }]])
    return changeRosters(test.api.service, { practitioners: new Map(), clinics: new Map(), groups: changed }, planner)
  }

  it('are told with their dates, leader, price and free places, and without the link', async () => {
    const groups = await list()
    expect(groups.map((it) => it.id)).toEqual([
      course,
      webinar,
      'sleep-2026-12-24',
      'mindfulness-2027-01-19',
      'sleep-2027-01-21',
    ])
    expect(groups[0]).toMatchObject({
      treatment: 'mindfulness-course',
      clinic: 'bislett',
      leader: { id: 'dina-psykolog', name: 'Dina Psykolog' },
      price: 2400,
      datePrice: 700,
      places: 3,
      free: 3,
    })
    expect(groups[0]!.dates[0]).toEqual({
      start: '2026-11-24T17:30:00+01:00',
      end: '2026-11-24T19:00:00+01:00',
      free: 3,
    })
    expect(groups[1]).toMatchObject({ clinic: null, price: 250, free: 100 })
    expect(JSON.stringify(groups)).not.toContain('meet.innom')
    expect((await list('?treatment=mindfulness-course&partner=tinde'))[0]!.price).toBe(2000)
    expect(await list('?clinic=okern')).toEqual([])
    expect((await test.api.call('GET', '/api/groups?treatment=gp-consultation')).status).toBe(404)
  })

  const nextOf = async (treatment: string) =>
    (await test.api.call('GET', `/api/clinics?treatment=${treatment}`)).body.clinics.map(
      (it: { id: string; today: { nextFree: string } }) => [it.id, it.today.nextFree],
    )

  it('tell pages when they can next be joined: the next run, or the next date that has a place', async () => {
    expect(await nextOf('sleep-webinar')).toEqual([['bislett', '2026-11-26T19:00:00+01:00']])
    expect(await nextOf('mindfulness-course')).toEqual([['bislett', '2026-11-24T17:30:00+01:00']])
    for (let n = 0; n < 3; n++) await book(course, { date: '2026-11-24' })
    expect(await nextOf('mindfulness-course')).toEqual([['bislett', '2026-12-01T17:30:00+01:00']])
    for (let n = 0; n < 3; n++) await book(course, { date: '2026-12-01' })
    expect(await nextOf('mindfulness-course')).toEqual([['bislett', '2026-12-08T17:30:00+01:00']])
  })

  it('are booked as a whole, with every date in the answer and in the calendar', async () => {
    const booked = await book(course)
    expect(booked.status).toBe(201)
    expect(booked.body).toMatchObject({
      start: '2026-11-24T17:30:00+01:00',
      end: '2026-12-15T19:00:00+01:00',
      price: 2400,
      group: { id: course, isSeries: true, isOnline: false, cancellationHours: 72 },
    })
    expect(booked.body.group.dates).toHaveLength(4)
    const { reference, token } = booked.body
    const calendar = await test.api.call('GET', `/api/bookings/${reference}/calendar.ics`, bearer(token))
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(4)
    expect(new Set(calendar.body.match(/^UID:.*$/gm)).size).toBe(4)
    expect((await list())[0]!.free).toBe(2)
  })

  it('are full when the last place is gone, and say so', async () => {
    for (let n = 0; n < 3; n++) expect((await book(course)).status).toBe(201)
    const late = await book(course)
    expect([late.status, late.body.code, late.body.title]).toEqual([
      409,
      'group-full',
      'Sorry, there is no place left. Please choose another date.',
    ])
    expect((await hold({ group: course })).body.code).toBe('group-full')
    expect((await list())[0]).toMatchObject({ free: 0 })
  })

  it('can be held while somebody types, and have one place less for others', async () => {
    const held = await hold({ group: course })
    expect(held.status).toBe(201)
    expect((await list())[0]!.free).toBe(2)
    const cookie = String(held.headers['set-cookie']).split(';')[0]!
    expect((await hold({ group: course }, { cookie })).body.id).toBe(held.body.id)
    expect((await book(course, { hold: held.body.id })).status).toBe(201)
    expect((await list())[0]!.free).toBe(2)
  })

  it('are sold for one date where that is allowed, at its own price', async () => {
    const one = await book(course, { date: '2026-12-01' })
    expect(one.body).toMatchObject({ price: 700, start: '2026-12-01T17:30:00+01:00', group: { isSeries: false } })
    const [first] = await list()
    expect(first!.dates.map((it) => it.free)).toEqual([3, 2, 3, 3])
    expect(first!.free).toBe(2)
    expect((await book(webinar)).status).toBe(404)
    expect((await book(webinar, { date: '2026-11-26' })).status).toBe(201)
  })

  it('cost the members of a partner its own price, for one date too, and are so in its statement', async () => {
    const partner = { kind: 'corporate', id: 'tinde', campaign: 'autumn', department: 'sales', costCenter: 'K-42' }
    expect((await list('?treatment=mindfulness-course&partner=tinde'))[0]).toMatchObject({
      price: 2000,
      datePrice: 600,
    })
    expect((await book(course, { partner })).body.price).toBe(2000)
    expect((await book(course, { partner, date: '2026-12-01' })).body.price).toBe(600)
    const readUse = (month: string) => readMonthUse(test.api.service, 'tinde', Temporal.PlainYearMonth.from(month))
    const one = { costCenter: 'K-42', visits: 1, people: 1 }
    expect(await readUse('2026-11')).toEqual([{ ...one, amount: 2000 }])
    expect(await readUse('2026-12')).toEqual([{ ...one, amount: 600 }])
  })

  it.each([
    ['neither a slot nor a group', { group: undefined }, 'slot'],
    ['both', { slot: 'gp-consultation.bislett.anne-lege.abc' }, 'group'],
    ['another treatment', { treatment: 'sleep-webinar' }, 'group'],
  ])('are refused with %s', async (_, changes, field) => {
    const reply = await book(course, changes)
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, [field]])
  })

  it('cannot be moved, and are cancelled as one until their own limit', async () => {
    const { reference, token } = (await book(course)).body
    const read = () => test.api.call('GET', `/api/bookings/${reference}`, bearer(token))
    expect((await read()).body.changeableUntil).toBe('2026-11-21T17:30:00+01:00')
    const moved = await test.api.call('POST', `/api/bookings/${reference}/move`, {
      body: { slot: 'gp-consultation.bislett.anne-lege.abc' },
      ...bearer(token),
    })
    expect(moved.status).toBe(422)
    test.api.clock.advance({ hours: 24 * 13 })
    expect((await read()).body.fee).toBe(2400)
    const cancelled = await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    expect(cancelled.body).toMatchObject({ state: 'cancelled', fee: 2400 })
    expect((await list())[0]!.free).toBe(3)
  })

  it('send a message at once and before each date, with the link of what is online', async () => {
    const phone = newPhone()
    const { reference } = (await book(course, {}, phone)).body
    expect((await messagesTo(phone))[0]).toContain('4 dates, the first on Tuesday')
    const { rows } = await test.database.run<{ key: string }>({
      text: "select key from jobs where kind = 'reminder' and reference = $1 order by run_at",
      values: [reference],
    })
    expect(rows).toHaveLength(4)
    test.api.clock.set(Temporal.Instant.from('2026-11-21T15:00:00Z'))
    expect((await messagesTo(phone))[0]).toContain('A reminder that you have an appointment on Tuesday 24 November')
    const other = newPhone()
    await book(webinar, { date: '2026-11-26' }, other)
    expect((await messagesTo(other))[0]).toContain('https://meet.innom.example/q7ht-4mzx')
    test.api.clock.set(Temporal.Instant.from('2026-11-24T15:30:00Z'))
    expect((await messagesTo(phone))[0]).toContain('You have an appointment on Tuesday 24 November')
    test.api.clock.set(Temporal.Instant.from('2026-11-26T17:00:00Z'))
    expect((await messagesTo(other))[0]).toContain('We meet online on Thursday 26 November')
    test.api.clock.set(Temporal.Instant.from('2026-12-01T15:30:00Z'))
    expect((await messagesTo(phone))[0]).toContain('You have an appointment on Tuesday 1 December')
  })

  it('send the link of what is online by mail too, to who gave an address, without anything that opens the booking', async () => {
    const mails = async () => {
      await test.api.service.jobs.drain()
      const { messages } = (await test.api.call('GET', '/api/dev/outbox')).body
      return messages.filter((it: object) => 'email' in it)
    }
    const order = orderOf(webinar, { date: '2026-11-26' })
    const { name, email } = order.patient
    const { reference, token } = (await placeOrder(test.api, order)).body
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ email, subject: `The link to your place (${reference})` })
    expect(mail.text).toContain('We meet online on Thursday 26 November')
    expect(mail.text).toContain('https://meet.innom.example/q7ht-4mzx')
    for (const secret of [token, name, 'sleep-webinar', 'Webinar', '/my-appointment/', '/min-time/'])
      expect(mail.text).not.toContain(secret)
    // Nobody else gets one: not without an address, and not for what is held at a clinic.
    const another = orderOf(webinar, { date: '2026-11-26' })
    const booked = await placeOrder(test.api, { ...another, patient: { ...another.patient, email: null } })
    expect([booked.status, (await book(course)).status]).toEqual([201, 201])
    expect(await mails()).toHaveLength(1)
  })

  it('tell everybody of a date that is called off, once, and keep the others', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const whole = (await book(course, {}, phone)).body
    const one = (await book(course, { date: '2026-12-01' }, other)).body
    const outcome = await callOff('mindfulness', ['2026-12-01'])
    expect(outcome).toMatchObject({ outcome: 'changed', calledOff: 2 })
    expect(await callOff('mindfulness', ['2026-12-01'])).toMatchObject({ calledOff: 0 })
    expect((await messagesTo(phone)).filter((it) => it.includes('call off'))).toHaveLength(1)
    expect((await messagesTo(other)).find((it) => it.includes('call off'))).toContain('You pay nothing')
    const read = (it: typeof whole) => test.api.call('GET', `/api/bookings/${it.reference}`, bearer(it.token))
    expect((await read(whole)).body).toMatchObject({
      state: 'booked',
      group: { dates: [{}, { cancelled: true }, {}, {}] },
    })
    expect((await read(one)).body).toMatchObject({ state: 'cancelled', fee: 0 })
    expect((await list())[0]!.dates[1]).toMatchObject({ cancelled: true, free: 0 })
    expect((await book(course, { date: '2026-12-01' })).body.code).toBe('group-full')
  })

  it('are offered from the first date that is held, and not at all where every date is called off', async () => {
    const dates = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']
    await callOff('mindfulness', dates.slice(0, 1))
    expect(await nextOf('mindfulness-course')).toEqual([['bislett', '2026-12-01T17:30:00+01:00']])
    expect((await list())[0]).toMatchObject({ id: course, free: 3, dates: [{ cancelled: true }, {}, {}, {}] })
    expect((await book(course)).body.start).toBe('2026-12-01T17:30:00+01:00')

    await callOff('mindfulness', dates)
    expect(await nextOf('mindfulness-course')).toEqual([['bislett', '2027-01-19T17:30:00+01:00']])
    expect((await list('?treatment=mindfulness-course')).map((it) => it.id)).toEqual(['mindfulness-2027-01-19'])
    expect((await book(course)).body.code).toBe('group-full')
  })

  it('are listed for the operator when their leader is away, until the date is called off', async () => {
    const phone = newPhone()
    await book(course, {}, phone)
    const { service } = test.api
    const { practitioners } = rostersOf(service.schedules.planned())
    const dina = { ...practitioners.get('dina-psykolog')!, absences: [{ from: '2026-12-01', to: '2026-12-01' }] }
    const away = { practitioners: new Map([['dina-psykolog', dina]]), clinics: new Map(), groups: new Map() }
    const date = { group: 'mindfulness', date: '2026-12-01', reason: 'absent', people: 1 }
    const { affected, callOff } = rosterOperations
    expect(await changeRosters(service, away, planner, { dryRun: true })).toMatchObject({ dates: [date] })
    expect((await affected.run(service)).dates).toEqual([])
    expect(await changeRosters(service, away, planner)).toMatchObject({ dates: [date], calledOff: 0 })
    expect(await affected.run(service)).toMatchObject({ affected: [], dates: [date] })

    const order = { group: 'mindfulness', date: '2026-12-01', dryRun: false, who: 'planner' }
    expect(await callOff.run(service, order)).toMatchObject({ calledOff: 1, dates: [] })
    expect((await affected.run(service)).dates).toEqual([])
    expect((await messagesTo(phone)).filter((it) => it.includes('call off'))).toHaveLength(1)
    await expect(callOff.run(service, { ...order, date: '2026-12-02' })).rejects.toThrow('no date to come')
    await expect(callOff.run(service, { ...order, group: 'yoga' })).rejects.toThrow("no group 'yoga'")
  })

  it('keep the hour that people have booked until the operator, who is told which dates, calls them off', async () => {
    const { service } = test.api
    await book(course, { date: '2026-12-01' })
    const order = { format: 'yaml', dryRun: false, who: 'planner' } as const
    const { text } = await rosterOperations.export.run(service, order)
    const later = { ...order, text: text.replace(/at: .?17:30.?/, "at: '18:00'") }
    const { import: replace, callOff } = rosterOperations
    await expect(replace.run(service, { ...later, dryRun: true })).rejects.toThrow(
      'mindfulness 2026-12-01 (booked by 1)',
    )
    await expect(replace.run(service, later)).rejects.toThrow('Call them off first')
    expect((await list())[0]!.dates[0]!.start).toBe('2026-11-24T17:30:00+01:00')
    await callOff.run(service, { group: 'mindfulness', date: '2026-12-01', dryRun: false, who: 'planner' })
    expect(await replace.run(service, later)).toMatchObject({ outcome: 'changed' })
    expect((await list())[0]!.dates[0]!.start).toBe('2026-11-24T18:00:00+01:00')
  })

  it('let somebody check in on each of their dates', async () => {
    const { cookie } = await registerKiosk(test.api)
    const { reference, token } = (await book(course)).body
    const { ticket } = (await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))).body
    const checkIn = () =>
      test.api.call('POST', '/api/check-ins', { body: { clinic: 'bislett', ticket }, headers: { cookie } })
    expect((await checkIn()).body.code).toBe('too-early')
    test.api.clock.advance({ hours: 24 * 15 + 8 })
    expect((await checkIn()).body).toMatchObject({ start: '2026-11-24T17:30:00+01:00' })
    expect((await checkIn()).body.code).toBe('already-arrived')
    test.api.clock.advance({ hours: 24 * 7 })
    expect((await checkIn()).body).toMatchObject({ start: '2026-12-01T17:30:00+01:00' })
  })
})
