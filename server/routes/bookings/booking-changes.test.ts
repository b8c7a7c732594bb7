import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { engines } from '#database/testing/engines.ts'
import { bookingAnswer } from '#domain/api/booking-answers.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bearer, bookSlot, findSlotIds } from '../../testing/visit.ts'

describe.each(engines)('changing a booking, on %s', (_, open) => {
  const test = apiForEachTest(open)

  async function bookOnFriday() {
    const slots = await findSlotIds(test.api, '2026-11-13')
    const { body, phone } = await bookSlot(test.api, slots[0]!)
    return { reference: body.reference as string, token: body.token as string, slots, phone }
  }
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${phone}`)
    return body.messages.map((it: { text: string }) => it.text)
  }

  it('cancels, frees the time and sends no reminder', async () => {
    const { reference, token, slots, phone } = await bookOnFriday()
    const cancelled = await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    expect(bookingAnswer.parse(cancelled.body).state).toBe('cancelled')
    expect((await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))).status).toBe(200)
    expect(await findSlotIds(test.api, '2026-11-13')).toContain(slots[0])
    const before = await messagesTo(phone)
    test.api.clock.set(Temporal.Instant.from('2026-11-13T06:30:00Z'))
    expect(await messagesTo(phone)).toEqual(before)
  })

  it('says by SMS that it is cancelled, once, with brand, time and clinic and no more', async () => {
    const { reference, token, phone } = await bookOnFriday()
    await messagesTo(phone)
    const cancel = () => test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    await Promise.all([cancel(), cancel(), cancel()])
    await cancel()
    const messages = await messagesTo(phone)
    expect(messages.filter((it) => it.includes('cancelled'))).toEqual([
      'Innom: Your appointment on Friday 13 November at 08:00 at our Bislett clinic has been cancelled.',
    ])
    expect(messages[0]).toContain('cancelled')
  })

  it('is cancelled when the answer says so, also if it is moved at the same moment', async () => {
    const { reference, token, slots } = await bookOnFriday()
    const [moved, cancelled] = await Promise.all([
      test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[6] }, ...bearer(token) }),
      test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token)),
    ])
    expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled'])
    expect([200, 404]).toContain(moved.status)
    expect((await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))).body.state).toBe('cancelled')
    expect(await findSlotIds(test.api, '2026-11-13')).toEqual(slots)
  })

  it('answers the same move ten times at once with the same, and sends one message', async () => {
    const { reference, token, slots, phone } = await bookOnFriday()
    const move = (slot: string) =>
      test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot }, ...bearer(token) })
    const replies = await Promise.all(Array.from({ length: 10 }, () => move(slots[6]!)))
    expect(replies.map((it) => [it.status, it.body.start])).toEqual(
      Array.from({ length: 10 }, () => [200, '2026-11-13T10:00:00+01:00']),
    )
    test.api.clock.advance({ minutes: 1 })
    expect((await messagesTo(phone)).filter((it) => it.includes('moved'))).toHaveLength(1)
  })

  it('answers moves to different times at once with 200 or 409, and one of them stands', async () => {
    const { reference, token, slots } = await bookOnFriday()
    const wanted = [3, 6, 9, 12].map((it) => slots[it]!)
    const replies = await Promise.all(
      wanted.map((slot) =>
        test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot }, ...bearer(token) }),
      ),
    )
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(replies.some((it) => it.status === 200)).toBe(true)
    const free = await findSlotIds(test.api, '2026-11-13')
    expect(wanted.filter((it) => !free.includes(it))).toHaveLength(1)
  })

  it('can be moved five times a day, then it says when again', async () => {
    const { reference, token, slots, phone } = await bookOnFriday()
    const move = (slot: string) =>
      test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot }, ...bearer(token) })
    for (const n of [3, 6, 9, 12, 15]) expect((await move(slots[n]!)).status).toBe(200)
    const sixth = await move(slots[18]!)
    expect([sixth.status, sixth.body.code, sixth.headers['retry-after']]).toEqual([429, 'rate-limited', '86400'])
    test.api.clock.advance({ minutes: 1 })
    // Moves within a minute are told once.
    expect((await messagesTo(phone)).filter((it) => it.includes('moved'))).toHaveLength(1)
  })

  it('moves to another time with a new message and a reminder for the new time only', async () => {
    const { reference, token, slots, phone } = await bookOnFriday()
    await messagesTo(phone)
    const body = { slot: slots[6] }
    const moved = await test.api.call('POST', `/api/bookings/${reference}/move`, { body, ...bearer(token) })
    expect(bookingAnswer.parse(moved.body).start).toBe('2026-11-13T10:00:00+01:00')
    test.api.clock.advance({ minutes: 1 })
    expect((await messagesTo(phone))[0]).toContain(
      'moved to Friday 13 November at 10:00 at our Bislett clinic. Address: Prøvegata 1. See, move or cancel: http',
    )
    const free = await findSlotIds(test.api, '2026-11-13')
    expect([free.includes(slots[0]!), free.includes(slots[6]!)]).toEqual([true, false])

    test.api.clock.set(Temporal.Instant.from('2026-11-13T06:30:00Z'))
    expect((await messagesTo(phone)).filter((it) => it.includes('You have an'))).toEqual([])
    test.api.clock.set(Temporal.Instant.from('2026-11-13T08:00:00Z'))
    expect((await messagesTo(phone)).filter((it) => it.includes('You have an'))).toEqual([
      'Innom: You have an appointment on Friday 13 November at 10:00 at our Bislett clinic. Address: Prøvegata 1. Reply C to cancel.',
    ])
  })

  it('cannot move to a taken time, to another treatment or once cancelled', async () => {
    const { reference, token, slots } = await bookOnFriday()
    await bookSlot(test.api, slots[3]!)
    const move = (slot: string | undefined) =>
      test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot }, ...bearer(token) })
    expect((await move(slots[3])).body.code).toBe('slot-taken')
    const [covid] = await findSlotIds(test.api, '2026-11-13', 'covid-antigen', 'okern')
    expect((await move(covid)).body.code).toBe('validation')
    const never = slots[4]!.replace(/[^.]+$/, (at) => (Number.parseInt(at, 36) + 1).toString(36))
    expect((await move(never)).body).toMatchObject({ code: 'validation', fields: { slot: expect.any(String) } })
    expect((await move(slots[0])).status).toBe(200)
    await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    expect((await move(slots[5])).status).toBe(404)
  })

  it('moves until a day before, to the second', async () => {
    const { reference, token, slots } = await bookOnFriday()
    const move = () =>
      test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[9] }, ...bearer(token) })
    const seen = await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))
    expect(seen.body).toMatchObject({ changeableUntil: '2026-11-12T08:00:00+01:00', fee: 0 })
    test.api.clock.set(Temporal.Instant.from('2026-11-12T07:00:01Z'))
    const late = await move()
    expect([late.status, late.body.code]).toEqual([409, 'too-late'])
    test.api.clock.set(Temporal.Instant.from('2026-11-12T07:00:00Z'))
    expect((await move()).status).toBe(200)
  })

  it('cancels after the limit for the fee that was said before, and the time is free for others', async () => {
    const { reference, token, slots } = await bookOnFriday()
    const see = async () =>
      bookingAnswer.parse((await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))).body)
    const { price } = await see()
    test.api.clock.set(Temporal.Instant.from('2026-11-12T07:00:01Z'))
    expect(await see()).toMatchObject({ fee: price, changeableFor: 0, cancellableFor: 86_399 })
    // A page that still says 'free of charge' costs nobody anything.
    const free = await test.api.call('POST', `/api/bookings/${reference}/cancel?free=true`, bearer(token))
    expect([free.status, free.body.code, (await see()).state]).toEqual([409, 'too-late', 'booked'])
    const cancelled = await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    expect(bookingAnswer.parse(cancelled.body)).toMatchObject({ state: 'cancelled', fee: price })
    expect(price).toBeGreaterThan(0)
    expect(await findSlotIds(test.api, '2026-11-13')).toContain(slots[0])
    // Asked again, on another day: what it cost does not change.
    test.api.clock.advance({ hours: 12 })
    expect((await see()).fee).toBe(price)
    const again = await test.api.call('POST', `/api/bookings/${reference}/cancel?free=true`, bearer(token))
    expect([again.status, again.body.fee]).toEqual([200, price])
  })

  it('says that cancelling in time costs nothing, also long afterwards', async () => {
    const { reference, token } = await bookOnFriday()
    const cancelled = await test.api.call('POST', `/api/bookings/${reference}/cancel?free=true`, bearer(token))
    expect([cancelled.status, cancelled.body.fee]).toEqual([200, 0])
    test.api.clock.set(Temporal.Instant.from('2026-11-13T09:00:00Z'))
    expect((await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))).body.fee).toBe(0)
  })

  it('cannot be cancelled or moved once it has started', async () => {
    const { reference, token, slots } = await bookOnFriday()
    test.api.clock.set(Temporal.Instant.from('2026-11-13T07:00:00Z'))
    const replies = [
      await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token)),
      await test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[9] }, ...bearer(token) }),
    ]
    expect(replies.map((it) => [it.status, it.body.code])).toEqual([
      [409, 'too-late'],
      [409, 'too-late'],
    ])
  })

  describe('made for the same day', () => {
    async function bookToday() {
      const slots = await findSlotIds(test.api, '2026-11-09')
      const { body } = await bookSlot(test.api, slots.at(-1)!)
      return { reference: body.reference as string, token: body.token as string, slots }
    }
    const cancel = (reference: string, token: string) =>
      test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    const move = (reference: string, token: string, slot: string) =>
      test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot }, ...bearer(token) })

    it('can be moved and cancelled free of charge for ten minutes', async () => {
      const { reference, token, slots } = await bookToday()
      const made = test.api.clock.now()
      test.api.clock.advance({ minutes: 9 })
      const seen = await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))
      expect(seen.body).toMatchObject({ fee: 0, changeableFor: 60 })
      expect(Date.parse(seen.body.changeableUntil)).toBe(made.add({ minutes: 10 }).epochMilliseconds)
      expect((await move(reference, token, slots.at(-4)!)).status).toBe(200)
      test.api.clock.advance({ minutes: 1 })
      expect((await cancel(reference, token)).body).toMatchObject({ state: 'cancelled', fee: 0 })
    })

    it('is paid for when it is cancelled later, and cannot be moved', async () => {
      const { reference, token, slots } = await bookToday()
      test.api.clock.advance({ minutes: 10, seconds: 1 })
      expect((await move(reference, token, slots.at(-4)!)).body.code).toBe('too-late')
      const { body } = await cancel(reference, token)
      expect([body.state, body.fee]).toEqual(['cancelled', body.price])
    })

    it('does not get its ten minutes again by being moved', async () => {
      const { reference, token, slots } = await bookToday()
      test.api.clock.advance({ minutes: 9 })
      await move(reference, token, slots.at(-4)!)
      test.api.clock.advance({ minutes: 2 })
      expect((await move(reference, token, slots.at(-7)!)).body.code).toBe('too-late')
    })
  })

  it('is for the bearer of the token alone', async () => {
    const { reference, slots } = await bookOnFriday()
    const replies = [
      await test.api.call('POST', `/api/bookings/${reference}/cancel`),
      await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer('wrong')),
      await test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[3] }, ...bearer('wrong') }),
      await test.api.call('GET', `/api/bookings/${reference}/calendar.ics`),
    ]
    expect(replies.map((it) => it.status)).toEqual([404, 404, 404, 404])
  })

  it('comes as a calendar file that other programs read, the same entry after a move', async () => {
    const { reference, token, slots } = await bookOnFriday()
    const read = async () => {
      const { body, headers } = await test.api.call('GET', `/api/bookings/${reference}/calendar.ics`, bearer(token))
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      // RFC 5545: every line ends with CRLF and has at most 75 octets.
      const lines = (body as string).split('\r\n')
      expect(lines.pop()).toBe('')
      expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([])
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent')!)
      const [other] = Object.values(nodeIcal.sync.parseICS(body)).filter((it) => it?.type === 'VEVENT') as {
        start: Date
      }[]
      expect(other!.start.toISOString()).toBe(event.startDate.toJSDate().toISOString())
      return { event, body: body as string }
    }
    const first = await read()
    expect(first.event.startDate.toJSDate().toISOString()).toBe('2026-11-13T07:00:00.000Z')
    expect(first.event.endDate.toJSDate().toISOString()).toBe('2026-11-13T07:20:00.000Z')
    expect(first.event.summary).toBe('Innom Bislett')
    expect(first.event.location).toContain('Prøvegata 1')
    expect(first.body).not.toMatch(/Kari|Sår|gp-consultation|Doctor/)
    await test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[6] }, ...bearer(token) })
    const second = await read()
    expect(second.event.uid).toBe(first.event.uid)
    expect([first.event.sequence, second.event.sequence]).toEqual([0, 1])
  })

  it('can be subscribed to: the calendar follows a move and a cancellation, and is nobody else’s to guess', async () => {
    const { reference, token, slots } = await bookOnFriday()
    const { subscription } = (await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))).body
    const read = async () => {
      const { status, body } = await test.api.call('GET', subscription)
      expect(status).toBe(200)
      const component = new ICAL.Component(ICAL.parse(body))
      return { event: new ICAL.Event(component.getFirstSubcomponent('vevent')!), body: body as string }
    }
    const first = await read()
    expect(first.body).toMatch(/METHOD:PUBLISH[\s\S]*REFRESH-INTERVAL;VALUE=DURATION:PT1H/)
    expect(first.body).not.toMatch(/Kari|Sår|gp-consultation|Doctor/)
    await test.api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[6] }, ...bearer(token) })
    const moved = await read()
    expect(moved.event.uid).toBe(first.event.uid)
    expect(moved.event.startDate.compare(first.event.startDate)).toBe(1)
    await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    expect((await read()).body).toMatch(/METHOD:PUBLISH[\s\S]*STATUS:CANCELLED/)

    const other = (await bookOnFriday()).reference.toLowerCase()
    const secret = subscription.split('/').at(-1)!.slice(8)
    for (const guess of [
      `${other}${secret}`,
      `${other}-x.ics`,
      'x.ics',
      `${reference.toLowerCase()}-${'a'.repeat(43)}.ics`,
    ]) {
      expect((await test.api.call('GET', `/api/calendars/${guess}`)).status, guess).toBe(404)
    }
    // It shows, and changes nothing.
    const asToken = secret.slice(1).replace('.ics', '')
    expect((await test.api.call('GET', `/api/bookings/${reference}`, bearer(asToken))).status).toBe(404)
  })

  it('gives a link to the calendar file that works once', async () => {
    const { reference, token } = await bookOnFriday()
    const { body } = await test.api.call('GET', `/api/bookings/${reference}?locale=en`, bearer(token))
    const head = async () => (await test.api.app.inject({ method: 'HEAD', url: body.calendar })).statusCode
    expect([await head(), await head()]).toEqual([200, 200])
    expect((await test.api.call('GET', body.calendar)).body).toContain('BEGIN:VEVENT')
    expect((await test.api.call('GET', body.calendar)).status).toBe(404)
    for (const spelling of ['.x', '.', '%20', '=', '&ticket=x']) {
      expect((await test.api.call('GET', body.calendar + spelling)).status, spelling).toBeGreaterThanOrEqual(404)
    }
    expect(await head()).toBe(404)
    const browser = { headers: { accept: 'text/html,application/xhtml+xml', 'accept-language': 'nb' } }
    const page = await test.api.call('GET', body.calendar, browser)
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('This calendar link no longer works')
    expect(page.body).toContain('href="/en/my-appointment/"')
    const old = (await test.api.call('GET', `/api/bookings/${reference}`, bearer(token))).body.calendar
    test.api.clock.advance({ minutes: 15 })
    expect((await test.api.call('GET', old)).status).toBe(404)
  })
})
