import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { familyOrder, findTimesTogether, placeFamily } from '../testing/family.ts'
import {
  bearer,
  bookSlot,
  findSlotIds,
  newAddress,
  newOrder,
  newPhone,
  orderFor,
  placeOrder,
  provePhone,
} from '../testing/visit.ts'

describe.each(engines)('several people in one booking, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const holdTogether = (slots: string[], headers = newAddress()) =>
    test.api.call('POST', '/api/holds', { body: { slots }, headers })
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${phone}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const count = async () => {
    const { rows } = await test.database.run<{ bookings: number; times: number; keys: number }>(sql`select
      (select count(*)::integer from bookings) as bookings, (select count(*)::integer from occupied_times) as times,
      (select count(*)::integer from idempotency_keys where answer is not null) as keys`)
    return rows[0]!
  }
  const visitor = async () => {
    const { headers } = await test.api.call(
      'GET',
      '/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-10',
    )
    return { cookie: String(headers['set-cookie']).split(';')[0]!, ...newAddress() }
  }

  it('is a booking for each, with a reference and a token of its own', async () => {
    const [slots] = await findTimesTogether(test.api, 3)
    const { status, body } = await placeFamily(test.api, familyOrder(test.api, slots!))
    expect(status).toBe(201)
    expect(body.bookings.map((it: { start: string }) => it.start.slice(11, 16))).toEqual(['08:00', '08:20', '08:40'])
    expect(body.bookings.map((it: { price: number }) => it.price)).toEqual([895, 895, 895])
    expect(new Set(body.bookings.map((it: { token: string }) => it.token)).size).toBe(3)
    const [first, second] = body.bookings
    const seen = await test.api.call('GET', `/api/bookings/${second.reference}`, bearer(second.token))
    expect(seen.body.together).toEqual({ firstName: 'Ola' })
    expect(JSON.stringify(seen.body)).not.toMatch(/Kari|Liv|Nordmann/)
    expect(JSON.stringify(seen.body)).not.toContain(first.reference)
    expect((await test.api.call('GET', `/api/bookings/${second.reference}`, bearer(first.token))).status).toBe(404)
    expect(await findSlotIds(test.api)).not.toContain(slots![2])
  })

  it('is at the same time with several practitioners, where these have time', async () => {
    const [slots] = await findTimesTogether(test.api, 2, { date: '2026-11-18', way: 'side-by-side' })
    const { body } = await placeFamily(test.api, familyOrder(test.api, slots!))
    const [one, other] = body.bookings
    expect(one.start).toBe(other.start)
    expect([one.practitioner.id, other.practitioner.id].sort()).toEqual(['anne-lege', 'bo-lege'])
  })

  it('tells the links of those who come at the same time apart by the practitioner, and says which of them is cancelled', async () => {
    const [slots] = await findTimesTogether(test.api, 2, { date: '2026-11-18', way: 'side-by-side' })
    const order = familyOrder(test.api, slots!)
    const { phone } = order.people[0]!.patient
    const { body } = await placeFamily(test.api, order)
    const clock = body.bookings[0].start.slice(11, 16)
    const [confirmation] = await messagesTo(phone)
    for (const { practitioner, reference, token } of body.bookings) {
      expect(confirmation).toContain(
        `${clock} with ${practitioner.name}: http://localhost:8000/en/my-appointment/#${reference}.${token}`,
      )
    }
    const [, second] = body.bookings
    await test.api.call('POST', `/api/bookings/${second.reference}/cancel`, bearer(second.token))
    expect((await messagesTo(phone)).filter((it) => it.includes('has been cancelled'))).toEqual([
      `Innom: The appointment on Wednesday 18 November at ${clock} with ${second.practitioner.name} at our Bislett clinic has been cancelled.`,
    ])
  })

  it('costs one confirmation and one reminder, which name nobody', async () => {
    const [slots] = await findTimesTogether(test.api, 3, { date: '2026-11-13' })
    const order = familyOrder(test.api, slots!)
    const { phone } = order.people[0]!.patient
    const { body } = await placeFamily(test.api, order)
    const link = (place: number, clock: string) =>
      `${clock}: http://localhost:8000/en/my-appointment/#${body.bookings[place].reference}.${body.bookings[place].token}`
    expect(await messagesTo(phone)).toEqual([
      [
        'Innom: Your 3 appointments at our Bislett clinic are confirmed, the first on Friday 13 November at 08:00. Address: Prøvegata 1. See, move or cancel each of them:',
        ...[link(0, '08:00'), link(1, '08:20'), link(2, '08:40')],
      ].join('\n'),
    ])
    test.api.clock.set(Temporal.Instant.from('2026-11-11T20:00:00Z'))
    const [dayBefore, ...earlier] = await messagesTo(phone)
    expect(earlier).toHaveLength(1)
    expect(dayBefore).toContain('A reminder that you have 3 appointments')
    // One of them is moved away, and has a reminder of their own.
    const [later] = await findSlotIds(test.api, '2026-11-13').then((all) => all.slice(-1))
    const [, second] = body.bookings
    test.api.clock.set(Temporal.Instant.from('2026-11-12T06:30:00Z'))
    await test.api.call('POST', `/api/bookings/${second.reference}/move`, {
      body: { slot: later },
      ...bearer(second.token),
    })
    test.api.clock.set(Temporal.Instant.from('2026-11-13T06:30:00Z'))
    const reminders = async () => (await messagesTo(phone)).filter((it) => /^Innom: You have/.test(it))
    const two =
      'Innom: You have 2 appointments at our Bislett clinic, the first on Friday 13 November at 08:00. Address: Prøvegata 1.'
    expect(await reminders()).toEqual([two])
    test.api.clock.set(Temporal.Instant.from('2026-11-13T14:00:00Z'))
    expect(await reminders()).toEqual([
      'Innom: You have an appointment on Friday 13 November at 15:40 at our Bislett clinic. Address: Prøvegata 1.',
      two,
    ])
  })

  it('still tells the others when the first has cancelled before the message could be sent', async () => {
    const [slots] = await findTimesTogether(test.api, 2, { date: '2026-11-13' })
    const order = familyOrder(test.api, slots!)
    const { body } = await placeFamily(test.api, order)
    await test.database.run(sql`update jobs set state = 'waiting', finished_at = null where kind = 'confirmation'`)
    await test.database.run(sql`delete from outbox`)
    await test.api.call('POST', `/api/bookings/${body.bookings[0].reference}/cancel`, bearer(body.bookings[0].token))
    const told = await messagesTo(order.people[0]!.patient.phone)
    expect(told.filter((it) => it.includes('is confirmed'))).toEqual([
      `Innom: Your appointment on Friday 13 November at 08:20 at our Bislett clinic is confirmed. Address: Prøvegata 1. See, move or cancel: http://localhost:8000/en/my-appointment/#${body.bookings[1].reference}.${body.bookings[1].token}`,
    ])
  })

  it('can be cancelled one by one', async () => {
    const [slots] = await findTimesTogether(test.api, 2, { date: '2026-11-13' })
    const { body } = await placeFamily(test.api, familyOrder(test.api, slots!))
    const [first, second] = body.bookings
    await test.api.call('POST', `/api/bookings/${first.reference}/cancel`, bearer(first.token))
    const other = await test.api.call('GET', `/api/bookings/${second.reference}`, bearer(second.token))
    expect(other.body.state).toBe('booked')
    expect(await findSlotIds(test.api, '2026-11-13')).toContain(slots![0])
  })

  it('is all or none: where somebody else has one of the times, nothing is booked or counted', async () => {
    const [slots] = await findTimesTogether(test.api, 3)
    await bookSlot(test.api, slots![2]!)
    const before = await count()
    const order = familyOrder(test.api, slots!)
    const refused = await placeFamily(test.api, order, 'lost')
    expect([refused.status, refused.body.code]).toEqual([409, 'slot-taken'])
    expect(await count()).toEqual(before)
    expect((await placeFamily(test.api, { ...order, locale: 'no' }, 'lost')).body.code).toBe('idempotency-mismatch')
    // The verification is as good as before for other times.
    const others = (await findTimesTogether(test.api, 3))[0]!
    const moved = { ...order, people: order.people.map((it, place) => ({ ...it, slot: others[place]! })) }
    expect((await placeFamily(test.api, moved)).status).toBe(201)
  })

  it('is one booking of all, however often the same request comes', async () => {
    const [slots] = await findTimesTogether(test.api, 2)
    const order = familyOrder(test.api, slots!)
    const replies = await Promise.all(Array.from({ length: 8 }, () => placeFamily(test.api, order, 'double-click')))
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([201, replies[0]!.body])
    expect(await messagesTo(order.people[0]!.patient.phone)).toHaveLength(1)
    test.api.clock.advance({ hours: 1 })
    expect((await placeFamily(test.api, order, 'double-click')).body).toEqual(replies[0]!.body)
    expect(await count()).toEqual({ bookings: 2, times: 2, keys: 1 })
  })

  it('gives overlapping times to one family or the other, never a part to each', async () => {
    const all = await findSlotIds(test.api)
    const families = Array.from({ length: 24 }, (_, n) => {
      const size = 2 + (n % 3)
      const slots = all.slice(n % 6, (n % 6) + size)
      // Whoever comes first on the list need not be first in the order.
      return familyOrder(test.api, n % 2 ? slots.toReversed() : slots)
    })
    const single = all.slice(0, 8).map((slot) => newOrder(test.api, slot))
    const replies = await Promise.all([
      ...families.map((it) => placeFamily(test.api, it)),
      ...single.map((it) => placeOrder(test.api, it)),
    ])
    expect(new Set(replies.map((it) => (it.status === 201 ? 201 : it.body.code)))).toEqual(new Set([201, 'slot-taken']))
    const made = replies.filter((it) => it.status === 201).flatMap(({ body }) => body.bookings ?? [body])
    const { rows } = await test.database.run<{ reference: string }>(sql`select reference from bookings`)
    expect(rows.map((it) => it.reference).sort()).toEqual(made.map((it: { reference: string }) => it.reference).sort())
    const times = await test.database.run(sql`select from occupied_times`)
    expect(times.rows).toHaveLength(made.length)
  })

  it('counts each of them against the verification and the phone', async () => {
    const [slots] = await findTimesTogether(test.api, 4)
    const order = familyOrder(test.api, slots!)
    const { phone } = order.people[0]!.patient
    expect((await placeFamily(test.api, order)).status).toBe(201)
    const [next] = await findSlotIds(test.api)
    expect((await placeOrder(test.api, orderFor(next!, phone, order.verification))).body.code).toBe('rate-limited')
    // Six at most: three more are too many, and none of them is booked.
    const three = (await findTimesTogether(test.api, 3))[0]!
    const refused = await placeFamily(test.api, familyOrder(test.api, three, {}, phone))
    expect([refused.status, refused.body.code]).toEqual([409, 'too-many-appointments'])
    expect(await count()).toMatchObject({ bookings: 4 })
    expect((await placeFamily(test.api, familyOrder(test.api, three.slice(0, 2), {}, phone))).status).toBe(201)
  })

  it('says what is wrong with whom', async () => {
    const [slots] = await findTimesTogether(test.api, 2)
    const order = familyOrder(test.api, slots!)
    const [first, second] = order.people
    const people = [first!, { ...second!, patient: { ...second!.patient, name: ' ', birthdate: '1850-01-01' } }]
    const { status, body } = await placeFamily(test.api, { ...order, people })
    expect([status, body.code]).toEqual([422, 'validation'])
    expect(Object.keys(body.fields)).toEqual(['people.1.name', 'people.1.birthdate'])
    const unknown = [first!, { ...second!, patient: { ...second!.patient, nick: 'x' } }]
    expect(Object.keys((await placeFamily(test.api, { ...order, people: unknown })).body.fields)).toEqual([
      'people.1.nick',
    ])
  })

  it('refuses what cannot be booked together', async () => {
    const [slots] = await findTimesTogether(test.api, 2)
    const order = familyOrder(test.api, slots!)
    const fieldsOf = async (changes: object) => (await placeFamily(test.api, { ...order, ...changes })).body.fields
    const person = order.people[0]!
    const at = (slot: string) => ({ people: [person, { ...person, slot }] })
    expect(await fieldsOf({ people: [person] })).toEqual({ people: 'Invalid value' })
    expect(await fieldsOf({ people: Array.from({ length: 5 }, () => person) })).toEqual({ people: 'Invalid value' })
    expect(await fieldsOf({ slot: slots![0] })).toEqual({ slot: 'Invalid value' })
    expect(await fieldsOf({ patient: person.patient })).toEqual({ patient: 'Invalid value' })
    expect(await fieldsOf({ partner: { kind: 'airline', id: 'norvind', rewardNumber: '12345678' } })).toEqual({
      partner: 'Invalid value',
    })
    // The same time twice, times with an hour between, and another clinic.
    const apart = { people: 'Choose times one after the other, or at the same time, at one clinic' }
    const all = await findSlotIds(test.api)
    const [elsewhere] = await findSlotIds(test.api, '2026-11-10', 'gp-consultation', 'okern')
    expect(await fieldsOf(at(slots![0]!))).toEqual(apart)
    expect(await fieldsOf(at(all[5]!))).toEqual(apart)
    expect(await fieldsOf(at(elsewhere!))).toEqual(apart)
    // Another treatment, and one that is for one person at a time.
    expect(await fieldsOf(at('covid-antigen.okern.bo-lege.abc'))).toEqual({ 'people.1.slot': 'Invalid value' })
    expect(await fieldsOf({ treatment: 'mindfulness-course' })).toEqual({
      treatment: 'This is booked for one person at a time',
    })
    const times = await test.api.call('GET', '/api/days?treatment=gp-video&clinic=bislett&people=2&locale=en')
    expect(times.body.fields).toEqual({ people: 'This is booked for one person at a time' })
    // A second phone, which nobody has proved.
    const phone = newPhone()
    const others = [person, { ...order.people[1]!, patient: { ...order.people[1]!.patient, phone } }]
    expect((await placeFamily(test.api, { ...order, people: others })).body.code).toBe('invalid-code')
    expect(await count()).toMatchObject({ bookings: 0 })
  })

  it('gives each the price and the points of their own agreement', async () => {
    const [slots] = await findTimesTogether(test.api, 2)
    const order = familyOrder(test.api, slots!)
    const [first, second] = order.people
    const partner = { kind: 'insurance', id: 'fjelltrygg', accepted: true }
    const { status, body } = await placeFamily(test.api, { ...order, people: [first!, { ...second!, partner }] })
    expect(status).toBe(201)
    expect(body.bookings.map((it: { partner: { id: string } | null }) => it.partner?.id ?? null)).toEqual([
      null,
      'fjelltrygg',
    ])
    expect(body.bookings[0].price).toBe(895)
    expect(body.bookings[1].price).not.toBe(895)
  })

  describe('held', () => {
    it('are all of the times or none, and one hold: renewed, extended and let go as a whole', async () => {
      const headers = await visitor()
      const [slots] = await findTimesTogether(test.api, 3)
      const held = await holdTogether(slots!, headers)
      expect(held.status).toBe(201)
      expect(await findSlotIds(test.api)).not.toEqual(expect.arrayContaining([slots![1]]))
      test.api.clock.advance({ minutes: 5 })
      const again = await holdTogether(slots!, headers)
      expect(again.body).toMatchObject({ id: held.body.id, expiresIn: 600 })
      const extended = await test.api.call('POST', `/api/holds/${held.body.id}/extend`)
      expect(extended.status).toBe(200)
      const overlapping = await holdTogether([slots![2]!, (await findSlotIds(test.api))[0]!])
      expect(overlapping.body.code).toBe('slot-taken')
      expect((await test.api.call('DELETE', `/api/holds/${held.body.id}`)).status).toBe(204)
      expect(await findSlotIds(test.api)).toEqual(expect.arrayContaining(slots!))
    })

    it('can be booked by their holder alone, also by the id, and leave no hold behind', async () => {
      const [slots] = await findTimesTogether(test.api, 2)
      const held = await holdTogether(slots!)
      expect((await placeFamily(test.api, familyOrder(test.api, slots!))).body.code).toBe('slot-taken')
      const order = familyOrder(test.api, slots!, { hold: held.body.id })
      expect((await placeFamily(test.api, order)).status).toBe(201)
      const { rows } = await test.database.run(
        sql`select from occupied_times where expires_at is not null or held_with is not null`,
      )
      expect(rows).toEqual([])
    })

    it('are the only ones of their visitor: another choice takes their place, so that nobody parks more than four', async () => {
      const headers = await visitor()
      const all = await findSlotIds(test.api)
      const free = async () => (await findSlotIds(test.api)).length
      await holdTogether(all.slice(0, 4), headers)
      expect(await free()).toBe(all.length - 4)
      // Twenty minutes later, over their own: the old hold gives way.
      expect((await holdTogether(all.slice(1, 5), headers)).status).toBe(201)
      expect(await findSlotIds(test.api)).toContain(all[0])
      expect(await free()).toBe(all.length - 4)
      const alone = () => test.api.call('POST', '/api/holds', { body: { slot: all[10] }, headers })
      expect((await alone()).status).toBe(201)
      expect(await free()).toBe(all.length - 1)
      expect((await holdTogether(all.slice(4, 6), headers)).status).toBe(201)
      expect(await free()).toBe(all.length - 2)
      // Without a cookie it is the address that counts.
      const address = newAddress()
      expect((await holdTogether(all.slice(11, 15), address)).status).toBe(201)
      const more = await test.api.call('POST', '/api/holds', { body: { slot: all[16] }, headers: address })
      expect(more.body.code).toBe('rate-limited')
    })

    it('are not extended in part: who lets them run out asks for all of them again', async () => {
      const headers = await visitor()
      const [slots] = await findTimesTogether(test.api, 2)
      const held = await holdTogether(slots!, headers)
      test.api.clock.advance({ minutes: 11 })
      expect((await test.api.call('POST', `/api/holds/${held.body.id}/extend`)).status).toBe(404)
      const phone = newPhone()
      await placeOrder(test.api, orderFor(slots![1]!, phone, provePhone(test.api, phone)))
      expect((await holdTogether(slots!, headers)).body.code).toBe('slot-taken')
      expect(await findSlotIds(test.api)).toContain(slots![0])
    })

    it('are given to one of two families that ask at once', async () => {
      const all = await findSlotIds(test.api)
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, n) => holdTogether(all.slice(n % 3, (n % 3) + 3))),
      )
      expect(replies.filter((it) => it.status === 201)).toHaveLength(1)
      expect(new Set(replies.map((it) => it.body.code))).toEqual(new Set([undefined, 'slot-taken']))
      expect(await findSlotIds(test.api)).toHaveLength(all.length - 3)
    })

    it('are not of times that are apart', async () => {
      const all = await findSlotIds(test.api)
      const { status, body } = await holdTogether([all[0]!, all[9]!])
      expect([status, Object.keys(body.fields)]).toEqual([422, ['slots']])
    })
  })
})
