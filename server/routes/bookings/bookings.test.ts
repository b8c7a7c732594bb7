import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { bookingAnswer, newBookingAnswer } from '#domain/api/booking-answers.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { signPhone } from '../../identity/verified-phone.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import {
  bearer,
  bookSlot,
  findSlotIds,
  newOrder,
  newPhone,
  orderFor,
  placeOrder,
  provePhone,
  verifyPhone,
} from '../../testing/visit.ts'

describe.each(engines)('booking on %s', (_, open) => {
  const test = apiForEachTest(open)

  it('answers with everything the confirmation page shows, and takes the time off the list', async () => {
    const [slot] = await findSlotIds(test.api)
    const { status, body } = await bookSlot(test.api, slot!)
    expect(status).toBe(201)
    expect(newBookingAnswer.parse(body)).toMatchObject({
      start: '2026-11-10T08:00:00+01:00',
      end: '2026-11-10T08:20:00+01:00',
      clinic: 'bislett',
      practitioner: { id: 'anne-lege', name: 'Anne Lege' },
      treatment: 'gp-consultation',
      price: 895,
    })
    expect(await findSlotIds(test.api)).not.toContain(slot)
  })

  it('can be seen again with its token and with nothing else', async () => {
    const [slot] = await findSlotIds(test.api)
    const { body } = await bookSlot(test.api, slot!)
    const seen = await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))
    expect(bookingAnswer.parse(seen.body).reference).toBe(body.reference)
    expect(JSON.stringify(seen.body)).not.toMatch(/Kari|1980|Sår/)
    const wrong = await test.api.call('GET', `/api/bookings/${body.reference}`, bearer('x'.repeat(43)))
    const unknown = await test.api.call('GET', '/api/bookings/AAAAAAAA', bearer(body.token))
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect(wrong.body).toEqual(unknown.body)
  })

  it('keeps when a traveller flies, for the clinic alone, and refuses what is no time', async () => {
    const [slot] = await findSlotIds(test.api)
    const order = newOrder(test.api, slot!) as ReturnType<typeof orderFor>
    const flying = (departure: string) => ({ ...order, patient: { ...order.patient, departure } })
    const wrong = await placeOrder(test.api, flying('2026-11-12T21:00'))
    expect([wrong.status, wrong.body.fields]).toEqual([422, { departure: 'Invalid value' }])
    const { status, body } = await placeOrder(test.api, flying('2026-11-12T21:00:00+01:00'))
    expect(status).toBe(201)
    const { rows } = await test.database.run(sql`select departs_at from bookings`)
    expect(rows).toEqual([{ departs_at: new Date('2026-11-12T20:00:00Z') }])
    const seen = await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))
    expect(JSON.stringify(seen.body)).not.toContain('2026-11-12')
  })

  it('tells the second patient that the time is taken, in the asked language', async () => {
    const [slot] = await findSlotIds(test.api)
    await bookSlot(test.api, slot!)
    const { status, body, headers } = await bookSlot(test.api, slot!)
    expect(status).toBe(409)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body).toMatchObject({
      code: 'slot-taken',
      title: 'The appointment is already booked. Please select another appointment.',
    })
    expect((await bookSlot(test.api, slot!, { locale: 'no' })).body.title).toBe(
      'Timen er allerede bestilt. Velg en annen time.',
    )
  })

  it('makes one booking and one SMS of the same request ten times at once', async () => {
    const [slot] = await findSlotIds(test.api)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(test.api, phone))
    const replies = await Promise.all(Array.from({ length: 10 }, () => placeOrder(test.api, order, 'double-click')))
    expect(new Set(replies.map((it) => it.status))).toEqual(new Set([201]))
    for (const reply of replies) expect(reply.body).toEqual(replies[0]!.body)
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${phone}`)
    expect(body.messages.filter((it: { text: string }) => it.text.includes('is confirmed'))).toHaveLength(1)
  })

  it('answers the same request again after an hour, when its proof of the phone has run out', async () => {
    const [slot] = await findSlotIds(test.api)
    const phone = newPhone()
    const order = orderFor(slot!, phone, await verifyPhone(test.api, phone))
    const first = await placeOrder(test.api, order, 'key')
    test.api.clock.advance({ hours: 1 })
    const again = await placeOrder(test.api, order, 'key')
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  it('refuses a key with another body', async () => {
    const [one, two] = await findSlotIds(test.api)
    const phone = newPhone()
    const verification = await verifyPhone(test.api, phone)
    await placeOrder(test.api, orderFor(one!, phone, verification), 'key')
    const { status, body } = await placeOrder(test.api, orderFor(two!, phone, verification), 'key')
    expect([status, body.code]).toEqual([422, 'idempotency-mismatch'])
    expect(await findSlotIds(test.api)).toContain(two)
  })

  it('refuses a key with another body whatever became of the first order', async () => {
    const [one, two, three] = await findSlotIds(test.api)
    const phone = newPhone()
    const verification = await verifyPhone(test.api, phone)
    const order = (slot: string, changes = {}) => orderFor(slot, phone, verification, changes)
    await bookSlot(test.api, one!)
    const codeOf = async (body: object, key: string) => (await placeOrder(test.api, body, key)).body.code

    // Somebody else had the time; or there is no such time.
    expect(await codeOf(order(one!), 'lost')).toBe('slot-taken')
    expect(await codeOf(order(two!), 'lost')).toBe('idempotency-mismatch')
    expect(await codeOf(order(one!.replace('anne-lege', 'nobody-here')), 'nobody')).toBe('not-found')
    expect(await codeOf(order(two!), 'nobody')).toBe('idempotency-mismatch')
    // The refused order itself may be tried again.
    expect(await codeOf(order(one!), 'lost')).toBe('slot-taken')

    // After a booking, whatever is wrong with the other body.
    expect((await placeOrder(test.api, order(two!), 'booked')).status).toBe(201)
    const others = [
      order(one!),
      order(three!.replace('anne-lege', 'nobody-here')),
      order(three!, { verification: 'made.up' }),
      order(three!, { treatment: 'covid-antigen' }),
      order(three!, { patient: { ...order(three!).patient, name: ' ' } }),
    ]
    for (const other of others) expect(await codeOf(other, 'booked')).toBe('idempotency-mismatch')
    expect(await findSlotIds(test.api)).toContain(three)
  })

  it('takes a refused order again once its time is free', async () => {
    const [slot] = await findSlotIds(test.api, '2026-11-13')
    const first = await bookSlot(test.api, slot!)
    const order = newOrder(test.api, slot!)
    expect((await placeOrder(test.api, order, 'key')).body.code).toBe('slot-taken')
    await test.api.call('POST', `/api/bookings/${first.body.reference}/cancel`, bearer(first.body.token))
    const booked = await placeOrder(test.api, order, 'key')
    expect(booked.status).toBe(201)
    expect((await placeOrder(test.api, order, 'key')).body).toEqual(booked.body)
    expect((await placeOrder(test.api, newOrder(test.api, slot!), 'key')).body.code).toBe('idempotency-mismatch')
  })

  it('answers the same order again with the very same bytes', async () => {
    const [slot, other] = await findSlotIds(test.api)
    const member = { kind: 'airline', id: 'norvind', rewardNumber: '12345678' }
    for (const order of [newOrder(test.api, slot!), { ...newOrder(test.api, other!), partner: member }]) {
      const headers = { 'idempotency-key': `bytes-${JSON.stringify(order).length}` }
      const send = () => test.api.app.inject({ method: 'POST', url: '/api/bookings', payload: order, headers })
      const first = await send()
      expect(first.statusCode).toBe(201)
      expect((await send()).body).toBe(first.body)
    }
  })

  it('forgets the keys of somebody who is refused again and again', async () => {
    const [slot] = await findSlotIds(test.api)
    await bookSlot(test.api, slot!)
    const phone = newPhone()
    const order = orderFor(slot!, phone, provePhone(test.api, phone))
    for (let n = 0; n < 110; n++) expect((await placeOrder(test.api, order, `refused-${n}`)).status).toBe(409)
    const { rows } = await test.database.run<{ kept: number }>(
      sql`select count(*)::integer as kept from idempotency_keys where answer is null`,
    )
    expect(rows).toEqual([{ kept: 100 }])
  })

  it('wants a key', async () => {
    const [slot] = await findSlotIds(test.api)
    const phone = newPhone()
    const body = orderFor(slot!, phone, await verifyPhone(test.api, phone))
    expect((await test.api.call('POST', '/api/bookings', { body })).status).toBe(400)
  })

  it('wants the phone proved, and this very phone', async () => {
    const [slot] = await findSlotIds(test.api)
    const verification = await verifyPhone(test.api, newPhone())
    const phone = newPhone()
    const { secrets, clock } = test.api.service
    const unknown = { phoneHash: secrets.hash('phone', phone), verification: 'not-one-of-ours' }
    for (const token of [verification, 'made.up', '', signPhone(secrets, unknown, clock.now())]) {
      const { status, body } = await placeOrder(test.api, orderFor(slot!, phone, token))
      expect([status, body.code]).toEqual([422, 'invalid-code'])
    }
    expect(await findSlotIds(test.api)).toContain(slot)
  })

  it('names every field that is wrong, with the words that are agreed', async () => {
    const [slot] = await findSlotIds(test.api)
    const patient = { name: ' ', birthdate: '2027-01-01', email: 'nobody', phone: '91234567', description: '' }
    const { status, body } = await placeOrder(test.api, orderFor(slot!, '+4791234567', 'x', { patient }))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'validation',
      fields: {
        name: 'Please enter your name',
        birthdate: 'Please enter your actual birthdate',
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid mobile number with your (+) country code',
        description: 'Please describe your issue',
      },
    })
    const norwegian = await placeOrder(
      test.api,
      orderFor(slot!, '+4791234567', 'x', { patient: { ...patient, birthdate: '31-12-1980' }, locale: 'no' }),
    )
    expect(norwegian.body.fields.birthdate).toBe(
      'Vennligst skriv inn gyldig fødselsdato (DD-MM-YYYY, f.eks. 04-03-2000)',
    )
  })

  it('knows partners: their fields and their prices', async () => {
    const [slot] = await findSlotIds(test.api)
    const refused = await bookSlot(test.api, slot!, {
      partner: { kind: 'insurance', id: 'fjelltrygg', accepted: false },
    })
    expect([refused.status, refused.body.fields]).toEqual([422, { accepted: 'You must accept' }])
    const booked = await bookSlot(test.api, slot!, { partner: { kind: 'insurance', id: 'fjelltrygg', accepted: true } })
    expect([booked.status, booked.body.price]).toEqual([201, 0])
  })

  it('refuses a time that is too near, past, never was, or belongs to another treatment', async () => {
    const [slot] = await findSlotIds(test.api, '2026-11-09')
    test.api.clock.advance({ minutes: 20 })
    expect((await bookSlot(test.api, slot!)).body.code).toBe('slot-taken')
    test.api.clock.advance({ hours: 3 })
    expect((await bookSlot(test.api, slot!)).body.code).toBe('not-found')
    const made = slot!.replace('anne-lege', 'nobody-here')
    expect((await bookSlot(test.api, made)).body.code).toBe('not-found')
    const [later] = await findSlotIds(test.api)
    expect((await bookSlot(test.api, later!, { treatment: 'covid-antigen' })).body).toMatchObject({
      code: 'validation',
      fields: { slot: expect.any(String) },
    })
  })

  it('is done four times with one code; then it says when again, and a new code helps', async () => {
    const slots = await findSlotIds(test.api)
    const phone = newPhone()
    const verification = await verifyPhone(test.api, phone)
    const book = (slot: string, proof = verification) =>
      placeOrder(test.api, orderFor(slot, phone, proof), `${slot}-${proof.slice(-8)}`)
    for (const slot of slots.slice(0, 4)) expect((await book(slot)).status).toBe(201)
    const fifth = await book(slots[4]!)
    expect([fifth.status, fifth.body.code, fifth.headers['retry-after']]).toEqual([429, 'rate-limited', '1800'])
    // The same request again is no new booking.
    expect((await book(slots[0]!)).status).toBe(201)
    test.api.clock.advance({ minutes: 1 })
    expect((await book(slots[4]!, await verifyPhone(test.api, phone))).status).toBe(201)
  })

  it('is done for at most six coming appointments of a phone; then it gives the clinic’s number', async () => {
    const slots = await findSlotIds(test.api, '2026-11-13')
    const phone = newPhone()
    const book = (slot: string, locale = 'en') =>
      placeOrder(test.api, orderFor(slot, phone, provePhone(test.api, phone), { locale }))
    const booked = []
    for (const slot of slots.slice(0, 6)) booked.push(await book(slot))
    expect(booked.map((it) => it.status)).toEqual([201, 201, 201, 201, 201, 201])
    const seventh = await book(slots[6]!)
    expect([seventh.status, seventh.body.code, seventh.body.title]).toEqual([
      409,
      'too-many-appointments',
      'You already have 6 upcoming appointments with this mobile number. Call us on +47 22 00 00 01 if you need more.',
    ])
    expect((await book(slots[6]!, 'no')).body.title).toContain('Ring oss på +47 22 00 00 01')
    expect((await book(slots[0]!)).body.code).toBe('slot-taken')
    const { reference, token } = booked[0]!.body
    await test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    expect((await book(slots[6]!)).status).toBe(201)
  })

  it('takes a held time although the lead time passes while the person types', async () => {
    const [slot, other] = await findSlotIds(test.api, '2026-11-09')
    // It can be booked until half an hour before.
    const start = Temporal.Instant.fromEpochMilliseconds(parseSlotId(slot!)!.start)
    test.api.clock.set(start.subtract({ minutes: 30 }))
    const held = await test.api.call('POST', '/api/holds', { body: { slot } })
    expect(held.status).toBe(201)
    test.api.clock.advance({ minutes: 5 })
    expect(await findSlotIds(test.api, '2026-11-09')).not.toContain(slot)
    // Neither a stranger nor another time: only this hold.
    expect((await placeOrder(test.api, newOrder(test.api, slot!))).body.code).toBe('slot-taken')
    expect((await placeOrder(test.api, { ...newOrder(test.api, other!), hold: held.body.id })).status).toBe(201)
    expect((await placeOrder(test.api, { ...newOrder(test.api, slot!), hold: held.body.id })).status).toBe(201)
  })

  it('does not take it once the hold has ended', async () => {
    const [slot] = await findSlotIds(test.api, '2026-11-09')
    const start = Temporal.Instant.fromEpochMilliseconds(parseSlotId(slot!)!.start)
    test.api.clock.set(start.subtract({ minutes: 30 }))
    const held = await test.api.call('POST', '/api/holds', { body: { slot } })
    test.api.clock.advance({ minutes: 10 })
    const late = await placeOrder(test.api, { ...newOrder(test.api, slot!), hold: held.body.id })
    expect(late.body.code).toBe('slot-taken')
  })

  it('has exactly one winner for each of few times among many patients at once', async () => {
    const slots = (await findSlotIds(test.api)).slice(0, 4)
    const attempts = Array.from({ length: 80 }, (_, n) => placeOrder(test.api, newOrder(test.api, slots[n % 4]!)))
    const replies = await Promise.all(attempts)
    expect(replies.filter((it) => it.status === 201)).toHaveLength(4)
    expect(replies.filter((it) => it.status === 409 && it.body.code === 'slot-taken')).toHaveLength(76)
  })
})
