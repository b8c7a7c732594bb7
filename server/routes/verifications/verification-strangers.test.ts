import { beforeEach, describe, expect, it } from 'vitest'
import { openTestPostgres } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { findSlotIds, newPhone, readCode } from '../../testing/visit.ts'

/**
 * Strangers who know a number and have many addresses, against the person whose number it is. Days of calls, on one engine: what they
 * count is the same SQL on both (verifications.test.ts), and the embedded engine takes three times as long.
 */
describe('a phone that strangers ask codes for', () => {
  const test = apiForEachTest(openTestPostgres)
  let phone: string
  beforeEach(async () => {
    phone = newPhone()
  })

  type Headers = Record<string, string>
  const browser = (name: string, address: string): Headers => ({
    'x-forwarded-for': address,
    cookie: `visitor=${name.padEnd(22, '_')}`,
  })
  const owner = browser('owner', '203.0.113.9')
  const ask = async (headers: Headers) => {
    const reply = await test.api.call('POST', '/api/verifications', { body: { phone, locale: 'en' }, headers })
    // The message is on the phone before anything else happens.
    await test.api.service.jobs.drain()
    return reply
  }
  const answer = (id: string, code: string, headers: Headers) =>
    test.api.call('POST', `/api/verifications/${id}/code`, { body: { code }, headers })
  const countMessages = async () => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.length
  }
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  /** One request from each of so many networks; how many messages they caused. */
  const flood = async (networks: number) => {
    const before = await countMessages()
    for (let n = 0; n < networks; n++) await ask(browser(`stranger${n}`, `198.51.${n}.7`))
    return (await countMessages()) - before
  }
  /** Uses up the messages of a day, so that there is no code left to be typed. */
  const floodForADay = async () => {
    for (let round = 0; round < 4; round++) {
      await flood(8)
      test.api.clock.advance({ minutes: 10 })
    }
    expect(await countMessages()).toBe(10)
  }
  const holdTime = async (headers: Headers) => {
    const [slot] = await findSlotIds(test.api)
    expect((await test.api.call('POST', '/api/holds', { body: { slot }, headers })).status).toBe(201)
  }

  it('gets no more than six messages, and the newest one opens what its owner asked for', async () => {
    expect(await flood(9)).toBe(6)
    test.api.clock.advance({ minutes: 5 })
    const opened = await ask(owner)
    expect(opened.status).toBe(202)
    expect(await countMessages()).toBe(6)
    // Until the code that is on the phone runs out.
    expect([opened.body.expiresAt, opened.body.expiresIn]).toEqual(['2026-11-09T09:10:00+01:00', 300])
    expect((await answer(opened.body.id, another(await readCode(test.api, phone)), owner)).body.code).toBe(
      'invalid-code',
    )
    expect((await answer(opened.body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('opens for its owner although the stranger has tried wrong codes, and although another message came since', async () => {
    for (let n = 0; n < 6; n++) {
      const stranger = browser(`stranger${n}`, `198.51.${n}.7`)
      const { body } = await ask(stranger)
      for (let tries = 0; tries < 5; tries++) await answer(body.id, '000000', stranger)
      test.api.clock.advance({ minutes: 1 })
    }
    const { body } = await ask(owner)
    const code = await readCode(test.api, phone)
    test.api.clock.advance({ minutes: 3 })
    await ask(browser('late', '192.0.2.7'))
    expect(await countMessages()).toBe(7)
    const late = await readCode(test.api, phone)
    expect(late).not.toBe(code)
    expect((await answer(body.id, late, owner)).status).toBe(200)
  })

  it('opens for its owner when the stranger is a customer of the same carrier', async () => {
    for (let n = 0; n < 5; n++) {
      await ask(browser(`neighbour${n}`, `203.0.113.${n}`))
      test.api.clock.advance({ seconds: 31 })
    }
    expect(await countMessages()).toBe(3)
    const { status, body } = await ask(owner)
    expect(status).toBe(202)
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('opens once by a code, for nobody else after its owner', async () => {
    await flood(6)
    const stranger = browser('late', '192.0.2.7')
    const [own, other] = [await ask(owner), await ask(stranger)]
    const code = await readCode(test.api, phone)
    expect((await answer(own.body.id, code, owner)).status).toBe(200)
    expect((await answer(own.body.id, code, owner)).body.code).toBe('invalid-code')
    expect((await answer(other.body.id, code, stranger)).body.code).toBe('invalid-code')
  })

  it('is not opened by the codes of others while its own can be sent', async () => {
    await ask(browser('stranger', '198.51.100.7'))
    const code = await readCode(test.api, phone)
    const { body } = await ask(owner)
    expect((await answer(body.id, code, owner)).body.code).toBe('invalid-code')
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('still gets codes on a day of abuse for whoever holds a time, and few of them', async () => {
    await floodForADay()
    expect((await ask(browser('stranger', '192.0.2.7'))).body.code).toBe('rate-limited')
    await holdTime(owner)
    const { status, body } = await ask(owner)
    expect([status, await countMessages()]).toEqual([202, 11])
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('gets a code again three hours after the last one, and its owner is told so, without holding a time', async () => {
    await floodForADay()
    const early = await ask(owner)
    expect(early.status).toBe(429)
    const wait = Number(early.headers['retry-after'])
    expect(wait).toBeLessThanOrEqual(3 * 3600)
    test.api.clock.advance({ seconds: wait })
    const { status, body } = await ask(owner)
    expect([status, await countMessages()]).toEqual([202, 11])
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('opens for its owner within three hours although eight networks take every code at once, guess at it and hold times', async () => {
    const robots = Array.from({ length: 8 }, (_, n) => browser(`robot${n}`, `198.18.${n}.7`))
    const slots = await findSlotIds(test.api, '2026-11-13')
    const attack = async () => {
      for (const [n, robot] of robots.entries()) {
        await test.api.call('POST', '/api/holds', { body: { slot: slots[n * 3] }, headers: robot })
        const { status, body } = await ask(robot)
        if (status === 202) for (let tries = 0; tries < 5; tries++) await answer(body.id, '000000', robot)
      }
    }
    // Twelve hours of it.
    for (let n = 0; n < 24; n++) {
      await attack()
      test.api.clock.advance({ minutes: 30 })
    }
    const early = await ask(owner)
    test.api.clock.advance({ seconds: Number(early.headers['retry-after'] ?? 0) })
    await attack()
    const { status, body } = await ask(owner)
    expect(status).toBe(202)
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('gets fewer than two dozen messages a day, whatever strangers do', async () => {
    const slots = await findSlotIds(test.api, '2026-11-13')
    for (let n = 0; n < 143; n++) {
      const robot = browser(`robot${n}`, `198.18.${n}.7`)
      await test.api.call('POST', '/api/holds', { body: { slot: slots[n % slots.length] }, headers: robot })
      await ask(robot)
      test.api.clock.advance({ minutes: 10 })
    }
    expect(await countMessages()).toBe(21)
  })

  it('goes on for a browser that has proved it that day', async () => {
    const first = await ask(owner)
    expect((await answer(first.body.id, await readCode(test.api, phone), owner)).status).toBe(200)
    for (let round = 0; round < 4; round++) {
      await flood(8)
      test.api.clock.advance({ minutes: 10 })
    }
    expect((await ask(browser('stranger', '192.0.2.7'))).status).toBe(429)
    const sent = await countMessages()
    const { body } = await ask(owner)
    expect(await countMessages()).toBe(sent + 1)
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  /** Customers of the owner's carrier who guess at the phone's codes until their network may not try any more that day. */
  const guessNearby = async () => {
    for (let n = 0; n < 10; n++) {
      const robot = browser(`guesser${n}`, `203.0.113.${n + 10}`)
      const { status, body } = await ask(robot)
      if (status === 202) for (let tries = 0; tries < 5; tries++) await answer(body.id, '000000', robot)
      test.api.clock.advance({ seconds: 31 })
    }
  }

  it('can be proved with its own code although strangers nearby have used up the tries', async () => {
    await guessNearby()
    test.api.clock.advance({ minutes: 8 })
    const { body } = await ask(owner)
    const code = await readCode(test.api, phone)
    for (let n = 0; n < 2; n++) expect((await answer(body.id, another(code), owner)).body.code).toBe('invalid-code')
    expect((await answer(body.id, code, owner)).status).toBe(200)
  })

  it('gets a code of its own for whoever holds a time when nobody nearby may try at the newest one any more', async () => {
    await guessNearby()
    await holdTime(owner)
    const sent = await countMessages()
    const { body } = await ask(owner)
    expect(await countMessages()).toBe(sent + 1)
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })

  it('can be tried at from a network that has not guessed, although twenty others have all day', async () => {
    for (let n = 0; n < 60; n++) {
      const robot = browser(`guesser${n}`, `198.19.${n % 20}.7`)
      const { status, body } = await ask(robot)
      if (status === 202) for (let tries = 0; tries < 5; tries++) await answer(body.id, '000000', robot)
    }
    const { body } = await ask(owner)
    expect((await answer(body.id, await readCode(test.api, phone), owner)).status).toBe(200)
  })
})
