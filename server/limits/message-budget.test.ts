import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { createSecrets } from '../identity/secrets.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import type { Reply } from '../testing/test-api.ts'
import { bearer, findSlotIds, newAddress, newPhone, orderFor, provePhone, readCode } from '../testing/visit.ts'
import { codeLimits } from './code-limits.ts'
import { keptForCodes, messageLimits } from './message-limits.ts'
import { bookingLimits, movesADay } from './rate-limits.ts'

describe('the table of messages in docs/operations.md', () => {
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const table = operations
    .split('\n### Messages\n')[1]!
    .split('\n\n')
    .find((it) => it.startsWith('|'))!
  const cells = new Map(
    table.split('\n').map((line) => {
      const [of, codes, aboutBookings] = line
        .split('|')
        .slice(1)
        .map((it) => it.trim())
      return [of!, { codes: codes!, aboutBookings: aboutBookings! }]
    }),
  )

  const secrets = createSecrets('x'.repeat(32))
  const caller = '2001:db8:1:2::1'
  const phone = '+447400123456'
  const visitor = { name: 'visitor', hasCookie: true }
  const {
    asked,
    phone: ofPhone,
    refill,
  } = codeLimits(secrets, { phoneHash: 'phone', callingCode: '44', caller, visitor })
  const ofMessages = messageLimits(secrets, { phone, callingCode: '44', caller })
  const windows: Record<number, string> = {
    30: 'in 30 seconds',
    480: 'in 8 minutes',
    3600: 'an hour',
    10800: 'in 3 hours',
    86400: 'a day',
  }
  const tell = (limits: { key: string; max: number; seconds: number }[], key: RegExp) =>
    limits
      .filter((it) => key.test(it.key))
      .map(({ max, seconds }) => `${max} ${windows[seconds]}`)
      .join(', ')

  it.each([
    [
      'one phone',
      `${tell(ofPhone, /^code-phone:phone$/)}, then ${tell(refill, /./)}`,
      tell(ofMessages, /^message-phone/),
    ],
    ['one address', tell(asked, /^code-address/), tell(ofMessages, /^message-address/)],
    ['one site', tell(asked, /^code-site/), tell(ofMessages, /^message-site/)],
    ['one network', tell(asked, /^code-network/), tell(ofMessages, /^message-network/)],
    ['one foreign country', tell(asked, /^code-country:44$/), 'the same'],
    ['one foreign country from one network', tell(asked, /^code-country:44:/), 'the same'],
    ['one verification', '1', `${bookingLimits.perVerification} confirmations`],
    ['one booking', '–', `1 confirmation, ${movesADay} moves a day, 1 cancellation, 2 reminders`],
    [
      'an hour',
      `half of \`SMS_PER_HOUR\` at least`,
      `the other half, but confirmations, reminders an hour before and dates that are called off always`,
    ],
  ])('says what holds for %s', (of, codes, aboutBookings) => {
    expect(cells.get(of)).toEqual({ codes, aboutBookings })
  })

  it('counts codes and messages about bookings of a country together', () => {
    const country = /^code-country/
    const plain = (limits: { key: string; max: number }[]) =>
      limits.filter((it) => country.test(it.key)).map(({ key, max }) => [key, max])
    expect(plain(ofMessages)).toEqual(plain(asked))
  })

  it('keeps half of the hour for codes', () => {
    expect([keptForCodes(2000), keptForCodes(1)]).toEqual([1000, 1])
  })
})

