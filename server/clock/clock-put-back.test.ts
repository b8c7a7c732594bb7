import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { createMovingClock } from '../testing/moving-clock.ts'
import { mondayMorning, openTestApi, type TestApi } from '../testing/test-api.ts'
import { findSlotIds, newAddress, newOrder, newPhone, provePhone, readCode, verifyPhone } from '../testing/visit.ts'

const threeDays = { hours: 72 }

describe.each(engines)('a clock that was three days ahead and is put right, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await start()
    api.clock.advance(threeDays)
    await api.service.clockWatch.look()
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  const start = () =>
    openTestApi({
      database: test.database,
      env: { CLOCK: mondayMorning.toString() },
      clock: createMovingClock(mondayMorning),
    })
  /** While the process runs, or while it does not. */
  const putRight: [string, () => Promise<unknown>][] = [
    [
      'running',
      async () => {
        api.clock.set(mondayMorning)
        await api.service.clockWatch.look()
      },
    ],
    [
      'stopped',
      async () => {
        await api.close()
        api = await start()
      },
    ],
  ]
  const friday = '2026-11-13'

  describe.each(putRight)('while the process is %s', (_, putClockRight) => {
    it('does not keep a phone from a code', async () => {
      const phone = newPhone()
      const headers = newAddress()
      const ask = () => api.call('POST', '/api/verifications', { body: { phone, locale: 'en' }, headers })
      expect((await ask()).status).toBe(202)
      expect((await ask()).body.code).toBe('rate-limited')
      await putClockRight()
      expect((await ask()).status).toBe(202)
    })

    it('does not keep a time from others for longer than a hold lasts', async () => {
      const [slot] = await findSlotIds(api, friday)
      const held = await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
      expect(held.status).toBe(201)
      await putClockRight()
      expect(await findSlotIds(api, friday)).not.toContain(slot)
      api.clock.advance({ minutes: 11 })
      expect(await findSlotIds(api, friday)).toContain(slot)
      expect((await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })).status).toBe(201)
    })

    it('leaves a code good for ten minutes, and no longer', async () => {
      const phone = newPhone()
      const headers = newAddress()
      const opened = await api.call('POST', '/api/verifications', { body: { phone, locale: 'en' }, headers })
      const code = await readCode(api, phone)
      const other = newPhone()
      const second = await api.call('POST', '/api/verifications', { body: { phone: other, locale: 'en' }, headers })
      const secondCode = await readCode(api, other)
      const answer = (id: string, typed: string) =>
        api.call('POST', `/api/verifications/${id}/code`, { body: { code: typed }, headers })
      await putClockRight()
      api.clock.advance({ minutes: 9 })
      expect((await answer(second.body.id, secondCode)).status).toBe(200)
      api.clock.advance({ minutes: 2 })
      expect((await answer(opened.body.id, code)).status).not.toBe(200)
      expect(await verifyPhone(api, newPhone())).toBeDefined()
    })

    it('does not leave a phone proved for days', async () => {
      const phone = newPhone()
      const proof = provePhone(api, phone)
      await putClockRight()
      const links = (verification: string) =>
        api.call('POST', '/api/links', { body: { verification, locale: 'en' }, headers: newAddress() })
      expect((await links(proof)).body.code).toBe('invalid-code')
      expect((await links(provePhone(api, phone))).status).toBe(202)
    })

    it('does not delay the message about a booking', async () => {
      const [slot] = await findSlotIds(api, friday)
      const booked = await api.call('POST', '/api/bookings', {
        body: newOrder(api, slot!),
        headers: { ...newAddress(), 'idempotency-key': 'a-booking-made-ahead' },
      })
      expect(booked.status).toBe(201)
      await putClockRight()
      await api.service.jobs.drain()
      const { rows } = await test.database.run<{ kind: string; state: string }>(
        sql`select kind, state from jobs where kind in ('confirmation', 'reminder') order by kind`,
      )
      expect(rows).toEqual([
        { kind: 'confirmation', state: 'done' },
        { kind: 'reminder', state: 'waiting' },
      ])
    })
  })
})
