import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { offerToken } from '../identity/offer-token.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { bearer, bookSlot, findSlotIds, newOrder, newPhone, placeOrder, provePhone } from '../testing/visit.ts'
import { askToWait, joinList, patientOf, readOffer, type Waiting, wholeWeek } from '../testing/waiting.ts'

const anne = 'anne-lege'
const at = (time: string) => Temporal.Instant.from(`2026-11-${time}:00+01:00`)

describe.each(engines)('a time that becomes available, on %s', (_, open) => {
  const test = apiForEachTest(open)
  const call: (typeof test.api)['call'] = (...args) => test.api.call(...args)
  /** An offer that ends frees a time, a time that is freed is offered, and an offer is told: three jobs, one after the other. */
  const run = async () => {
    for (let round = 0; round < 3; round++) await test.api.service.jobs.drain()
  }
  /** The times of a day with one doctor. */
  const slotsOn = async (date: string) => (await findSlotIds(test.api, date)).filter((it) => it.includes(anne))
  const isFree = async (slot: string, date = '2026-11-10') => (await findSlotIds(test.api, date)).includes(slot)
  const book = async (slot: string) => {
    const { status, body } = await bookSlot(test.api, slot)
    if (status !== 201) throw new Error(`booking: ${body.code}`)
    return { slot, ...body } as { slot: string; reference: string; token: string; start: string }
  }
  const cancel = async ({ reference, token }: { reference: string; token: string }) => {
    expect((await call('POST', `/api/bookings/${reference}/cancel`, bearer(token))).status).toBe(200)
    await run()
  }
  const free = async (n = 0, date = '2026-11-10') => {
    const booking = await book((await slotsOn(date))[n]!)
    return { booking, slot: booking.slot, cancel: () => cancel(booking) }
  }
  const offerOf = (who: Waiting) => readOffer(test.api, who)
  const take = (offer: { id: string; token: string }, slot: string) =>
    call('POST', `/api/offers/${offer.id}/take`, { body: { slot }, ...bearer(offer.token) })
  const decline = (offer: { id: string; token: string }) =>
    call('POST', `/api/offers/${offer.id}/decline`, bearer(offer.token))
  /** The offer that was made last, whatever has become of it. */
  const readOfferAnswer = async (who: Waiting) => {
    const { rows } = await test.database.run<{ id: string }>(
      sql`select id from offers where entry = ${who.id} order by made_at desc limit 1`,
    )
    const id = rows[0]!.id
    const token = offerToken(test.api.service.secrets, id)
    return (await call('GET', `/api/offers/${id}?locale=en`, bearer(token))).body
  }
  const standing = async ({ id, token }: Waiting) =>
    (await call('GET', `/api/waiting-list/${id}`, bearer(token))).body.standing
  const pass = async (duration: Temporal.DurationLike) => {
    test.api.clock.advance(duration)
    await run()
  }
  const countHolds = async () =>
    (await test.database.run(sql`select 1 from occupied_times where expires_at is not null`)).rows.length

  it('is held for whoever has waited longest among those it suits, and for nobody else', async () => {
    const { slot, cancel } = await free()
    await joinList(test.api, { parts: ['evening'] })
    const [first, second] = [await joinList(test.api), await joinList(test.api)]
    await cancel()
    expect(await offerOf(second)).toBeUndefined()
    const offer = (await offerOf(first))!
    expect(await isFree(slot)).toBe(false)
    expect((await placeOrder(test.api, newOrder(test.api, slot))).body.code).toBe('slot-taken')
    const { body } = await call('GET', `/api/offers/${offer.id}?locale=en`, bearer(offer.token))
    expect(body).toMatchObject({ reason: 'freed-time', state: 'open', booked: null, times: [{ slot }] })
    expect(await standing(first)).toBe('offered')
    expect(await standing(second)).toBe('waiting')
  })

  it('is told with brand, time, clinic and street, and the links to take it and to stop', async () => {
    const { cancel } = await free()
    const { phone, id } = await joinList(test.api)
    await cancel()
    const { body } = await call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    const texts = body.messages.map((it: { text: string }) => it.text.replaceAll(/#\S+/g, '#…'))
    expect(texts).toEqual(
      expect.arrayContaining([
        'Innom: You are on the waiting list. We will text you when an appointment becomes available. See what you are waiting for, or stop: http://localhost:8000/en/waiting-list/#…',
        'Innom: An appointment is available on Tuesday 10 November at 08:00 at our Bislett clinic. Address: Prøvegata 1. We are holding it for you until 09:11. Take it: http://localhost:8000/en/offer/#… Stop waiting: http://localhost:8000/en/waiting-list/#…',
      ]),
    )
    expect(body.messages.some((it: { text: string }) => it.text.includes(`#${id}.`))).toBe(true)
  })

  it('is booked at one tap with what is kept of the person; a second tap changes nothing', async () => {
    const { slot, cancel } = await free()
    const who = await joinList(test.api)
    await cancel()
    const offer = (await offerOf(who))!
    for (let tap = 0; tap < 2; tap++) {
      const { status, body } = await take(offer, slot)
      expect([status, body.state, body.waiting]).toEqual([200, 'taken', null])
      expect(body.booked.start).toBe('2026-11-10T08:00:00+01:00')
      const [reference, token] = body.manage.split('#')[1].split('.')
      expect((await call('GET', `/api/bookings/${reference}`, bearer(token))).body).toMatchObject({ state: 'booked' })
    }
    const { rows } = await test.database.run(sql`select patient_name, description from bookings where state = 'booked'`)
    expect(rows).toEqual([{ patient_name: 'Kari Nordmann', description: 'Sår hals' }])
    expect((await call('GET', `/api/waiting-list/${who.id}`, bearer(who.token))).status).toBe(404)
    await run()
    const { body } = await call('GET', `/api/dev/outbox?phone=${encodeURIComponent(who.phone)}`)
    expect(body.messages.filter((it: { text: string }) => it.text.includes('is confirmed'))).toHaveLength(1)
    await pass({ minutes: 11 })
    expect(await isFree(slot)).toBe(false)
  })

  it('stays held for whoever changes meanwhile what suits them, and is taken with the same tap', async () => {
    const { slot, cancel } = await free()
    const who = await joinList(test.api)
    await cancel()
    const offer = (await offerOf(who))!
    const { clinics, days } = wholeWeek
    const changed = await call('PUT', `/api/waiting-list/${who.id}`, {
      body: { clinics, days, parts: ['evening'] },
      ...bearer(who.token),
    })
    expect(changed.body.standing).toBe('offered')
    expect(await isFree(slot)).toBe(false)
    expect((await take(offer, slot)).body.state).toBe('taken')
  })

  it('has one taker, however many taps come at once', async () => {
    const { slot, cancel } = await free()
    const who = await joinList(test.api)
    await cancel()
    const offer = (await offerOf(who))!
    const answers = await Promise.all([take(offer, slot), take(offer, slot), take(offer, slot)])
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'taken']))
    expect((await test.database.run(sql`select 1 from bookings where state = 'booked'`)).rows).toHaveLength(1)
  })

  it('goes on to the next when nobody answers in ten minutes, and back to everybody when nobody is left', async () => {
    const { slot, cancel } = await free()
    const people = [await joinList(test.api), await joinList(test.api), await joinList(test.api)]
    await cancel()
    for (const [n, who] of people.entries()) {
      const offer = (await offerOf(who))!
      for (const later of people.slice(n + 1)) expect(await offerOf(later)).toBeUndefined()
      await pass({ minutes: 9, seconds: 59 })
      expect(await isFree(slot)).toBe(false)
      await pass({ seconds: 1 })
      expect((await call('GET', `/api/offers/${offer.id}`, bearer(offer.token))).body.state).toBe('expired')
      expect((await take(offer, slot)).body.code).toBe('offer-gone')
    }
    expect(await isFree(slot)).toBe(true)
    expect(await countHolds()).toBe(0)
  })

  it('goes on to the next at once when it is declined, or when they stop waiting', async () => {
    const { slot, cancel } = await free()
    const [first, second, third] = [await joinList(test.api), await joinList(test.api), await joinList(test.api)]
    await cancel()
    expect((await decline((await offerOf(first))!)).body.state).toBe('declined')
    await run()
    expect(await offerOf(second)).toBeDefined()
    await call('DELETE', `/api/waiting-list/${second.id}`, bearer(second.token))
    await run()
    const offer = (await offerOf(third))!
    expect((await take(offer, slot)).status).toBe(200)
    expect(await standing(first)).toBe('waiting')
  })

  it('moves the booking of whoever has one to the earlier time, and offers their old time on', async () => {
    const early = await free()
    const late = await book((await slotsOn('2026-11-12'))[0]!)
    const body = { ...wholeWeek, booking: late.reference, locale: 'en' }
    const joined = await call('POST', '/api/waiting-list', { body, ...bearer(late.token) })
    const { rows } = await test.database.run<{ patient_phone: string }>(sql`select patient_phone from waiting_entries`)
    test.api.clock.advance({ minutes: 1 })
    const other = await joinList(test.api)
    await early.cancel()
    const offer = (await offerOf({ ...joined.body, phone: rows[0]!.patient_phone }))!
    const taken = await take(offer, early.slot)
    expect(taken.body).toMatchObject({ state: 'taken', booked: { start: early.booking.start } })
    await run()
    const moved = await call('GET', `/api/bookings/${late.reference}`, bearer(late.token))
    expect(moved.body).toMatchObject({ start: early.booking.start, state: 'booked' })
    const next = (await offerOf(other))!
    expect((await call('GET', `/api/offers/${next.id}`, bearer(next.token))).body.times).toMatchObject([
      { slot: late.slot },
    ])
    expect(await isFree(late.slot, '2026-11-12')).toBe(false)
  })

  it('is nobody’s any more on the list once the booking that would move is cancelled', async () => {
    const early = await free()
    const late = await book((await slotsOn('2026-11-12'))[0]!)
    const body = { ...wholeWeek, booking: late.reference, locale: 'en' }
    await call('POST', '/api/waiting-list', { body, ...bearer(late.token) })
    await early.cancel()
    expect(await isFree(early.slot)).toBe(false)
    await cancel(late)
    expect(await isFree(early.slot)).toBe(true)
    expect((await test.database.run(sql`select 1 from waiting_entries`)).rows).toEqual([])
  })

  it('rests whoever has left three in a row without an answer, until they say that they still wait', async () => {
    const who = await joinList(test.api)
    for (let n = 0; n < 3; n++) {
      const { cancel } = await free(n, '2026-11-12')
      await cancel()
      expect(await offerOf(who)).toBeDefined()
      await pass({ minutes: 10 })
    }
    expect(await standing(who)).toBe('resting')
    const { body: outbox } = await call('GET', `/api/dev/outbox?phone=${encodeURIComponent(who.phone)}`)
    const texts = outbox.messages.map((it: { text: string }) => it.text)
    expect(texts.filter((it: string) => it.includes('we are not asking you now'))).toHaveLength(1)
    expect((await readOfferAnswer(who)).rests).toBe(true)
    test.api.clock.set(at('10T12:00'))
    const again = await free(5, '2026-11-12')
    await again.cancel()
    expect(await isFree(again.slot, '2026-11-12')).toBe(true)
    const stayed = await call('POST', `/api/waiting-list/${who.id}/stay`, bearer(who.token))
    expect(stayed.body.standing).toBe('waiting')
  })

  it('is taken without a body, which only several times need', async () => {
    const who = await joinList(test.api)
    const { slot, cancel } = await free()
    await cancel()
    const offer = (await offerOf(who))!
    const taken = await call('POST', `/api/offers/${offer.id}/take`, bearer(offer.token))
    expect({ status: taken.status, state: taken.body.state }).toEqual({ status: 200, state: 'taken' })
    expect(await isFree(slot)).toBe(false)
  })

  it('is offered past a thousand who were there before: those who rest, wait for another day or for something else', async () => {
    const { cancel } = await free()
    const [resting, , other] = [
      await joinList(test.api),
      await joinList(test.api, { days: [{ from: '2026-11-12', to: '2026-11-13' }] }),
      await joinList(test.api),
    ]
    await test.database.run(sql`update waiting_entries set ignored = 3 where id = ${resting.id}`)
    await test.database.run(sql`update waiting_entries set treatment = 'covid-antigen' where id = ${other.id}`)
    const columns = sql`token_hash, treatment, clinics, days, parts, since, until, ignored, patient_name, patient_birthdate, description, locale`
    await test.database.run(sql`insert into waiting_entries (id, patient_phone, ${columns})
      select id || n, patient_phone || n, ${columns} from waiting_entries, generate_series(1, 1000) n`)
    const last = await joinList(test.api)
    await cancel()
    expect(await offerOf(last)).toBeDefined()
  })

  it('is offered to nobody more than three times a day', async () => {
    const who = await joinList(test.api)
    for (let n = 0; n < 3; n++) {
      const { cancel } = await free(n)
      await cancel()
      await decline((await offerOf(who))!)
    }
    expect(await standing(who)).toBe('enough-today')
    const { slot, cancel } = await free(3)
    await cancel()
    expect(await isFree(slot)).toBe(true)
  })

  it('stays with the list while the job of a process that died is taken over', async () => {
    const { slot, booking } = await free()
    const who = await joinList(test.api)
    await call('POST', `/api/bookings/${booking.reference}/cancel`, bearer(booking.token))
    const until = test.api.clock.now().add({ minutes: 2 })
    await test.database.run(
      sql`update jobs set state = 'running', attempts = 1, run_at = ${until} where kind = 'freed-time'`,
    )
    await pass({ minutes: 1, seconds: 59 })
    expect(await offerOf(who)).toBeUndefined()
    expect(await isFree(slot)).toBe(false)
    expect((await placeOrder(test.api, newOrder(test.api, slot))).body.code).toBe('slot-taken')
    await pass({ seconds: 1 })
    expect(await offerOf(who)).toBeDefined()
  })

  it('is everybody’s after three minutes if no process is left to offer it', async () => {
    const { slot, booking } = await free()
    await joinList(test.api)
    await call('POST', `/api/bookings/${booking.reference}/cancel`, bearer(booking.token))
    await test.database.run(sql`delete from jobs where kind = 'freed-time'`)
    test.api.clock.advance({ minutes: 3 })
    expect(await isFree(slot)).toBe(true)
  })

  it('is found by whoever has lost the SMS: the phone is sent the link again', async () => {
    const { id, token, phone } = await joinList(test.api)
    await call('POST', '/api/links', { body: { verification: provePhone(test.api, phone), locale: 'en' } })
    const { body } = await call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    expect(body.messages[0].text).toBe(
      `Innom: Here is the link to the waiting list.\nWaiting list, Bislett: http://localhost:8000/en/waiting-list/#${id}.${token}`,
    )
  })

  it('of a shift that is added is offered to several, each a time of their own', async () => {
    const [first, second] = [await joinList(test.api), await joinList(test.api)]
    await test.database.run(sql`
      select record_freed_time(${anne}, 'bislett', tstzrange(${at('10T08:00')}::timestamptz, ${at('10T09:00')}::timestamptz, '[)'), 'shift-added', ${test.api.clock.now()}::timestamptz)`)
    await run()
    const slots = []
    for (const who of [first, second]) {
      const offer = (await offerOf(who))!
      slots.push((await call('GET', `/api/offers/${offer.id}`, bearer(offer.token))).body.times[0].slot)
    }
    expect(new Set(slots).size).toBe(2)
    expect(await countHolds()).toBe(2)
  })

  it('wakes nobody: one of the night is everybody’s until eight, and is offered then if it is still there', async () => {
    const [early, late] = [await free(3), await free(4)]
    const who = await joinList(test.api)
    test.api.clock.set(at('09T22:00'))
    await early.cancel()
    await late.cancel()
    expect(await isFree(early.slot)).toBe(true)
    await placeOrder(test.api, newOrder(test.api, early.slot))
    test.api.clock.set(at('10T08:00'))
    await run()
    const offer = (await offerOf(who))!
    const { body } = await call('GET', `/api/offers/${offer.id}`, bearer(offer.token))
    expect(body.times).toMatchObject([{ slot: late.slot }])
  })

  it('is everybody’s when less than half an hour is left', async () => {
    const { slot, cancel } = await free(3)
    await joinList(test.api)
    test.api.clock.set(at('10T08:31'))
    await cancel()
    expect(await countHolds()).toBe(0)
    expect((await test.database.run(sql`select 1 from offers`)).rows).toEqual([])
    expect(slot).toContain(anne)
  })

  it('of a course is a place that somebody has cancelled', async () => {
    const run_ = 'mindfulness-2026-11-24'
    const places = test.api.service.schedules.current().facts.groups.find((it) => it.id === 'mindfulness')!.places
    const join = async () => {
      const { slot: _slot, ...order } = newOrder(test.api, 'x') as { slot: string }
      return placeOrder(test.api, { ...order, treatment: 'mindfulness-course', group: run_ })
    }
    const bookings = []
    for (let n = 0; n < places; n++) bookings.push((await join()).body)
    expect((await join()).body.code).toBe('group-full')
    const phone = newPhone()
    const wish = { treatment: 'mindfulness-course', group: run_, clinics: undefined, days: undefined, parts: undefined }
    const patient = patientOf(phone, { description: '' })
    const { body, status } = await askToWait(test.api, phone, { ...wish, patient })
    expect(status).toBe(201)
    await cancel(bookings[2])
    const offer = (await offerOf({ ...body, phone }))!
    expect((await join()).body.code).toBe('group-full')
    const seen = (await call('GET', `/api/offers/${offer.id}`, bearer(offer.token))).body
    expect(seen).toMatchObject({ group: { id: run_, isSeries: true }, times: [{ slot: run_ }] })
    expect((await take(offer, run_)).body).toMatchObject({ state: 'taken', group: { id: run_ } })
  })
})
