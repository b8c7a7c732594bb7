import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { retentionHours } from '#domain/booking/retention-hours.ts'
import { orderOperations } from '../../orders/order-operations.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bearer, newAddress, newPhone, provePhone, verifyPhone } from '../../testing/visit.ts'

const home = { street: 'Prøvegata 12', postcode: '0170', place: 'Oslo' }
const personal = /Kari|Nordmann|Prøvegata|1990-05-17/

describe.each(engines)('a test at home, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const bodyFor = (phone: string, changes: object = {}) => ({
    item: 'home-test',
    verification: provePhone(test.api, phone),
    patient: { name: 'Kari Nordmann', birthdate: '1990-05-17', phone },
    locale: 'en',
    ...changes,
  })
  const post = (body: object, key: string = randomUUID(), headers = newAddress()) =>
    test.api.call('POST', '/api/orders', { body, headers: { 'idempotency-key': key, ...headers } })
  const order = async (changes: object) => {
    const phone = newPhone()
    const reply = await post(bodyFor(phone, changes))
    expect(reply.status).toBe(201)
    await test.api.service.jobs.drain()
    return { ...(reply.body as { reference: string; token: string }), phone }
  }
  const read = (reference: string, token: string) => test.api.call('GET', `/api/orders/${reference}`, bearer(token))
  const cancel = (reference: string, token: string) =>
    test.api.call('POST', `/api/orders/${reference}/cancel`, bearer(token))
  const become = async (reference: string, to: 'sent' | 'collected' | 'handed-in' | 'result-ready' | 'cancelled') => {
    await orderOperations.state.run(test.api.service, { reference, to, who: 'operator' })
    await test.api.service.jobs.drain()
  }
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const readRows = async () => JSON.stringify((await test.database.run(sql`select * from orders`)).rows)

  it('is ordered by post, sent, handed in and has a result, and the patient is told each time', async () => {
    const phone = newPhone()
    const reply = await post(bodyFor(phone, { address: home, verification: await verifyPhone(test.api, phone) }))
    expect(reply.status).toBe(201)
    const { reference, token } = reply.body
    expect(reply.body).toMatchObject({ state: 'ordered', item: 'home-test', way: 'post', clinic: null, price: 450 })
    await test.api.service.jobs.drain()
    for (const state of ['sent', 'handed-in', 'result-ready'] as const) {
      await become(reference, state)
      expect((await read(reference, token)).body).toMatchObject({ state, isCancellable: false })
    }
    const link = `http://localhost:8000/en/order/#${reference}.${token}`
    expect((await messagesTo(phone)).slice(0, 4)).toEqual([
      `Innom: We have an answer to order ${reference} and will call you. You can also call us on +47 400 00 000.`,
      `Innom: We have what you handed in for order ${reference}. Follow it here: ${link}`,
      `Innom: Order ${reference} is in the post. What to do next: ${link}`,
      `Innom: We have your order ${reference} and will send it by post. See or cancel it: ${link}`,
    ])
  })

  it('is collected at a clinic that has it', async () => {
    const { reference, token, phone } = await order({ clinic: 'bislett', locale: 'no' })
    expect((await read(reference, token)).body).toMatchObject({ way: 'collect', clinic: 'bislett' })
    await become(reference, 'collected')
    const link = `http://localhost:8000/bestilling/#${reference}.${token}`
    expect(await messagesTo(phone)).toEqual([
      `Innom: Bestilling ${reference} er hentet. Dette gjør du nå: ${link}`,
      `Bestilling ${reference} kan hentes hos Innom Bislett, Prøvegata 1. Se eller avbestill: ${link}`,
    ])
  })

  it('says in no message what was ordered, nor that it is a test', async () => {
    const { reference, phone } = await order({ address: home })
    for (const state of ['sent', 'handed-in', 'result-ready'] as const) await become(reference, state)
    const other = await order({ clinic: 'bislett', locale: 'no' })
    await become(other.reference, 'collected')
    await become(other.reference, 'cancelled')
    const messages = [...(await messagesTo(phone)), ...(await messagesTo(other.phone))]
    expect(messages).toHaveLength(7)
    for (const text of messages) {
      const words = text.replace(/http\S+/, '').replace('Prøvegata 1', '')
      expect(words).not.toMatch(/test|prøve|sample|klamydia|chlamydia|positiv|negativ|Kari/i)
    }
  })

  it('forgets the address as soon as it is sent, or cancelled', async () => {
    const { reference } = await order({ address: home })
    const other = await order({ address: home })
    expect(await orderOperations.show.run(test.api.service, { reference })).toMatchObject({ address: home })
    await become(reference, 'sent')
    expect(await orderOperations.show.run(test.api.service, { reference })).toMatchObject({ address: null })
    await cancel(other.reference, other.token)
    expect(await readRows()).not.toContain('Prøvegata')
  })

  it('is forgotten as a whole some time after its last change', async () => {
    const { reference, token } = await order({ address: home })
    const later = test.api.clock.now().add({ hours: retentionHours.orders })
    expect(await deleteExpired(test.database, later.subtract({ seconds: 1 }))).toMatchObject({ orders: 0 })
    expect(await deleteExpired(test.database, later.add({ seconds: 1 }))).toMatchObject({ orders: 1 })
    expect((await read(reference, token)).status).toBe(404)
    const { rows } = await test.database.run(sql`select * from order_events`)
    expect(rows).toEqual([])
  })

  it('is cancelled by the patient until it is sent, and stays cancelled', async () => {
    const { reference, token, phone } = await order({ address: home })
    const both = await Promise.all([cancel(reference, token), cancel(reference, token)])
    expect(both.map((it) => [it.status, it.body.state])).toEqual(Array(2).fill([200, 'cancelled']))
    await test.api.service.jobs.drain()
    expect((await messagesTo(phone)).filter((it) => it.includes('has been cancelled'))).toHaveLength(1)
    const sent = await order({ address: home })
    await become(sent.reference, 'sent')
    expect(await cancel(sent.reference, sent.token)).toMatchObject({ status: 409, body: { code: 'too-late' } })
  })

  it('opens only with its own token', async () => {
    const mine = await order({ clinic: 'bislett' })
    const other = await order({ clinic: 'bislett' })
    const answers = [
      await read(mine.reference, other.token),
      await read('ABCD2345', mine.token),
      await test.api.call('GET', `/api/orders/${mine.reference}`),
      await cancel(mine.reference, other.token),
    ]
    expect(answers.map((it) => it.status)).toEqual([404, 404, 404, 404])
    expect((await read(mine.reference, mine.token)).body.state).toBe('ordered')
  })

  it('is ordered once however often the same request comes, also at once and after the code has expired', async () => {
    const body = bodyFor(newPhone(), { address: home })
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(body, key)))
    expect(replies.map((it) => it.status)).toEqual(Array(8).fill(201))
    expect(new Set(replies.map((it) => JSON.stringify(it.body))).size).toBe(1)
    test.api.clock.advance({ hours: 1 })
    expect((await post(body, key)).body).toEqual(replies[0]!.body)
    expect(await post({ ...body, address: null, clinic: 'bislett' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-mismatch' },
    })
    const { rows } = await test.database.run(sql`select reference from orders`)
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['an item that does not exist', { item: 'gp-consultation', clinic: 'bislett' }, 'item'],
    ['an item that is not sold here', { item: 'unsold-test', clinic: 'bislett' }, 'item'],
    ['a clinic that does not have it', { clinic: 'okern' }, 'clinic'],
    ['neither clinic nor address', {}, 'clinic'],
    ['both', { clinic: 'bislett', address: home }, 'clinic'],
    ['a postcode of another country', { address: { ...home, postcode: '113 44' } }, 'postcode'],
    ['a word as an address', { address: 'Prøvegata 12' }, 'address'],
  ])('is refused with %s', async (_, changes, field) => {
    const reply = await post(bodyFor(newPhone(), changes))
    expect(reply).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(Object.keys(reply.body.fields)).toEqual([field])
  })

  it('is refused for those who are too young, with words that help', async () => {
    const phone = newPhone()
    const patient = { name: 'Ola', birthdate: '2011-01-01', phone }
    const reply = await post(bodyFor(phone, { clinic: 'bislett', patient }))
    expect(reply.body.fields.birthdate).toContain('at least 16')
  })

  it('needs the proof of that very phone', async () => {
    const reply = await post({
      ...bodyFor(newPhone(), { clinic: 'bislett' }),
      verification: provePhone(test.api, newPhone()),
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'invalid-code' } })
  })

  it('can be had four times by a phone until one is handed in', async () => {
    const phone = newPhone()
    const placed = []
    for (let n = 0; n < 4; n++) placed.push(await post(bodyFor(phone, { clinic: 'bislett' })))
    expect(placed.map((it) => it.status)).toEqual(Array(4).fill(201))
    expect(await post(bodyFor(phone, { clinic: 'bislett' }))).toMatchObject({
      status: 409,
      body: { code: 'too-many-orders' },
    })
    await become(placed[0]!.body.reference, 'collected')
    await become(placed[0]!.body.reference, 'handed-in')
    expect((await post(bodyFor(phone, { clinic: 'bislett' }))).status).toBe(201)
  })

  it('cannot fill the letter box of somebody else, from however many phones', async () => {
    const statuses: number[] = []
    for (const street of [
      'Prøvegata 12',
      'Prøvegata 12',
      'PRØVEGATA12',
      'Prøvegata. 12',
      'Prøvegata 12,',
      'Prøvegata 1 2',
    ])
      statuses.push((await post(bodyFor(newPhone(), { address: { ...home, street } }))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
    expect((await post(bodyFor(newPhone(), { address: { ...home, street: 'Prøvegata 14' } }))).status).toBe(201)
  })

  it('goes to whatever address somebody can write, and is refused with any other', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.constantFrom("O'Gata 1", 'Gata 1\u0000', '\ud800a'),
    )
    await fc.assert(
      fc.asyncProperty(text, text, text, async (street, place, name) => {
        // A day later each time, since only four a day go to one address.
        test.api.clock.set(test.api.clock.now().add({ hours: 25 }))
        const phone = newPhone()
        const patient = { name, birthdate: '1990-05-17', phone }
        const reply = await post(bodyFor(phone, { address: { street, postcode: '0170', place }, patient }))
        expect([201, 422]).toContain(reply.status)
        if (reply.status === 422) expect(reply.body.code).toBe('validation')
      }),
      { numRuns: 60 },
    )
  })

  it('leaves nothing of the patient in the log', async () => {
    const { reference, token } = await order({ address: home })
    await read(reference, token)
    await cancel(reference, token)
    expect(test.api.log.join('\n')).not.toMatch(personal)
    expect(test.api.log.join('\n')).not.toContain(token)
  })

  it('is listed for operators, who are told what it can become', async () => {
    const { reference } = await order({ address: home })
    const list = () => orderOperations.list.run(test.api.service, { states: ['ordered', 'sent'] })
    expect((await list()).orders).toMatchObject([{ reference, state: 'ordered', next: ['sent', 'cancelled'] }])
    const state = (to: 'collected' | 'sent', ref = reference) =>
      orderOperations.state.run(test.api.service, { reference: ref, to, who: 'operator' })
    await expect(state('collected')).rejects.toThrow(
      `${reference} is ordered and cannot become collected. It can become sent or cancelled.`,
    )
    await expect(state('sent', 'NOBODY22')).rejects.toThrow("There is no order 'NOBODY22'.")
    await state('sent', reference.toLowerCase())
    const { rows } = await test.database.run(
      sql`select state, actor, channel, who from order_events order by at, state`,
    )
    expect(rows).toEqual([
      { state: 'ordered', actor: 'patient', channel: 'web', who: null },
      { state: 'sent', actor: 'staff', channel: 'command', who: 'operator' },
    ])
  })
})
