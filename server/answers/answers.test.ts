import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { bearer, bookSlot, findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../testing/visit.ts'

describe.each(engines)('an answer by SMS, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const textsTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  /** What is sent to the phone because of an answer, the newest first. */
  async function answer(phone: string, text: string) {
    const before = (await textsTo(phone)).length
    const { status } = await test.api.call('POST', '/dev/outbox/answers', {
      body: new URLSearchParams({ phone, text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(303)
    const texts = await textsTo(phone)
    return texts.slice(0, texts.length - before)
  }
  const stateOf = async ({ body }: { body: { reference: string; token: string } }) =>
    (await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))).body.state
  /** Books Friday, and waits until it was reminded of. */
  async function bookAndRemind(changes: object = {}) {
    const [slot] = await findSlotIds(test.api, '2026-11-13')
    const booked = await bookSlot(test.api, slot!, changes)
    test.api.clock.set(Temporal.Instant.from('2026-11-11T19:00:00Z'))
    expect(await textsTo(booked.phone)).toHaveLength(3)
    return booked
  }

  it('cancels what was last reminded of, after a question that names time, clinic and price', async () => {
    const booked = await bookAndRemind()
    expect((await textsTo(booked.phone))[0]).toContain('Reply C to cancel. See, move or cancel: ')
    expect(await answer(booked.phone, 'C')).toEqual([
      'Innom: Do you want to cancel your appointment on Friday 13 November at 08:00 at our Bislett clinic? It costs nothing. Reply YES within an hour, or you keep it.',
    ])
    expect(await answer(booked.phone, 'Yes!')).toEqual([
      'Innom: Your appointment on Friday 13 November at 08:00 at our Bislett clinic has been cancelled.',
    ])
    expect(await stateOf(booked)).toBe('cancelled')
    const { rows } = await test.database.run(sql`select actor, channel from audit_events where event = 'cancelled'`)
    expect(rows).toEqual([{ actor: 'patient', channel: 'sms' }])
    // Once more is the same.
    expect(await answer(booked.phone, 'JA')).toEqual([])
  })

  it('is asked for the price past the limit, and held to it', async () => {
    const booked = await bookAndRemind({ locale: 'no' })
    test.api.clock.set(Temporal.Instant.from('2026-11-13T06:00:00Z'))
    expect((await textsTo(booked.phone))[0]).toContain('Svar C for å avbestille.')
    const [question] = await answer(booked.phone, 'avlys')
    expect(question).toBe(
      'Vil du avbestille timen fredag 13. november kl. 08:00 hos Innom Bislett? Fristen for å avbestille gratis er ute, så du betaler 895 kr. Svar JA innen en time, ellers beholder du den.',
    )
    await answer(booked.phone, 'ja')
    const { body } = await test.api.call('GET', `/api/bookings/${booked.body.reference}`, bearer(booked.body.token))
    expect(body).toMatchObject({ state: 'cancelled', fee: 895 })
  })

  it('is asked again when it got dearer or was moved, and does nothing after an hour', async () => {
    const booked = await bookAndRemind()
    test.api.clock.set(Temporal.Instant.from('2026-11-12T06:30:00Z'))
    expect((await answer(booked.phone, 'C'))[0]).toContain('It costs nothing.')
    test.api.clock.advance({ minutes: 40 })
    expect((await answer(booked.phone, 'YES'))[0]).toContain('It is too late to cancel free of charge, so you pay NOK')
    expect(await stateOf(booked)).toBe('booked')
    test.api.clock.advance({ minutes: 61 })
    expect((await answer(booked.phone, 'YES'))[0]).toContain('We did not understand your reply. Reply C to cancel')
    expect(await stateOf(booked)).toBe('booked')
  })

  it('is told, while the question is open, that nothing is cancelled yet by anything but a yes', async () => {
    const booked = await bookAndRemind()
    await answer(booked.phone, 'what?')
    await answer(booked.phone, 'Cancel my appointment')
    for (const unclear of ['ok', 'Thanks!', 'Fine']) {
      expect((await answer(booked.phone, unclear))[0]).toContain('is not cancelled. Reply YES to cancel it')
    }
    expect(await answer(booked.phone, 'ok?')).toEqual([])
    expect(await stateOf(booked)).toBe('booked')
    expect((await answer(booked.phone, 'Yes please'))[0]).toContain('has been cancelled')
    expect(await stateOf(booked)).toBe('cancelled')
  })

  it('takes a no, and then a yes no more', async () => {
    const booked = await bookAndRemind()
    await answer(booked.phone, 'C')
    expect(await answer(booked.phone, 'Nei')).toEqual([])
    expect((await answer(booked.phone, 'JA'))[0]).toContain('We did not understand your reply')
    expect(await stateOf(booked)).toBe('booked')
  })

  it('that means nothing is helped once a day, with the link', async () => {
    const booked = await bookAndRemind()
    const { reference, token } = booked.body
    expect(await answer(booked.phone, 'Hei, hvor er dere?')).toEqual([
      `Innom: We did not understand your reply. Reply C to cancel, or see your appointment here: http://localhost:8000/en/my-appointment/#${reference}.${token}`,
    ])
    expect(await answer(booked.phone, 'Hallo?')).toEqual([])
    test.api.clock.advance({ hours: 24 })
    expect(await answer(booked.phone, 'Hallo?')).toHaveLength(1)
  })

  it('asks nothing where none was reminded of, or where the question could mean two', async () => {
    const phone = newPhone()
    const [other] = await findSlotIds(test.api, '2026-11-12', 'physiotherapist-first-time')
    // The last part of a slot is its start.
    const startOf = (it: string) => it.split('.').at(-1)
    const slot = (await findSlotIds(test.api, '2026-11-12')).find((it) => startOf(it) === startOf(other!))
    await placeOrder(test.api, orderFor(slot!, phone, provePhone(test.api, phone)))
    const help = 'See, move or cancel your appointments here: http://localhost:8000/en/my-appointment/'
    expect((await answer(phone, 'C'))[0]).toMatch(new RegExp(`${help}$`))
    await placeOrder(test.api, orderFor(other!, phone, provePhone(test.api, phone)))
    test.api.clock.set(Temporal.Instant.from('2026-11-10T19:00:00Z'))
    expect((await textsTo(phone))[0]).toContain('A reminder')
    expect((await answer(phone, 'C'))[0]).toMatch(new RegExp(`${help}$`))
    expect(await answer(phone, 'JA')).toEqual([])
  })

  it('of a stranger costs nothing and says nothing', async () => {
    expect(await answer('+4799887766', 'C')).toEqual([])
    expect(await answer('+4799887766', 'JA')).toEqual([])
    expect(await answer('nonsense', 'C')).toEqual([])
  })

  it('STOP ends reminders and START brings them back; confirmations come as before', async () => {
    const [slot] = await findSlotIds(test.api, '2026-11-13')
    const booked = await bookSlot(test.api, slot!)
    expect(await answer(booked.phone, 'STOPP')).toEqual([])
    const before = (await textsTo(booked.phone)).length
    test.api.clock.set(Temporal.Instant.from('2026-11-11T19:00:00Z'))
    expect(await textsTo(booked.phone)).toHaveLength(before)
    expect(await answer(booked.phone, 'what?')).toEqual([])
    await answer(booked.phone, 'start')
    test.api.clock.set(Temporal.Instant.from('2026-11-13T06:00:00Z'))
    expect((await textsTo(booked.phone))[0]).toContain('You have an appointment on')
  })

  it('leaves nothing of what somebody wrote', async () => {
    await answer(newPhone(), 'I have a rash')
    const { rows } = await test.database.run<{ payload: object }>(sql`select payload from jobs where kind = 'answer'`)
    expect(rows).toEqual([{ payload: {} }])
  })
})

describe('the gateway’s posts', () => {
  const test = apiForEachTest()
  const secret = 'g'.repeat(32)
  const http = {
    ...{ SMS_GATEWAY: 'http', SMS_HTTP_URL: 'http://127.0.0.1:9/sms', SMS_HTTP_INBOUND_SECRET: secret },
    SITE_URL: 'https://innom.example',
  }
  const twilio = {
    ...{ SMS_GATEWAY: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+4759440000' },
    ...{ TWILIO_URL: 'http://127.0.0.1:9', TWILIO_ANSWERS: 'yes', SITE_URL: 'https://innom.example' },
  }
  const countJobs = async () =>
    (await test.database.run<{ count: number }>(sql`select count(*)::integer as count from jobs where kind = 'answer'`))
      .rows[0]!.count

  function postJson(body: object, { key = secret, secondsAgo = 0, gateway = 'http' } = {}) {
    const timestamp = String(Math.floor(test.api.clock.now().epochMilliseconds / 1000) - secondsAgo)
    const text = JSON.stringify(body)
    const signature = createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex')
    return test.api.call('POST', `/api/sms/inbound/${gateway}`, {
      body: text,
      headers: {
        'content-type': 'application/json',
        ...{ 'x-innom-timestamp': timestamp, 'x-innom-signature': signature },
      },
    })
  }
  function postForm(fields: Record<string, string>, { token = 'token', host = 'https://innom.example' } = {}) {
    const written = Object.keys(fields)
      .sort()
      .map((it) => it + fields[it])
      .join('')
    const address = `${host}/api/sms/inbound/twilio`
    return test.api.call('POST', '/api/sms/inbound/twilio', {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', token)
          .update(address + written)
          .digest('base64'),
        // As a proxy would pass it on.
        host: '127.0.0.1:8000',
      },
    })
  }

  it('are taken once each from any other gateway, however the number is written', async () => {
    await test.restart(http)
    const id = randomUUID()
    for (const from of ['+4791234567', '4791234567', '004791234567', '91 23 45 67']) {
      expect(await postJson({ id, from, text: 'C' })).toMatchObject({ status: 202, body: { status: 'received' } })
    }
    expect(await countJobs()).toBe(1)
    await postJson({ id: randomUUID(), from: '+4791234567', text: 'C' })
    expect(await countJobs()).toBe(2)
  })

  it('are refused unsigned, forged, old or unreadable, and nothing happens', async () => {
    await test.restart(http)
    const body = { id: 'a', from: '+4791234567', text: 'C' }
    const unsigned = await test.api.call('POST', '/api/sms/inbound/http', { body })
    const answers = [
      unsigned,
      await postJson(body, { key: 'x'.repeat(32) }),
      await postJson(body, { secondsAgo: 301 }),
      await postJson({ id: 'a' }),
      await test.api.call('POST', '/api/sms/inbound/twilio', { body }),
      await test.api.call('POST', '/api/sms/inbound/other', { body }),
    ]
    expect(answers.map((it) => [it.status, it.body.code])).toEqual(answers.map(() => [403, 'forbidden']))
    expect(await countJobs()).toBe(0)
  })

  it('are taken from Twilio at the public address, behind a proxy too', async () => {
    await test.restart(twilio)
    const fields = { MessageSid: 'SM1', From: '+4791234567', To: '+4759440000', Body: 'C' }
    const taken = await postForm(fields)
    expect([taken.status, taken.body]).toEqual([200, '<?xml version="1.0" encoding="UTF-8"?><Response/>'])
    await postForm(fields)
    expect(await countJobs()).toBe(1)
    expect((await postForm({ ...fields, MessageSid: 'SM2' }, { token: 'other' })).status).toBe(403)
    expect((await postForm({ ...fields, MessageSid: 'SM2' }, { host: 'https://evil.example' })).status).toBe(403)
    expect(await countJobs()).toBe(1)
  })

  it('are not taken where nobody can answer', async () => {
    await test.restart({ ...twilio, TWILIO_ANSWERS: 'no' })
    expect((await postForm({ MessageSid: 'SM1', From: '+4791234567', Body: 'C' })).status).toBe(403)
    await test.restart({})
    const posted = await postJson({ id: 'a', from: '+4791234567', text: 'C' }, { gateway: 'outbox' })
    expect(posted.status).toBe(403)
  })

  it('are read up to twenty a day from one phone; the answer is the same beyond', async () => {
    await test.restart(http)
    for (let n = 0; n < 22; n++) {
      expect((await postJson({ id: `m${n}`, from: '+4791234567', text: 'hei' })).status).toBe(202)
    }
    expect(await countJobs()).toBe(20)
  })
})
