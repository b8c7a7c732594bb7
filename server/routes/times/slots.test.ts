import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { occupyForDemo } from '#database/bookings/demo-times.ts'
import { timeAt } from '#database/testing/bookings.ts'
import { openTestPostgres, type TestDatabase } from '#database/testing/engines.ts'
import { catalogueAnswer, clinicsAnswer, daysAnswer, slotsAnswer } from '#domain/api/read-answers.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { createMovingClock } from '../../testing/moving-clock.ts'
import { mondayMorning, openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bookSlot, findSlotIds, newAddress } from '../../testing/visit.ts'

const at = (query: string) => `/api/slots?treatment=gp-consultation&clinic=bislett&${query}`

describe('what can be booked', () => {
  const test = apiForEachTest()

  it('lists the times of a day with their part, and the next date', async () => {
    const { status, body, headers } = await test.api.call('GET', at('date=2026-11-10'))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const { slots, state, nextDate } = slotsAnswer.parse(body)
    expect(state).toBe('available')
    expect(nextDate).toBe('2026-11-11')
    expect(slots[0]).toMatchObject({ start: '2026-11-10T08:00:00+01:00', part: 'morning' })
    expect(slots.at(-1)).toMatchObject({ end: '2026-11-10T16:00:00+01:00', part: 'afternoon' })
  })

  it.each([
    ['date=2026-11-15', 'clinic-closed'],
    ['date=2026-11-23&practitioner=anne-lege', 'practitioner-closed'],
    ['date=2026-11-10&practitioner=cato-fysio', 'therapist-no-appointments'],
    ['date=2026-11-11&practitioner=cato-fysio', 'therapist-not-working'],
    ['date=2026-11-08', 'clinic-closed'],
    ['date=2025-01-07', 'doctor-no-appointments'],
  ])('says why there is nothing: %s', async (query, state) => {
    const { body } = await test.api.call('GET', at(query))
    expect(body).toMatchObject({ state, slots: [] })
  })

  it('says that a day is full once everything is booked, at the clinic and of the practitioner', async () => {
    await occupyForDemo(test.database, [timeAt('2026-11-10T07:20:00Z', 460, 'anne-lege')])
    const [last, ...none] = await findSlotIds(test.api, '2026-11-10')
    expect(none).toEqual([])
    expect((await bookSlot(test.api, last!)).status).toBe(201)
    expect((await test.api.call('GET', at('date=2026-11-10'))).body.state).toBe('clinic-fully-booked')
    const one = await test.api.call('GET', at('date=2026-11-10&practitioner=anne-lege'))
    expect(one.body.state).toBe('practitioner-fully-booked')
    const { body } = await test.api.call(
      'GET',
      '/api/days?treatment=gp-consultation&clinic=bislett&from=2026-11-10&to=2026-11-11',
    )
    expect(daysAnswer.parse(body).days.map((it) => it.state)).toEqual(['clinic-fully-booked', 'available'])
  })

  it('lists days for the date picker: two months at most', async () => {
    const days = async (query: string) => {
      const { body } = await test.api.call('GET', `/api/days?treatment=gp-consultation&clinic=bislett${query}`)
      return daysAnswer.parse(body).days
    }
    expect(await days('')).toHaveLength(62)
    expect((await days(''))[0]!.date).toBe('2026-11-09')
    expect(await days('&from=2026-01-01&to=2027-12-31')).toHaveLength(62)
    expect(await days('&from=2026-11-10&to=2026-11-10')).toHaveLength(1)
  })

  it('offers several people the times at which the first of them can begin, on the days that have some', async () => {
    // What is left of the day: 08:00 alone, and 15:20 and 15:40 after each other.
    await occupyForDemo(test.database, [timeAt('2026-11-10T07:20:00Z', 420, 'anne-lege')])
    const startsFor = async (query: string) => {
      const { body } = await test.api.call('GET', at(`date=2026-11-10${query}`))
      const { slots, state, nextDate } = slotsAnswer.parse(body)
      return { state, nextDate, starts: slots.map((it) => it.start.slice(11, 16)) }
    }
    expect((await startsFor('')).starts).toEqual(['08:00', '15:20', '15:40'])
    expect((await startsFor('&people=2')).starts).toEqual(['15:20'])
    expect(await startsFor('&people=3')).toEqual({
      state: 'clinic-fully-booked',
      nextDate: '2026-11-11',
      starts: [],
    })
    const days = async (people: number) => {
      const path = `/api/days?treatment=gp-consultation&clinic=bislett&from=2026-11-10&to=2026-11-10&people=${people}`
      return daysAnswer.parse((await test.api.call('GET', path)).body).days.map((it) => it.free)
    }
    expect([await days(2), await days(3)]).toEqual([[1], [0]])
    expect((await test.api.call('GET', at('date=2026-11-10&people=5'))).status).toBe(422)
  })

  it('takes a held time off the list, and puts it back when the hold runs out', async () => {
    const [slot] = await findSlotIds(test.api)
    await test.api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    expect(await findSlotIds(test.api)).not.toContain(slot)
    test.api.clock.advance({ minutes: 9, seconds: 59 })
    expect(await findSlotIds(test.api)).not.toContain(slot)
    test.api.clock.advance({ seconds: 1 })
    expect(await findSlotIds(test.api)).toContain(slot)
  })

  it('stops showing a time when its lead time begins, to the minute', async () => {
    const [first] = await findSlotIds(test.api, '2026-11-09')
    expect(first).toContain('gp-consultation.bislett.anne-lege')
    test.api.clock.advance({ minutes: 10 })
    expect(await findSlotIds(test.api, '2026-11-09')).toContain(first)
    test.api.clock.advance({ milliseconds: 1 })
    expect(await findSlotIds(test.api, '2026-11-09')).not.toContain(first)
  })

  it('names what it does not know, and what it cannot read', async () => {
    const unknown = await test.api.call('GET', '/api/slots?treatment=nothing&clinic=bislett&date=2026-11-10')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found'])
    const missing = await test.api.call('GET', '/api/slots?locale=en&clinic=bislett&date=2026-02-30')
    expect([missing.status, missing.body]).toEqual([
      422,
      expect.objectContaining({ code: 'validation', fields: { treatment: 'Invalid value', date: 'Invalid value' } }),
    ])
  })

  it('tells the clinics with today’s state and first free time', async () => {
    const { body } = await test.api.call('GET', '/api/clinics?locale=en')
    const { clinics } = clinicsAnswer.parse(body)
    expect(clinics.map((it) => it.id)).toEqual(['bislett', 'okern', 'nattvakt'])
    expect(clinics[0]!.today).toEqual({
      state: 'open',
      isOpen: true,
      nextFree: '2026-11-09T09:40:00+01:00',
      opensAt: '2026-11-09T08:00:00+01:00',
      closesAt: '2026-11-09T20:00:00+01:00',
      nextOpening: null,
      wait: null,
    })
    expect(clinics[0]!.services).toContainEqual({
      id: 'general-practitioner',
      treatment: 'gp-consultation',
      nextFree: '2026-11-09T09:40:00+01:00',
    })
    expect(clinics[0]).not.toHaveProperty('team')
    const some = await test.api.call('GET', '/api/clinics?treatment=psychologist-consultation')
    expect(some.body.clinics.map((it: { id: string }) => it.id)).toEqual(['bislett'])
    const sunday = await test.api.call('GET', '/api/clinics?date=2026-11-15')
    expect(sunday.body.clinics[0].today).toMatchObject({ state: 'closed', nextFree: '2026-11-16T08:00:00+01:00' })
    const tuesday = await test.api.call('GET', '/api/clinics?date=2026-11-10')
    expect(tuesday.body.clinics[0].today.state).toBe('open')
  })

  it('never answers for another day than the one that was asked for', async () => {
    const past = await test.api.call('GET', '/api/clinics?date=2020-01-01&locale=en')
    expect([past.status, past.body.fields]).toEqual([422, { date: 'Invalid value' }])
    expect((await test.api.call('GET', '/api/clinics?date=2026-11-09')).status).toBe(200)
    const far = await test.api.call('GET', '/api/clinics?date=2099-01-01')
    expect(far.body.clinics[0].today.nextFree).toBeNull()
    const slots = async (date: string) =>
      (await test.api.call('GET', `/api/slots?treatment=gp-consultation&clinic=bislett&date=${date}`)).body
    expect(await slots('2020-01-02')).toMatchObject({ date: '2020-01-02', slots: [], nextDate: '2026-11-09' })
    expect(await slots('2099-01-02')).toMatchObject({ date: '2099-01-02', slots: [], nextDate: null })
  })

  it('tells of one clinic also who works there, each with their first free time there', async () => {
    const { clinics } = clinicsAnswer.parse((await test.api.call('GET', '/api/clinics?clinic=bislett')).body)
    expect(clinics.map((it) => it.id)).toEqual(['bislett'])
    expect(clinics[0]!.team).toContainEqual({ id: 'anne-lege', nextFree: expect.stringMatching(/^2026-11-09T/) })
    expect((await test.api.call('GET', '/api/clinics?clinic=nowhere')).status).toBe(404)
  })

  it('tells before opening time when a clinic opens, not that it is open', async () => {
    test.api.clock.set(Temporal.Instant.from('2026-11-09T05:30:00Z'))
    const { body } = await test.api.call('GET', '/api/clinics')
    expect(body.clinics[0].today).toMatchObject({ state: 'not-yet-open', opensAt: '2026-11-09T08:00:00+01:00' })
  })

  it('promises on a profile the first time of that person, not of a colleague who is there meanwhile', async () => {
    // Anne is away from the 23rd to the 25th, while others work on.
    test.api.clock.set(Temporal.Instant.from('2026-11-22T20:00:00Z'))
    const first = async (query: string) => (await test.api.call('GET', `/api/clinics${query}`)).body.clinics[0]
    expect((await first('')).today.nextFree).toMatch(/^2026-11-23/)
    const own = await first('?practitioner=anne-lege')
    expect(own.today.nextFree).toMatch(/^2026-11-2[6-9]/)
    expect((await test.api.call('GET', '/api/clinics?practitioner=nobody')).status).toBe(404)
  })

  it('says that a clinic is fully booked today', async () => {
    await occupyForDemo(test.database, [timeAt('2026-11-09T07:00:00Z', 180, 'bo-lege')])
    const { body } = await test.api.call('GET', '/api/clinics?treatment=gp-consultation')
    expect(body.clinics.find((it: { id: string }) => it.id === 'okern').today.state).toBe('fully-booked')
  })

  it('tells the catalogue in both languages and at a partner’s prices', async () => {
    const english = await test.api.call('GET', '/api/catalogue?locale=en')
    const { types } = catalogueAnswer.parse(english.body)
    expect(types[0]!.name).toBe('General Physician')
    const prices = (body: unknown) =>
      Object.fromEntries(
        catalogueAnswer
          .parse(body)
          .types.flatMap((type) => type.services.flatMap((it) => it.treatments))
          .map(({ id, price }) => [id, price]),
      )
    const airline = await test.api.call('GET', '/api/catalogue?partner=norvind')
    expect(airline.body.types[0].name).toBe('Allmennlege')
    expect(prices(airline.body)['covid-antigen']).toBe(595)
    expect(prices(english.body)['covid-antigen']).toBe(695)
    expect((await test.api.call('GET', '/api/catalogue?partner=nobody')).status).toBe(404)
  })
})

describe('two processes on one PostgreSQL', () => {
  let test: TestDatabase
  let one: TestApi
  let other: TestApi
  beforeAll(async () => {
    test = await openTestPostgres()
    const clock = createMovingClock(mondayMorning)
    one = await openTestApi({ database: test.database, clock })
    other = await openTestApi({ database: test.database, clock })
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await test.dispose()
  })

  it('both stop showing a time that was booked at one of them', async () => {
    const [slot] = await findSlotIds(other)
    await bookSlot(one, slot!)
    await expect.poll(() => findSlotIds(other)).not.toContain(slot)
  })

  it('make good within seconds what could not be told', async () => {
    const [slot] = await findSlotIds(other)
    // As if the process that booked had died between writing and telling.
    await occupyForDemo(test.database, [timeAt('2026-11-10T07:20:00Z', 460, 'anne-lege')])
    expect(await findSlotIds(other)).toContain(slot)
    other.clock.advance({ seconds: 16 })
    await expect.poll(() => findSlotIds(other)).not.toContain(slot)
  })
})