describe.each(engines)('messages about bookings, on %s', (_, open) => {
  const test = apiForEachTest(open)

  type Headers = Record<string, string>
  interface Booked {
    reference: string
    token: string
    phone: string
  }
  const book = async (slot: string, phone: string, verification: string, headers: Headers = newAddress()) => {
    const body = orderFor(slot, phone, verification)
    const key = { 'idempotency-key': randomUUID() }
    const reply = await test.api.call('POST', '/api/bookings', { body, headers: { ...headers, ...key } })
    return { ...reply, booked: { ...reply.body, phone } as Booked }
  }
  const change = ({ reference, token }: Booked, what: 'move' | 'cancel', slot?: string, headers = newAddress()) =>
    test.api.call('POST', `/api/bookings/${reference}/${what}`, {
      ...(slot ? { body: { slot } } : {}),
      headers: { ...headers, ...bearer(token).headers },
    })
  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const countSent = async () => {
    await test.api.service.jobs.drain()
    return (await test.database.run<{ n: number }>(sql`select count(*)::integer as n from outbox`)).rows[0]!.n
  }
  const friday = () => findSlotIds(test.api, '2026-11-13')
  const refused = ({ status, body, headers }: Reply) => [status, body.code, Number(headers['retry-after'])]

  it('are one when an appointment is moved twice within a minute, about the time that stands', async () => {
    const slots = await friday()
    const phone = newPhone()
    const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone))
    await messagesTo(phone)
    await change(booked, 'move', slots[3]!)
    test.api.clock.advance({ seconds: 50 })
    expect(await messagesTo(phone)).toHaveLength(1)
    await change(booked, 'move', slots[6]!)
    test.api.clock.advance({ minutes: 1 })
    const [moved, ...before] = await messagesTo(phone)
    expect(moved).toContain('moved to Friday 13 November at 10:00')
    expect(before).toHaveLength(1)
  })

  it('are none when an appointment is moved and moved back, and the reminder is for its time', async () => {
    const slots = await friday()
    const phone = newPhone()
    const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone))
    await messagesTo(phone)
    await change(booked, 'move', slots[3]!)
    await change(booked, 'move', slots[0]!)
    test.api.clock.advance({ minutes: 10 })
    expect(await messagesTo(phone)).toHaveLength(1)
    test.api.clock.set(Temporal.Instant.from('2026-11-13T06:00:00Z'))
    expect((await messagesTo(phone))[0]).toContain('You have an appointment on Friday 13 November at 08:00')
  })

  it('tell of every move whose message went out before the next one', async () => {
    const slots = await friday()
    const phone = newPhone()
    const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone))
    await messagesTo(phone)
    for (const n of [3, 0]) {
      await change(booked, 'move', slots[n]!)
      test.api.clock.advance({ minutes: 1 })
      await messagesTo(phone)
    }
    expect((await messagesTo(phone)).map((it) => /at (\d\d:\d\d)/.exec(it)?.[1])).toEqual(['08:00', '09:00', '08:00'])
  })

  it('tell nothing of an appointment that was cancelled before its confirmation was sent', async () => {
    const [slot] = await friday()
    const phone = newPhone()
    const { booked } = await book(slot!, phone, provePhone(test.api, phone))
    expect((await change(booked, 'cancel')).body.state).toBe('cancelled')
    expect(await messagesTo(phone)).toEqual([])
  })

  it('tell of a cancellation at once, and not of the move that came before it', async () => {
    const slots = await friday()
    const phone = newPhone()
    const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone))
    await messagesTo(phone)
    await change(booked, 'move', slots[3]!)
    await change(booked, 'cancel')
    const [cancelled, ...before] = await messagesTo(phone)
    expect([cancelled, before.length]).toEqual([expect.stringContaining('has been cancelled'), 1])
    test.api.clock.advance({ minutes: 5 })
    expect(await messagesTo(phone)).toHaveLength(2)
  })

  it('are sixteen a day for a phone: then nothing is booked until tomorrow, and everything can be moved and cancelled without a message', async () => {
    const slots = await friday()
    const phone = newPhone()
    // Booked and cancelled again and again, each time with a new code.
    for (let n = 0; n < 7; n++) {
      const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone))
      await messagesTo(phone)
      expect((await change(booked, 'cancel')).status).toBe(200)
    }
    const last = (await book(slots[0]!, phone, provePhone(test.api, phone))).booked
    await messagesTo(phone)
    expect((await change(last, 'move', slots[3]!)).status).toBe(200)
    test.api.clock.advance({ minutes: 2 })
    expect(await messagesTo(phone)).toHaveLength(16)

    const wait = 86_400 - 120
    expect(refused(await book(slots[9]!, phone, provePhone(test.api, phone)))).toEqual([429, 'rate-limited', wait])
    expect((await change(last, 'move', slots[6]!)).status).toBe(200)
    test.api.clock.advance({ minutes: 2 })
    expect(await messagesTo(phone)).toHaveLength(16)
    const cancelled = await change(last, 'cancel')
    expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled'])
    expect(await messagesTo(phone)).toHaveLength(16)
    expect(await friday()).toContain(slots[6])

    test.api.clock.advance({ hours: 24 })
    expect((await book(slots[9]!, phone, provePhone(test.api, phone))).status).toBe(201)
    expect(await messagesTo(phone)).toHaveLength(17)
  })

  it('do not keep a patient from moving an appointment after a stranger’s sixty behind the same address', async () => {
    const shared = { 'x-forwarded-for': '203.0.113.7' }
    const slots = await friday()
    const phone = newPhone()
    const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone), shared)
    await messagesTo(phone)
    // Two confirmations and two cancellations that count for the address, with each of fifteen codes.
    for (let n = 0; n < 15; n++) {
      const stranger = newPhone()
      const proof = provePhone(test.api, stranger)
      for (let m = 0; m < 3; m++) {
        const reply = await book(slots[3 + m * 3]!, stranger, proof, shared)
        await messagesTo(stranger)
        if (reply.status === 201) await change(reply.booked, 'cancel', undefined, shared)
      }
    }
    const sent = (await messagesTo(phone)).length
    const moved = await change(booked, 'move', slots[15]!, shared)
    expect([moved.status, moved.body.start]).toEqual([200, expect.stringContaining('T13:40')])
    test.api.clock.advance({ minutes: 2 })
    expect(await messagesTo(phone)).toHaveLength(sent)
    expect((await change(booked, 'cancel', undefined, shared)).body.state).toBe('cancelled')
  })

  it('tell of an appointment that was moved before its confirmation was sent, although there is no room for more', async () => {
    const slots = await friday()
    const phone = newPhone()
    for (let n = 0; n < 7; n++) {
      const { booked } = await book(slots[0]!, phone, provePhone(test.api, phone))
      await messagesTo(phone)
      await change(booked, 'cancel')
      await messagesTo(phone)
    }
    const proof = provePhone(test.api, phone)
    await book(slots[0]!, phone, proof)
    const { booked } = await book(slots[3]!, phone, proof)
    await change(booked, 'move', slots[6]!)
    test.api.clock.advance({ minutes: 2 })
    const all = await messagesTo(phone)
    expect([all.length, all.filter((it) => it.includes('moved to')).length]).toEqual([16, 1])
  })

  it('are not more when thirty requests come at once', async () => {
    const slots = await friday()
    const phone = newPhone()
    const proofs = Array.from({ length: 8 }, () => provePhone(test.api, phone))
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all(slots.slice(0, 8).map((slot, n) => book(slot, phone, proofs[n]!)))
      await Promise.all(replies.filter((it) => it.status === 201).map((it) => change(it.booked, 'cancel')))
      await messagesTo(phone)
    }
    expect((await messagesTo(phone)).length).toBeLessThanOrEqual(16)
  })

  it('count in the limit of a foreign country, which never keeps who has a code from booking', async () => {
    const slots = await friday()
    const british = (n: number) => `+447400${String(100_000 + n)}`
    const ask = (n: number) =>
      test.api.call('POST', '/api/verifications', { body: { phone: british(n), locale: 'en' }, headers: newNetwork(n) })
    const newNetwork = (n: number) => ({ 'x-forwarded-for': `198.51.${n}.1` })
    for (let n = 0; n < 98; n++) expect((await ask(n)).status).toBe(202)
    const proof = provePhone(test.api, british(0))
    const first = await book(slots[0]!, british(0), proof, newNetwork(200))
    const second = await book(slots[3]!, british(0), proof, newNetwork(201))
    expect([first.status, second.status]).toEqual([201, 201])
    await messagesTo(british(0))
    // The hundred are used up: no codes and no second booking; a first booking and changes all the same.
    expect(refused(await ask(99))).toEqual([429, 'rate-limited', 3600])
    expect((await book(slots[6]!, british(0), proof, newNetwork(202))).status).toBe(429)
    expect((await change(first.booked, 'move', slots[12]!, newNetwork(203))).status).toBe(200)
    expect((await book(slots[6]!, british(1), provePhone(test.api, british(1)), newNetwork(204))).status).toBe(201)
    expect((await change(first.booked, 'cancel', undefined, newNetwork(205))).body.state).toBe('cancelled')
    // Norwegian phones have no such limit.
    const phone = newPhone()
    expect((await book(slots[9]!, phone, provePhone(test.api, phone))).status).toBe(201)
  })

  it('stay within the table when somebody with 24 phones books, moves and cancels without end, and strangers still get codes', async () => {
    const days = ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
    const free = (await Promise.all(days.map((day) => findSlotIds(test.api, day)))).flat()
    const address = { 'x-forwarded-for': '203.0.113.7' }
    let codes = 0
    const attack = async (n: number) => {
      const phone = newPhone()
      // A cookie that we could have set: one for each phone, so that the limit for callers without one does not stop it.
      const headers = { ...address, cookie: `visitor=${String(n).padStart(22, 'x')}` }
      const opened = await test.api.call('POST', '/api/verifications', { body: { phone, locale: 'en' }, headers })
      if (opened.status !== 202) return
      codes++
      const code = await readCode(test.api, phone)
      const { token } = (
        await test.api.call('POST', `/api/verifications/${opened.body.id}/code`, { body: { code }, headers })
      ).body
      for (let m = 0; m < bookingLimits.perVerification; m++) {
        const reply = await book(free[(n * 7 + m * 3) % free.length]!, phone, token, headers)
        if (reply.status !== 201) continue
        await test.api.service.jobs.drain()
        for (let move = 1; move <= movesADay; move++) {
          await change(reply.booked, 'move', free[(n * 11 + m * 5 + move * 13) % free.length]!, headers)
        }
        await change(reply.booked, 'cancel', undefined, headers)
      }
    }
    for (let n = 0; n < 24; n++) await attack(n)
    test.api.clock.advance({ minutes: 2 })
    const sent = await countSent()
    expect(codes).toBe(24)
    // A code and a confirmation for each phone, and what one address may cause in an hour.
    expect(sent).toBeLessThanOrEqual(24 + 24 + 60)
    expect(sent).toBeGreaterThan(24 + 24)

    const stranger = newPhone()
    const asked = await test.api.call('POST', '/api/verifications', {
      body: { phone: stranger, locale: 'en' },
      headers: newAddress(),
    })
    expect(asked.status).toBe(202)
    expect(await readCode(test.api, stranger)).toMatch(/^\d{6}$/)
    // Also behind the very same address: whoever has a code can book.
    const neighbour = newPhone()
    const booked = await book((await friday()).at(-1)!, neighbour, provePhone(test.api, neighbour), address)
    expect(booked.status).toBe(201)
    expect(await messagesTo(neighbour)).toHaveLength(1)
  })

  it('that tell of changes wait while the hour is full, confirmations and codes do not', async () => {
    await test.restart({ SMS_PER_HOUR: '20' })
    const slots = await friday()
    const all: Booked[] = []
    for (const slot of slots.slice(0, 12)) {
      const phone = newPhone()
      all.push((await book(slot, phone, provePhone(test.api, phone))).booked)
    }
    expect(await countSent()).toBe(12)
    const [first, second] = all as [Booked, Booked]
    await change(first, 'move', slots[20]!)
    await change(second, 'cancel')
    test.api.clock.advance({ minutes: 2 })
    expect(await countSent()).toBe(12)
    const ask = (phone: string) =>
      test.api.call('POST', '/api/verifications', { body: { phone, locale: 'en' }, headers: newAddress() })
    for (let n = 0; n < 10; n++) expect((await ask(newPhone())).status).toBe(202)
    expect((await ask(newPhone())).status).toBe(429)

    for (let minutes = 0; minutes < 180; minutes += 10) {
      test.api.clock.advance({ minutes: 10 })
      await countSent()
    }
    expect((await messagesTo(first.phone))[0]).toContain('moved to')
    expect((await messagesTo(second.phone))[0]).toContain('cancelled')
  })
})
