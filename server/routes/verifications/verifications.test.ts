import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { tokenAnswer, verificationAnswer } from '#domain/api/booking-answers.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { findSlotIds, newAddress, newOrder, newPhone, placeOrder, readCode } from '../../testing/visit.ts'

describe.each(engines)('the code by SMS, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  /** Each patient asks from an address of their own, and answers from there. */
  const addresses = new Map<string, Record<string, string>>()
  const ask = async (phone: string, headers = addresses.get(phone) ?? newAddress(), locale = 'en') => {
    addresses.set(phone, headers)
    const reply = await api.call('POST', '/api/verifications', { body: { phone, locale }, headers })
    if (reply.status === 202) addresses.set(reply.body.id, headers)
    return reply
  }
  const answer = (id: string, code: string, headers = addresses.get(id) ?? newAddress()) =>
    api.call('POST', `/api/verifications/${id}/code`, { body: { code }, headers })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('reaches the phone, ends with the line that phones fill in by themselves, and is accepted once', async () => {
    const phone = newPhone()
    const opened = await ask(phone)
    expect(opened.status).toBe(202)
    expect(verificationAnswer.parse(opened.body)).toMatchObject({
      expiresAt: '2026-11-09T09:10:00+01:00',
      resendAt: '2026-11-09T09:00:30+01:00',
    })
    const { body } = await api.call('GET', `/api/dev/outbox?phone=${phone}`)
    expect(body.messages[0].text).toMatch(/^\d{6} is your Innom code\..*\n\n@localhost #\d{6}$/s)
    const code = await readCode(api, phone)
    const checked = await answer(opened.body.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(tokenAnswer.parse(checked.body).token).toBeTruthy()
    expect((await answer(opened.body.id, code)).body.code).toBe('invalid-code')
  })

  it('says "Invalid code." for a wrong code and an unknown challenge', async () => {
    const phone = newPhone()
    const { body } = await ask(phone)
    const code = await readCode(api, phone)
    const wrong = await answer(body.id, another(code))
    expect([wrong.status, wrong.body.code, wrong.body.fields.code]).toEqual([422, 'invalid-code', 'Ugyldig kode.'])
    expect((await answer('c0ffee00-0000-4000-8000-000000000000', code)).body.code).toBe('invalid-code')
    expect((await answer('nonsense', code)).body.code).toBe('invalid-code')
  })

  it('says that it is too old after ten minutes, to whoever asked for it and to nobody else, and a new one works', async () => {
    const phone = newPhone()
    const { body } = await ask(phone)
    const code = await readCode(api, phone)
    for (let n = 0; n < 5; n++) await answer(body.id, another(code))
    api.clock.advance({ minutes: 10 })
    const old = await answer(body.id, code)
    expect([old.status, old.body.code]).toEqual([422, 'code-expired'])
    expect(old.body.fields.code).toBe('Koden er for gammel. Be om en ny kode.')
    expect((await answer(body.id, code, newAddress())).body.code).toBe('invalid-code')
    const second = await ask(phone)
    expect((await answer(second.body.id, await readCode(api, phone))).status).toBe(200)
    // A code that proved the phone is not called too old.
    api.clock.advance({ minutes: 10 })
    expect((await answer(second.body.id, code)).body.code).toBe('invalid-code')
  })

  it('has five tries, also when they come all at once', async () => {
    const phone = newPhone()
    const { body } = await ask(phone)
    const code = await readCode(api, phone)
    const guesses = Array.from({ length: 30 }, (_, n) =>
      answer(body.id, String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0')),
    )
    const replies = await Promise.all(guesses)
    expect(replies.filter((it) => it.body.code === 'invalid-code')).toHaveLength(5)
    expect(replies.filter((it) => it.body.code === 'code-exhausted')).toHaveLength(25)
    const right = await answer(body.id, code)
    expect([right.status, right.body.code]).toEqual([422, 'code-exhausted'])
    expect(right.body.fields.code).toBe('Koden er prøvd for mange ganger. Be om en ny kode.')
    const { rows } = await test.database.run<{ tries: number }>(sql`select tries from verifications`)
    expect(rows).toEqual([{ tries: 5 }])
  })

  it('says at the fifth wrong try already that only a new one helps', async () => {
    const phone = newPhone()
    const { body } = await ask(phone)
    const code = await readCode(api, phone)
    const said: string[] = []
    for (let n = 0; n < 6; n++) {
      const { body: problem } = await answer(body.id, another(code))
      said.push(`${problem.code}: ${problem.fields.code}`)
    }
    expect(said).toEqual([
      ...Array(4).fill('invalid-code: Ugyldig kode.'),
      'invalid-code: Koden er prøvd for mange ganger. Be om en ny kode.',
      'code-exhausted: Koden er prøvd for mange ganger. Be om en ny kode.',
    ])
  })

  it('that is new works after five wrong tries at the old one', async () => {
    const phone = newPhone()
    const first = await ask(phone)
    const code = await readCode(api, phone)
    for (let n = 0; n < 6; n++) await answer(first.body.id, another(code))
    api.clock.advance({ seconds: 31 })
    const second = await ask(phone)
    // The exhausted one does not come back by the new challenge.
    expect((await answer(second.body.id, code)).body.code).toBe('invalid-code')
    expect((await answer(second.body.id, await readCode(api, phone))).status).toBe(200)
  })

  it('is still taken after a second was sent', async () => {
    const phone = newPhone()
    const first = await ask(phone)
    const firstCode = await readCode(api, phone)
    for (let n = 0; n < 3; n++) await answer(first.body.id, another(firstCode))
    api.clock.advance({ seconds: 31 })
    const second = await ask(phone)
    expect((await answer(second.body.id, another(firstCode))).status).toBe(422)
    expect((await answer(second.body.id, firstCode)).status).toBe(200)
    expect((await answer(second.body.id, await readCode(api, phone))).status).toBe(422)
  })

  it('cannot be spoilt by a stranger who knows the number', async () => {
    const phone = newPhone()
    const stranger = from('198.51.100.7')
    const attack = async () => {
      const { status, body } = await ask(phone, stranger)
      if (status === 202) for (let n = 0; n < 6; n++) await answer(body.id, '000000', stranger)
      return status
    }
    for (let n = 0; n < 12; n++) {
      await attack()
      api.clock.advance({ minutes: 5 })
    }
    const own = await ask(phone, from('203.0.113.9'))
    expect(own.status).toBe(202)
    const code = await readCode(api, phone)
    // Not even with the right challenge and code from elsewhere.
    expect((await answer(own.body.id, code, stranger)).body.code).toBe('invalid-code')
    expect((await answer(own.body.id, code)).status).toBe(200)
  })

  it('says when to come back once too many were tried, never that the right one is invalid', async () => {
    const phone = newPhone()
    const visitor = (n: number) => ({ ...from('203.0.113.9'), cookie: `visitor=${String(n).padStart(22, '_')}` })
    // Three get codes of their own, which give two tries each that are counted; the others type the newest of them.
    for (let n = 0; n < 4; n++) {
      const { body } = await ask(phone, visitor(n))
      const code = await readCode(api, phone)
      for (let tries = 0; tries < 5; tries++) await answer(body.id, another(code), visitor(n))
      api.clock.advance({ minutes: 1 })
    }
    const { body } = await ask(phone, visitor(4))
    const code = await readCode(api, phone)
    for (let n = 0; n < 4; n++) {
      expect((await answer(body.id, another(code), visitor(4))).body.code).toBe('invalid-code')
    }
    const right = await answer(body.id, code, visitor(4))
    expect([right.status, right.body.code, right.headers['retry-after']]).toEqual([429, 'rate-limited', '3360'])
  })

  it('belongs to the browser that asked, also when its cookie came in between', async () => {
    const phone = newPhone()
    const cookie = (letter: string) => ({ cookie: `visitor=${letter.repeat(22)}` })
    const { body } = await ask(phone, { ...from('203.0.113.9'), ...cookie('a') })
    const code = await readCode(api, phone)
    const other = await answer(body.id, code, { ...from('203.0.113.9'), ...cookie('b') })
    expect(other.body.code).toBe('invalid-code')
    expect((await answer(body.id, code, { ...from('198.51.100.1'), ...cookie('a') })).status).toBe(200)
    const bare = await ask(newPhone(), from('203.0.113.10'))
    const bareCode = await readCode(api, [...addresses.keys()].at(-2)!)
    expect((await answer(bare.body.id, bareCode, { ...from('203.0.113.10'), ...cookie('c') })).status).toBe(200)
  })

  it('is bound to its phone: another phone’s code does not fit', async () => {
    const [one, two] = [newPhone(), newPhone()]
    const first = await ask(one)
    await ask(two)
    expect((await answer(first.body.id, await readCode(api, two))).status).toBe(422)
  })

  it('is kept as a keyed hash, and forgotten by the job once it is sent', async () => {
    const phone = newPhone()
    await ask(phone)
    const waiting = await test.database.run<{ payload: object }>(sql`select payload from jobs`)
    const code = await readCode(api, phone)
    const kept = await test.database.run(sql`select * from verifications`)
    expect(JSON.stringify([waiting.rows, kept.rows])).not.toMatch(new RegExp(`${code}|${phone.slice(3)}`))
    expect((await test.database.run(sql`select payload from jobs`)).rows).toEqual([{ payload: {} }])
  })

  it('can be sent again after 30 seconds, three times in ten minutes and eight times a day', async () => {
    const phone = newPhone()
    const statuses: number[] = []
    const send = async () => {
      const reply = await ask(phone)
      statuses.push(reply.status)
      return reply
    }
    await send()
    const soon = await send()
    expect([soon.body.code, soon.headers['retry-after'], soon.body.title]).toEqual([
      'rate-limited',
      '30',
      'Too many requests. Try again later.',
    ])
    for (let n = 0; n < 3; n++) {
      api.clock.advance({ seconds: 30 })
      await send()
    }
    expect(statuses).toEqual([202, 429, 202, 202, 429])
    statuses.length = 0
    for (let n = 0; n < 6; n++) {
      api.clock.advance({ minutes: 10 })
      await send()
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    // The visitor's own eight, whoever else may ask again.
    api.clock.advance({ hours: 3 })
    expect((await send()).status).toBe(429)
    expect((await ask(phone, from('198.51.100.7'))).status).toBe(202)
    api.clock.advance({ hours: 24 })
    expect((await send()).status).toBe(202)
  })

  it('counts what was sent by other processes too', async () => {
    const other = await openTestApi({ database: test.database })
    const phone = newPhone()
    await ask(phone)
    const body = { phone, locale: 'no' }
    const headers = addresses.get(phone)!
    const again = await other.call('POST', '/api/verifications', { body, headers })
    expect(again.status).toBe(429)
    await other.close()
  })

  it('goes to twenty phones an hour from a caller that keeps no cookies', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await ask(newPhone(), from('203.0.113.9'))).status)
    expect(statuses.filter((it) => it === 202)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(newPhone(), from('203.0.113.10'))).status).toBe(202)
  })

  it('goes to a whole waiting room behind one address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 60; n++) {
      const cookie = `visitor=${String(n).padStart(22, 'v')}`
      statuses.push((await ask(newPhone(), { ...from('203.0.113.9'), cookie })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([202]))
  })

  it.each([
    ['a port', '203.0.113.9:1000', '203.0.113.9:2000'],
    ['another spelling of IPv6', '2001:db8:0:0::1', '[2001:0DB8::2]:443'],
    ['IPv4 in the form of IPv6', '203.0.113.9', '::ffff:203.0.113.9'],
  ])('is counted once for one address, whatever the proxy writes: %s', async (_kind, one, two) => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await ask(newPhone(), from(n % 2 ? one : two))).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is bounded by network: one /48 does not use up everybody’s codes', async () => {
    let sent = 0
    for (let n = 0; n < 310; n++) {
      const address = `2001:db8:1:${(n * 257).toString(16).slice(-4)}::1`
      sent += (await ask(newPhone(), from(address))).status === 202 ? 1 : 0
    }
    expect(sent).toBe(300)
    expect((await ask(newPhone(), from('2001:db8:2::1'))).status).toBe(202)
  })

  it('is bounded by country: a hundred an hour to each foreign one', async () => {
    const statuses: number[] = []
    const british = (n: number) => `+447400${String(100_000 + n)}`
    for (let n = 0; n < 101; n++) statuses.push((await ask(british(n), from(`198.51.${n}.1`))).status)
    expect([statuses.at(99), statuses.at(100)]).toEqual([202, 429])
    expect((await ask(newPhone(), from('192.0.2.1'))).status).toBe(202)
  })

  it('leaves the codes of a foreign country to others: no few networks can use them up', async () => {
    let asked = 0
    const takeAll = async (network: number) => {
      let sent = 0
      while ((await ask(`+447400${String(200_000 + asked++)}`, from(`198.51.${network}.${asked % 2}`))).status === 202)
        sent++
      return sent
    }
    const sent: number[] = []
    for (let network = 0; network < 12; network++) sent.push(await takeAll(network))
    // Each takes a quarter of what is left at most.
    expect(sent).toEqual([20, 16, 13, 11, 8, 7, 5, 4, 4, 3, 2, 2])
    expect(await takeAll(99)).toBe(1)
  })

  describe('when unusually many messages are sent', () => {
    beforeEach(async () => {
      await api.close()
      api = await openTestApi({ database: test.database, env: { SMS_PER_HOUR: '20', METRICS_TOKEN: 'm'.repeat(20) } })
    })
    const askFrom = async (n: number, address: string) => {
      const statuses: number[] = []
      for (let i = 0; i < n; i++) statuses.push((await ask(newPhone(), from(address))).status)
      return statuses.filter((it) => it === 202).length
    }

    it('slows down the unusual first, then stops for everybody, and works again after an hour', async () => {
      // Half of the budget, from one caller without cookies: from there on such a caller gets five.
      expect(await askFrom(12, '203.0.113.9')).toBe(10)
      expect(await askFrom(8, '198.51.100.1')).toBe(5)
      expect(await askFrom(8, '192.0.2.1')).toBe(5)
      expect(await askFrom(1, '192.0.3.1')).toBe(0)
      api.clock.advance({ hours: 1 })
      expect(await askFrom(1, '192.0.3.1')).toBe(1)
    })

    it('counts messages about bookings up to half, and those are never stopped', async () => {
      const slots = await findSlotIds(api, '2026-11-13')
      for (const slot of slots.slice(0, 20)) await placeOrder(api, newOrder(api, slot))
      await api.service.jobs.drain()
      const { body } = await api.call('GET', '/api/dev/outbox')
      expect(body.messages).toHaveLength(20)
      // Ten of the twenty are kept for codes; by then limits are tight.
      expect(await askFrom(8, '203.0.113.9')).toBe(5)
      expect(await askFrom(8, '198.51.100.1')).toBe(5)
      expect(await askFrom(1, '192.0.3.1')).toBe(0)
      await placeOrder(api, newOrder(api, slots[21]!))
      expect((await api.call('GET', '/api/dev/outbox')).body.messages).toHaveLength(31)
    })

    it('tells an operator, with how many phones never proved themselves, and tells a visitor nothing', async () => {
      const phone = newPhone()
      const { body } = await ask(phone)
      await answer(body.id, await readCode(api, phone))
      api.clock.advance({ seconds: 31 })
      const known = await ask(phone)
      const unknown = await ask(newPhone())
      expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
      const alarms = () => api.log.filter((it) => it.includes('unusually many messages'))
      expect(alarms()).toEqual([])
      await askFrom(3, '203.0.113.9')
      expect(alarms()).toHaveLength(1)
      expect(JSON.parse(alarms()[0]!)).toMatchObject({ level: 50, sent: 6, unknown: 5, perHour: 20 })
      const metrics = await api.call('GET', '/api/metrics', { headers: { authorization: `Bearer ${'m'.repeat(20)}` } })
      expect(metrics.body).toMatch(/innom_messages_last_hour 6\n/)
      expect(metrics.body).toMatch(/innom_codes_to_unknown_phones_last_hour 5\n/)
    })
  })

  it.each(['+44 7400 123456', '+49 1512 3456789', '+48 512 345 678', '+370 612 34567', '+1 201 555 0123'])(
    'reaches tourists: %s',
    async (phone) => {
      expect((await ask(phone)).status).toBe(202)
    },
  )

  it('tells somebody from elsewhere the number of the clinic that they chose', async () => {
    const send = (clinic: string) =>
      api.call('POST', `/api/verifications?clinic=${clinic}`, { body: { phone: '+91 81234 56789', locale: 'en' } })
    expect((await send('okern')).body.title).toContain('Call us on +47 22 00 00 02,')
    expect((await send('nowhere')).body.title).toContain('Call us on +47 400 00 000,')
  })

  it.each([
    ['91234567', 'phone-format', 'Please enter a valid mobile number with your (+) country code'],
    [
      '+47 22 00 00 01',
      'invalid-phone',
      'Invalid mobile number. We only support phone numbers that can receive text messages.',
    ],
    [
      '+91 81234 56789',
      'phone-country',
      'We don’t send text messages to this country. Call us on +47 400 00 000, and we’ll book the appointment for you.',
    ],
    ['', 'invalid-phone', 'Invalid mobile number. We only support phone numbers that can receive text messages.'],
  ])('does not go to %o', async (phone, code, title) => {
    const { status, body } = await ask(phone)
    expect([status, body.code, body.title]).toEqual([422, code, title])
    expect((await api.call('GET', '/api/dev/outbox')).body.messages).toEqual([])
  })
})
