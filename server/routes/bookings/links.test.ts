import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { signPhone } from '../../identity/verified-phone.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import {
  bearer,
  bookSlot,
  findSlotIds,
  newAddress,
  newPhone,
  orderFor,
  placeOrder,
  provePhone,
} from '../../testing/visit.ts'

describe.each(engines)('the links to bookings, sent again, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const ask = (verification: string, headers = newAddress(), locale = 'en') =>
    test.api.call('POST', '/api/links', { body: { verification, locale }, headers })
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const linksTo = async (phone: string) => (await messagesTo(phone)).filter((it) => it.includes('links to your'))
  async function bookTwice() {
    const [first, second] = [await findSlotIds(test.api, '2026-11-10'), await findSlotIds(test.api, '2026-11-13')]
    const { body, phone } = await bookSlot(test.api, second[0]!)
    const other = await placeOrder(test.api, orderFor(first[3]!, phone, provePhone(test.api, phone)))
    return { phone, bookings: [other.body, body] }
  }

  it('come in one message, the next appointment first, and open the bookings', async () => {
    const { phone, bookings } = await bookTwice()
    await bookSlot(test.api, (await findSlotIds(test.api, '2026-11-12'))[0]!)
    expect(await ask(provePhone(test.api, phone))).toMatchObject({ status: 202, body: {} })
    const page = 'http://localhost:8000/en/my-appointment/'
    expect(await linksTo(phone)).toEqual([
      [
        'Innom: Here are the links to your coming appointments.',
        `Tuesday 10 November at 09:00, Bislett: ${page}#${bookings[0].reference}.${bookings[0].token}`,
        `Friday 13 November at 08:00, Bislett: ${page}#${bookings[1].reference}.${bookings[1].token}`,
      ].join('\n'),
    ])
  })

  it('leave out what is cancelled or past, and are in the language of the page', async () => {
    const { phone, bookings } = await bookTwice()
    await test.api.call('POST', `/api/bookings/${bookings[1].reference}/cancel`, bearer(bookings[1].token))
    await ask(provePhone(test.api, phone), newAddress(), 'no')
    const message = (await messagesTo(phone)).filter((it) => it.includes('lenkene'))
    expect(message).toEqual([
      `Innom: Her er lenkene til de kommende timene dine.\ntirsdag 10. november kl. 09:00, Bislett: http://localhost:8000/min-time/#${bookings[0].reference}.${bookings[0].token}`,
    ])
    test.api.clock.set(Temporal.Instant.from('2026-11-10T08:00:00Z'))
    const before = await messagesTo(phone)
    await ask(provePhone(test.api, phone))
    expect(await messagesTo(phone)).toEqual(before)
  })

  it('are those of a course too that has begun, with its next date, until the last one', async () => {
    const phone = newPhone()
    const { slot: _, ...order } = orderFor('', phone, provePhone(test.api, phone))
    const course = { ...order, treatment: 'mindfulness-course', group: 'mindfulness-2026-11-24' }
    const { reference, token } = (await placeOrder(test.api, course)).body
    test.api.clock.set(Temporal.Instant.from('2026-11-26T08:00:00Z'))
    await ask(provePhone(test.api, phone))
    const [text] = await linksTo(phone)
    expect(text).toContain(
      `Tuesday 1 December at 17:30, Bislett: http://localhost:8000/en/my-appointment/#${reference}.${token}`,
    )
    test.api.clock.set(Temporal.Instant.from('2026-12-15T18:00:00Z'))
    await ask(provePhone(test.api, phone))
    expect(await linksTo(phone)).toHaveLength(1)
  })

  it('are those of orders too, until their result is there', async () => {
    const { phone, bookings } = await bookTwice()
    const orderItem = async (of: string) => {
      const body = {
        ...{ item: 'home-test', clinic: 'bislett', verification: provePhone(test.api, of), locale: 'en' },
        patient: { name: 'Kari Nordmann', birthdate: '1990-05-17', phone: of },
      }
      const headers = { 'idempotency-key': randomUUID(), ...newAddress() }
      const { body: placed } = await test.api.call('POST', '/api/orders', { body, headers })
      return placed as { reference: string; token: string }
    }
    const order = await orderItem(phone)
    const line = ({ reference, token }: typeof order) =>
      `Order ${reference}: http://localhost:8000/en/order/#${reference}.${token}`
    await ask(provePhone(test.api, phone))
    const [both] = await linksTo(phone)
    expect(both!.split('\n')).toEqual([
      'Innom: Here are the links to your coming appointments and orders.',
      expect.stringContaining(bookings[0].token),
      expect.stringContaining(bookings[1].token),
      line(order),
    ])

    const other = newPhone()
    const [cancelled, kept] = [await orderItem(other), await orderItem(other)]
    await test.api.call('POST', `/api/orders/${cancelled.reference}/cancel`, bearer(cancelled.token))
    await ask(provePhone(test.api, other))
    expect(await linksTo(other)).toEqual([`Innom: Here are the links to your orders.\n${line(kept)}`])
  })

  it('are found among more bookings than are read at a time', async () => {
    const { phone } = await bookTwice()
    await test.api.service.database.run(sql`
      insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
        'reference', 'BULK' || n, 'patient_phone', '+4799' || n, 'occupied_time', null, 'remote_id', 'elsewhere',
        'starts_at', b.starts_at - interval '1 second'))).*
      from bookings b, generate_series(100000, 102500) n where b.patient_phone = ${phone} and b.starts_at < '2026-11-11'`)
    await ask(provePhone(test.api, phone))
    expect((await linksTo(phone))[0]!.split('\n')).toHaveLength(3)
  })

  it('answer the same for a phone without bookings, which gets no message', async () => {
    const phone = newPhone()
    const { phone: patient } = await bookTwice()
    const [none, some] = [await ask(provePhone(test.api, phone)), await ask(provePhone(test.api, patient))]
    expect([none.status, none.body]).toEqual([some.status, some.body])
    const names = ({ headers }: typeof none) => Object.keys(headers).sort()
    expect(names(none)).toEqual(names(some))
    expect(none.headers['content-length']).toBe(some.headers['content-length'])
    expect(await messagesTo(phone)).toEqual([])
  })

  it('use up one message of three though the button is hammered', async () => {
    const { phone } = await bookTwice()
    const verification = provePhone(test.api, phone)
    const hammered = await Promise.all(Array.from({ length: 12 }, () => ask(verification)))
    expect(hammered.map((it) => it.status)).toEqual(Array(12).fill(202))
    const later: number[] = []
    for (let n = 0; n < 3; n++) later.push((await ask(provePhone(test.api, phone))).status)
    expect(later).toEqual([202, 202, 429])
    expect(await linksTo(phone)).toHaveLength(3)
  })

  it('are not used up by repeating a request', async () => {
    const { phone } = await bookTwice()
    const verification = provePhone(test.api, phone)
    for (let n = 0; n < 5; n++) expect((await ask(verification)).status).toBe(202)
    expect(await linksTo(phone)).toHaveLength(1)
  })

  it('are sent again for the same verification whenever the answer says so', async () => {
    const { phone } = await bookTwice()
    const verification = provePhone(test.api, phone)
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      statuses.push((await ask(verification)).status)
      test.api.clock.advance({ minutes: 5 })
    }
    expect(statuses).toEqual([202, 202, 202, 429])
    expect(await linksTo(phone)).toHaveLength(3)
  })

  it('need a proof that is ours and not too old', async () => {
    const { phone, bookings } = await bookTwice()
    const proof = provePhone(test.api, phone)
    const [content, expiry, signature] = proof.split('.') as [string, string, string]
    const other = test.api.service.secrets.hash('phone', newPhone())
    const later = (Number.parseInt(expiry, 36) + 1e9).toString(36)
    const forged = [
      '',
      'x',
      bookings[0].token,
      `${content}.${later}.${signature}`,
      `${other}:${content.split(':')[1]}.${expiry}.${signature}`,
      `${content}.${expiry}.`,
      `${proof}.x`,
      signPhone(test.api.service.secrets, { phoneHash: other, verification: 'no-uuid' }, test.api.clock.now()),
    ]
    for (const it of forged) expect((await ask(it)).body.code, it).toMatch(/^(?:invalid-code|validation)$/)
    test.api.clock.advance({ minutes: 30 })
    expect((await ask(proof)).body.code).toBe('invalid-code')
    expect(await linksTo(phone)).toEqual([])
  })

  it('are three an hour and five a day for a phone, from wherever they are asked', async () => {
    const { phone } = await bookTwice()
    const answers: number[] = []
    for (let n = 0; n < 4; n++) answers.push((await ask(provePhone(test.api, phone))).status)
    expect(answers).toEqual([202, 202, 202, 429])
    expect(await linksTo(phone)).toHaveLength(3)
    test.api.clock.advance({ hours: 1 })
    const later: number[] = []
    for (let n = 0; n < 3; n++) later.push((await ask(provePhone(test.api, phone))).status)
    expect(later).toEqual([202, 202, 429])
    expect(await linksTo(phone)).toHaveLength(5)
  })

  it('are limited for a network, whatever phones it has proved', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      statuses.push((await ask(provePhone(test.api, newPhone()), { 'x-forwarded-for': '10.9.8.7' })).status)
    }
    expect(statuses.filter((it) => it === 429)).toHaveLength(1)
    expect((await ask(provePhone(test.api, newPhone()))).status).toBe(202)
  })
})
