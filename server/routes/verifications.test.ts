import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { tokenAnswer, verificationAnswer } from '#domain/api/answers.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { newAddress, newPhone, readCode } from '../testing/visit.ts'

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

  const ask = (phone: string, headers = newAddress(), locale = 'en') =>
    api.call('POST', '/api/verifications', { body: { phone, locale }, headers })
  const answer = (id: string, code: string) => api.call('POST', `/api/verifications/${id}/code`, { body: { code } })
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
    expect(body.messages[0].text).toMatch(/^\d{6} is your code at Innom\..*\n\n@localhost #\d{6}$/s)
    const code = await readCode(api, phone)
    const checked = await answer(opened.body.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(tokenAnswer.parse(checked.body).token).toBeTruthy()
    expect((await answer(opened.body.id, code)).body.code).toBe('invalid-code')
  })

  it('says "Invalid code." for a wrong code, an unknown challenge and one that has run out', async () => {
    const phone = newPhone()
    const { body } = await ask(phone)
    const code = await readCode(api, phone)
    const wrong = await answer(body.id, another(code))
    expect([wrong.status, wrong.body.code, wrong.body.fields.code]).toEqual([422, 'invalid-code', 'Ugyldig kode.'])
    expect((await answer('c0ffee00-0000-4000-8000-000000000000', code)).body.code).toBe('invalid-code')
    expect((await answer('nonsense', code)).body.code).toBe('invalid-code')
    api.clock.advance({ minutes: 10 })
    expect((await answer(body.id, code)).body.code).toBe('invalid-code')
  })

  it('has five tries, also when they come all at once', async () => {
    const phone = newPhone()
    const { body } = await ask(phone)
    const code = await readCode(api, phone)
    const guesses = Array.from({ length: 30 }, (_, n) =>
      answer(body.id, String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0')),
    )
    await Promise.all(guesses)
    expect((await answer(body.id, code)).body.code).toBe('invalid-code')
    const { rows } = await test.database.run<{ tries: number }>(sql`select tries from verifications`)
    expect(rows).toEqual([{ tries: 5 }])
  })

  it('still takes the first code after a second was sent, and the tries are shared', async () => {
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
    for (let n = 0; n < 7; n++) {
      api.clock.advance({ minutes: 10 })
      await send()
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
    api.clock.advance({ hours: 24 })
    await send()
    expect(statuses.at(-1)).toBe(202)
  })

  it('counts what was sent by other processes too', async () => {
    const other = await openTestApi({ database: test.database })
    const phone = newPhone()
    await ask(phone)
    const body = { phone, locale: 'no' }
    const again = await other.call('POST', '/api/verifications', { body, headers: newAddress() })
    expect(again.status).toBe(429)
    await other.close()
  })

  it('goes to at most twenty phones an hour from one address', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) statuses.push((await ask(newPhone(), address)).status)
    expect(statuses.filter((it) => it === 202)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(newPhone())).status).toBe(202)
  })

  it('stops for everybody when too many are sent in an hour', async () => {
    await api.close()
    api = await openTestApi({ database: test.database, env: { SMS_CODES_PER_HOUR: '3' } })
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await ask(newPhone())).status)
    expect(statuses).toEqual([202, 202, 202, 429])
    api.clock.advance({ hours: 1 })
    expect((await ask(newPhone())).status).toBe(202)
  })

  it.each(['+44 7400 123456', '+49 1512 3456789', '+48 512 345 678', '+370 612 34567', '+1 201 555 0123'])(
    'reaches tourists: %s',
    async (phone) => {
      expect((await ask(phone)).status).toBe(202)
    },
  )

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
      'We do not send text messages to this country. Call us on +47 400 00 000 and we will book the appointment for you.',
    ],
    ['', 'invalid-phone', 'Invalid mobile number. We only support phone numbers that can receive text messages.'],
  ])('does not go to %o', async (phone, code, title) => {
    const { status, body } = await ask(phone)
    expect([status, body.code, body.title]).toEqual([422, code, title])
    expect((await api.call('GET', '/api/dev/outbox')).body.messages).toEqual([])
  })
})
