import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { kioskOperations } from '../../kiosks/kiosk-operations.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { askKioskCode, kioskCookieOf, registerKiosk } from '../../testing/kiosk.ts'
import { findSlotIds, newAddress, newOrder, newPhone } from '../../testing/visit.ts'

describe.each(engines)('a kiosk, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const type = (code: string, headers = newAddress()) =>
    test.api.call('POST', '/api/kiosks', { body: { code }, headers })
  const askWith = (cookie: string) => test.api.call('GET', '/api/kiosks/me', { headers: { cookie } })

  describe('registered by a code', () => {
    it('is known by a cookie that scripts cannot read and that is sent to the API alone', async () => {
      const { code } = await askKioskCode(test.api)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
      const reply = await type(code)
      expect([reply.status, reply.body]).toEqual([201, { clinic: 'bislett' }])
      expect(String(reply.headers['set-cookie'])).toMatch(
        /^kiosk=.*Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax/,
      )
      const asked = await askWith(kioskCookieOf(reply))
      expect([asked.status, asked.body]).toEqual([200, { clinic: 'bislett' }])
    })

    it('is registered however the code is typed, but only once', async () => {
      const { code } = await askKioskCode(test.api)
      expect((await type(` ${code.toLowerCase().replace('-', ' ')} `)).status).toBe(201)
      const again = await type(code)
      expect([again.status, again.body.code]).toEqual([422, 'invalid-code'])
    })

    it('is one tablet when two send the same code at the same moment', async () => {
      const { code } = await askKioskCode(test.api)
      const replies = await Promise.all(Array.from({ length: 8 }, () => type(code)))
      expect(replies.filter((it) => it.status === 201)).toHaveLength(1)
    })

    it('cannot be registered with a code after two days, nor with one that was revoked', async () => {
      const old = await askKioskCode(test.api)
      test.api.clock.advance({ hours: 48 })
      expect((await type(old.code)).status).toBe(422)
      const revoked = await askKioskCode(test.api)
      await kioskOperations.revoke.run(test.api.service, { id: revoked.id, who: 'operator' })
      expect((await type(revoked.code)).status).toBe(422)
    })

    it('is told that a code is missing, and not to look for an SMS', async () => {
      const { body } = await test.api.call('POST', '/api/kiosks', { body: {} })
      expect([body.code, body.fields]).toEqual(['validation', { code: 'Må fylles ut' }])
    })

    it('keeps the code in no readable form', async () => {
      const { code } = await askKioskCode(test.api)
      const { rows } = await test.database.run(sql`select * from kiosks`)
      expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
    })

    it('stops guessing at codes from one address and from its neighbours, and says until when', async () => {
      const { code } = await askKioskCode(test.api)
      const at = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })
      for (let n = 0; n < 10; n++) expect((await type('ABCD-2345', at(1))).status).toBe(422)
      const refused = await type(code, at(1))
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
      for (let n = 0; n < 10; n++) expect((await type('ABCD-2345', at(2))).status).toBe(422)
      expect((await type(code, at(3))).status).toBe(429)
      expect((await type(code, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(201)
    })
  })

  describe('that is none', () => {
    it('is told so without a cookie, with a forged one, and with one of another purpose', async () => {
      const { cookie } = await registerKiosk(test.api)
      const { id } = await registerKiosk(test.api, 'okern')
      const forged = cookie.replace(/=[^.]+/, `=${id}`)
      const later = cookie.replace(/\.[^.]+\./, '.zzzzzzzz.')
      const { secrets, clock } = test.api.service
      const foreign = `kiosk=${secrets.sign('verified phone', id, clock.now().add({ hours: 1 }))}`
      for (const wrong of ['', 'kiosk=', `kiosk=${id}`, forged, later, foreign]) {
        const { status, body } = await askWith(wrong)
        expect([wrong, status, body]).toEqual([wrong, 200, { clinic: null }])
      }
    })

    it('is told so with a cookie that has run out, while one in use is renewed', async () => {
      const { cookie } = await registerKiosk(test.api)
      test.api.clock.advance({ hours: 399 * 24 })
      const renewed = kioskCookieOf(await askWith(cookie))
      test.api.clock.advance({ hours: 2 * 24 })
      expect((await askWith(cookie)).body).toEqual({ clinic: null })
      expect((await askWith(renewed)).body).toEqual({ clinic: 'bislett' })
    })

    it('is told so from the moment it is revoked', async () => {
      const { id, cookie } = await registerKiosk(test.api)
      expect(await kioskOperations.revoke.run(test.api.service, { id, who: 'operator' })).toEqual({ revoked: true })
      expect((await askWith(cookie)).body).toEqual({ clinic: null })
      expect(await kioskOperations.revoke.run(test.api.service, { id, who: 'operator' })).toEqual({ revoked: false })
    })
  })

  it('is listed with its clinic and when it was last seen', async () => {
    const { id, cookie } = await registerKiosk(test.api)
    const waiting = await askKioskCode(test.api, 'okern')
    test.api.clock.advance({ hours: 50 })
    await askWith(cookie)
    const { kiosks } = await kioskOperations.list.run(test.api.service)
    expect(kiosks).toMatchObject([
      { id, clinic: 'bislett', state: 'registered', seenAt: '2026-11-11T11:00:00+01:00' },
      { id: waiting.id, clinic: 'okern', state: 'code-expired', seenAt: null },
    ])
  })

  it('is for a clinic that exists', async () => {
    await expect(askKioskCode(test.api, 'atlantis')).rejects.toThrow(/no clinic 'atlantis'.*bislett/)
  })

  it('forgets the visitor when it is asked to, and stays registered', async () => {
    const { cookie } = await registerKiosk(test.api)
    const wiped = await test.api.call('POST', '/api/kiosks/wipe', {
      headers: { cookie: `${cookie}; visitor=${'v'.repeat(22)}` },
    })
    expect([wiped.status, wiped.headers['clear-site-data']]).toEqual([204, '"cache", "storage"'])
    expect(wiped.headers['set-cookie']).toMatch(/^visitor=; Max-Age=0; Path=\/api; HttpOnly/)
    expect((await askWith(cookie)).body).toEqual({ clinic: 'bislett' })
  })

  it('lets its queue ask for codes when the clinic’s address has used up its own', async () => {
    const headers = newAddress()
    const send = (more: Record<string, string> = {}) =>
      test.api.call('POST', '/api/verifications', { body: { phone: newPhone() }, headers: { ...headers, ...more } })
    for (let n = 0; n < 20; n++) expect((await send()).status).toBe(202)
    expect((await send()).status).toBe(429)
    const { cookie } = await registerKiosk(test.api)
    expect((await send({ cookie })).status).toBe(202)
    expect((await send({ cookie: cookie.replace('kiosk=', 'kiosk=x') })).status).toBe(429)
  })

  it('sends at most one code a minute, counted by the hour, for all of its visitors', async () => {
    const { cookie } = await registerKiosk(test.api)
    const other = await registerKiosk(test.api)
    const send = (cookie: string) =>
      test.api.call('POST', '/api/verifications', { body: { phone: newPhone() }, headers: { ...newAddress(), cookie } })
    for (let n = 0; n < 60; n++) expect((await send(cookie)).status).toBe(202)
    expect((await send(cookie)).status).toBe(429)
    expect((await send(other.cookie)).status).toBe(202)
  })

  describe('books without a lead time', () => {
    const today = '2026-11-09'
    const listStarts = async (headers: Record<string, string>, clinic = 'bislett') => {
      const query = `treatment=gp-consultation&clinic=${clinic}&date=${today}`
      const { body } = await test.api.call('GET', `/api/slots?${query}`, { headers })
      return body.slots.map((slot: { start: string }) => slot.start.slice(11, 16))
    }
    const countToday = async (headers: Record<string, string>) => {
      const query = `treatment=gp-consultation&clinic=bislett&from=${today}&to=${today}`
      const { body } = await test.api.call('GET', `/api/days?${query}`, { headers })
      return body.days[0].free
    }
    const nextSlot = async (headers: Record<string, string>) => {
      const query = `treatment=gp-consultation&clinic=bislett&date=${today}`
      return (await test.api.call('GET', `/api/slots?${query}`, { headers })).body.slots[0].id as string
    }
    const hold = (slot: string, headers: Record<string, string>) =>
      test.api.call('POST', '/api/holds', { body: { slot }, headers: { ...newAddress(), ...headers } })
    const order = (slot: string, headers: Record<string, string>) =>
      test.api.call('POST', '/api/bookings', {
        body: newOrder(test.api, slot),
        headers: { 'idempotency-key': randomUUID(), ...newAddress(), ...headers },
      })

    it('shows the next time to somebody in the waiting room, and one in half an hour to everybody else', async () => {
      const { cookie } = await registerKiosk(test.api)
      // Asked for in turns: neither answer is kept for the other.
      for (let n = 0; n < 2; n++) {
        expect((await listStarts({ cookie }))[0]).toBe('09:00')
        expect((await listStarts({}))[0]).toBe('09:40')
        expect(await countToday({ cookie })).toBe((await listStarts({ cookie })).length)
        expect(await countToday({})).toBe((await listStarts({})).length)
      }
      const answer = await test.api.call('GET', `/api/slots?treatment=gp-consultation&clinic=bislett&date=${today}`, {
        headers: { cookie },
      })
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('stops showing a time in the minute after it began', async () => {
      const { cookie } = await registerKiosk(test.api)
      expect((await listStarts({ cookie }))[0]).toBe('09:00')
      test.api.clock.advance({ minutes: 1 })
      expect((await listStarts({ cookie }))[0]).toBe('09:20')
    })

    it('holds and books that time, with and without a hold', async () => {
      const { cookie } = await registerKiosk(test.api)
      const slot = await nextSlot({ cookie })
      const held = await hold(slot, { cookie })
      expect(held.status).toBe(201)
      const visitor = [held.headers['set-cookie'] ?? []].flat().join().split(';')[0]
      expect((await order(slot, { cookie: `${cookie}; ${visitor}` })).status).toBe(201)
      const second = await nextSlot({ cookie })
      expect(second).not.toBe(slot)
      expect((await order(second, { cookie })).status).toBe(201)
    })

    it('is nothing that a page at home, a forged cookie, a revoked tablet or the kiosk of another clinic gets', async () => {
      const own = await registerKiosk(test.api)
      const slot = await nextSlot({ cookie: own.cookie })
      const revoked = await registerKiosk(test.api)
      await kioskOperations.revoke.run(test.api.service, { id: revoked.id, who: 'operator' })
      const elsewhere = await registerKiosk(test.api, 'okern')
      const wrong = ['', `kiosk=${own.id}`, own.cookie.replace('kiosk=', 'kiosk=x'), revoked.cookie, elsewhere.cookie]
      for (const cookie of wrong) {
        expect([cookie, (await listStarts({ cookie }))[0]]).toEqual([cookie, '09:40'])
        for (const refused of [await hold(slot, { cookie }), await order(slot, { cookie })]) {
          expect([cookie, refused.status, refused.body.code]).toEqual([cookie, 409, 'slot-taken'])
        }
      }
    })
  })

  it('is named in the audit trail of what is booked on it, and a page at home is not', async () => {
    const { cookie } = await registerKiosk(test.api)
    const slots = await findSlotIds(test.api)
    const book = (slot: string, cookie: string) =>
      test.api.call('POST', '/api/bookings', {
        body: newOrder(test.api, slot),
        headers: { 'idempotency-key': slot, cookie },
      })
    expect((await book(slots[0]!, cookie)).status).toBe(201)
    expect((await book(slots[1]!, 'kiosk=made-up')).status).toBe(201)
    const { rows } = await test.database.run<{ channel: string }>(
      sql`select channel from audit_events order by at, channel`,
    )
    expect(rows.map((it) => it.channel)).toEqual(['kiosk', 'web'])
  })
})
