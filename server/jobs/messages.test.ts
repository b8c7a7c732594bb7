import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimJobs } from '#database/jobs/jobs.ts'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import type { Sms, SmsGateway } from '../sms/gateway.ts'
import { createMovingClock } from '../testing/moving-clock.ts'
import { mondayMorning, openTestApi, type TestApi } from '../testing/test-api.ts'
import {
  bookSlot,
  findSlotIds,
  newAddress,
  newOrder,
  newPhone,
  orderFor,
  placeOrder,
  verifyPhone,
} from '../testing/visit.ts'

describe.each(engines)('messages, on %s', (_, open) => {
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

  const messagesTo = async (phone: string): Promise<string[]> => {
    const { body } = await api.call('GET', `/api/dev/outbox?phone=${phone}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const jobStates = async () => {
    const { rows } = await test.database.run<{ kind: string; state: string }>(
      sql`select kind, state from jobs where kind not in ('code', 'retention') order by key`,
    )
    return rows.map(({ kind, state }) => `${kind} ${state}`)
  }

  it('confirm at once and remind an hour before, with brand, time, clinic and street, and do not promise a move so late', async () => {
    const [slot] = await findSlotIds(api)
    const { phone, body } = await bookSlot(api, slot!)
    const [confirmation] = await messagesTo(phone)
    expect(confirmation).toBe(
      `Innom: Your appointment on Tuesday 10 November at 08:00 at our Bislett clinic is confirmed. Address: Prøvegata 1. See or cancel: http://localhost:8000/en/my-appointment/#${body.reference}.${body.token}`,
    )
    api.clock.set(Temporal.Instant.from('2026-11-10T05:59:59Z'))
    expect(await messagesTo(phone)).toHaveLength(2)
    api.clock.set(Temporal.Instant.from('2026-11-10T06:00:00Z'))
    expect((await messagesTo(phone))[0]).toBe(
      'Innom: You have an appointment on Tuesday 10 November at 08:00 at our Bislett clinic. Address: Prøvegata 1. Reply C to cancel.',
    )
    api.clock.advance({ hours: 1 })
    expect(await messagesTo(phone)).toHaveLength(3)
  })

  it('remind a day before as well, while the time can still be moved, and not after a cancellation', async () => {
    const [slot, other] = await findSlotIds(api, '2026-11-13')
    const { phone, body } = await bookSlot(api, slot!)
    const cancelled = await bookSlot(api, other!)
    await api.call('POST', `/api/bookings/${cancelled.body.reference}/cancel`, {
      headers: { authorization: `Bearer ${cancelled.body.token}` },
    })
    const before = (await messagesTo(cancelled.phone)).length
    api.clock.set(Temporal.Instant.from('2026-11-11T18:59:59Z'))
    expect(await messagesTo(phone)).toHaveLength(2)
    api.clock.set(Temporal.Instant.from('2026-11-11T19:00:00Z'))
    expect((await messagesTo(phone))[0]).toBe(
      `Innom: A reminder that you have an appointment on Friday 13 November at 08:00 at our Bislett clinic. Address: Prøvegata 1. Reply C to cancel. See, move or cancel: http://localhost:8000/en/my-appointment/#${body.reference}.${body.token}`,
    )
    expect(await messagesTo(cancelled.phone)).toHaveLength(before)
  })

  it('do not remind of tomorrow once the time is an hour away', async () => {
    const [slot] = await findSlotIds(api, '2026-11-13')
    const { phone } = await bookSlot(api, slot!)
    api.clock.set(Temporal.Instant.from('2026-11-13T06:00:00Z'))
    expect(await messagesTo(phone)).toHaveLength(3)
    expect(await jobStates()).toEqual(['confirmation done', 'day-reminder failed', 'reminder done'])
  })

  it('offer to move or cancel as long as that is possible', async () => {
    const [slot] = await findSlotIds(api)
    api.clock.set(Temporal.Instant.from('2026-11-09T07:00:00Z'))
    const { phone, body } = await bookSlot(api, slot!)
    expect((await messagesTo(phone))[0]).toBe(
      `Innom: Your appointment on Tuesday 10 November at 08:00 at our Bislett clinic is confirmed. Address: Prøvegata 1. See, move or cancel: http://localhost:8000/en/my-appointment/#${body.reference}.${body.token}`,
    )
  })

  it('are in the patient’s language', async () => {
    const [slot] = await findSlotIds(api)
    const { phone } = await bookSlot(api, slot!, { locale: 'no' })
    expect((await messagesTo(phone))[0]).toContain(
      'Timen din hos Innom Bislett tirsdag 10. november kl. 08:00 er bekreftet. Adresse: Prøvegata 1. Se eller avbestill: ',
    )
    expect((await messagesTo(phone))[0]).toContain('/min-time/#')
  })

  it('do not remind of a time that was booked less than an hour before', async () => {
    const [slot] = await findSlotIds(api, '2026-11-09')
    const { phone } = await bookSlot(api, slot!)
    expect(await messagesTo(phone)).toHaveLength(2)
    expect(await jobStates()).toEqual(['confirmation done'])
    api.clock.advance({ hours: 2 })
    expect(await messagesTo(phone)).toHaveLength(2)
  })

  it('are sent once although two processes look for work', async () => {
    const clock = createMovingClock(mondayMorning)
    const sent: string[] = []
    const sms: SmsGateway = {
      send: async ({ key }) => {
        sent.push(key)
        return { ok: true }
      },
    }
    const slots = await findSlotIds(api)
    for (const slot of slots) await placeOrder(api, newOrder(api, slot))
    const others = await Promise.all([1, 2, 3].map(() => openTestApi({ database: test.database, clock, sms })))
    await Promise.all(others.map((it) => it.service.jobs.drain()))
    expect(sent).toHaveLength(slots.length)
    expect(new Set(sent).size).toBe(slots.length)
    for (const it of others) await it.close()
  })

  it('are taken over from a process that died over them', async () => {
    const [slot] = await findSlotIds(api)
    const phone = newPhone()
    await placeOrder(api, orderFor(slot!, phone, await verifyPhone(api, phone)))
    const now = api.clock.now()
    const wanted = [{ kinds: ['confirmation'], limit: 10 }]
    const taken = await claimJobs(test.database, now, wanted, { minutes: 2, isSystemClock: false })
    expect(taken.map((it) => it.kind)).toEqual(['confirmation'])
    expect(await messagesTo(phone)).toHaveLength(1)
    api.clock.advance({ minutes: 2 })
    expect(await messagesTo(phone)).toHaveLength(2)
  })

  describe('when the gateway is down', () => {
    let attempts: Sms[]
    let outcome: Awaited<ReturnType<SmsGateway['send']>>
    beforeEach(async () => {
      attempts = []
      outcome = { ok: false, retry: true, code: 'unreachable' }
      const [slot] = await findSlotIds(api)
      const phone = newPhone()
      await placeOrder(api, orderFor(slot!, phone, await verifyPhone(api, phone)))
      const { clock } = api
      await api.close()
      const sms: SmsGateway = {
        send: async (message) => {
          attempts.push(message)
          return outcome
        },
      }
      api = await openTestApi({ database: test.database, clock, sms })
    })

    it('the booking stands and the message comes through later', async () => {
      await api.service.jobs.drain()
      api.clock.advance({ seconds: 14 })
      await api.service.jobs.drain()
      expect(attempts).toHaveLength(1)
      outcome = { ok: true }
      api.clock.advance({ seconds: 1 })
      await api.service.jobs.drain()
      expect(attempts).toHaveLength(2)
      expect(attempts[0]).toEqual(attempts[1])
      expect(await jobStates()).toEqual(['confirmation done', 'reminder waiting'])
    })

    it('a message is not sent again after the booking was moved, which another message tells', async () => {
      await api.service.jobs.drain()
      await test.database.run(sql`update bookings set revision = revision + 1`)
      outcome = { ok: true }
      api.clock.advance({ minutes: 5 })
      await api.service.jobs.drain()
      expect(attempts).toHaveLength(1)
      expect(await jobStates()).toEqual(['confirmation cancelled', 'reminder waiting'])
    })

    it('it is given up after some hours, where an operator sees it', async () => {
      for (let n = 0; n < 12; n++) {
        await api.service.jobs.drain()
        api.clock.advance({ hours: 1 })
      }
      expect(attempts).toHaveLength(7)
      expect(await jobStates()).toEqual(['confirmation failed', 'reminder waiting'])
      const page = await api.call('GET', '/dev/outbox')
      expect(page.body).toMatch(/confirmation<\/td><td>failed<\/td><td>7<\/td><td>unreachable/)
      expect(api.log.join('')).toContain('a job has failed for good')
    })

    it('a number that the gateway refuses is not tried again', async () => {
      outcome = { ok: false, retry: false, code: 'status-400' }
      await api.service.jobs.drain()
      expect([attempts.length, ...(await jobStates())]).toEqual([1, 'confirmation failed', 'reminder waiting'])
    })

    it('nobody is reminded of an appointment that has begun', async () => {
      outcome = { ok: true }
      api.clock.set(Temporal.Instant.from('2026-11-10T07:00:00Z'))
      await api.service.jobs.drain()
      expect(attempts).toEqual([])
    })
  })

  it('are not sent for a code that has run out', async () => {
    const sent: Sms[] = []
    const sms: SmsGateway = {
      send: async (message) => {
        sent.push(message)
        return { ok: false, retry: true, code: 'timeout' }
      },
    }
    const { clock } = api
    await api.close()
    api = await openTestApi({ database: test.database, clock, sms })
    await api.call('POST', '/api/verifications', { body: { phone: newPhone(), locale: 'no' }, headers: newAddress() })
    for (let n = 0; n < 40; n++) {
      await api.service.jobs.drain()
      api.clock.advance({ minutes: 1 })
    }
    // At once, after 15 seconds, a minute and five minutes: the next attempt would come too late.
    expect(sent).toHaveLength(4)
  })

  it('and everything else are forgotten when the privacy policy says so', async () => {
    const [slot, other] = await findSlotIds(api)
    await bookSlot(api, slot!)
    await api.call('POST', '/api/holds', { body: { slot: other }, headers: newAddress() })
    const contact = {
      clinic: null,
      name: 'Ola',
      birthdate: '2000-03-04',
      email: 'ola@example.no',
      phone: '+4791234567',
      message: 'Hei',
      locale: 'no',
    }
    await api.call('POST', '/api/contact', { body: contact, headers: newAddress() })
    const { clinic: _clinic, birthdate: _birthdate, ...sender } = contact
    await api.call('POST', '/api/interest', { body: { ...sender, company: 'Fjord AS' }, headers: newAddress() })
    const count = async (table: string) =>
      (await test.database.run<{ n: number }>({ text: `select count(*)::integer as n from ${table}`, values: [] }))
        .rows[0]!.n
    const counts = async () => ({
      codes: await count('verifications'),
      times: await count('occupied_times'),
      contact: await count('contact_messages'),
      interests: await count('interests'),
      bookings: await count('bookings'),
    })

    await api.service.start()
    await api.service.jobs.stop()
    const tidy = async (hours: number) => {
      api.clock.set(mondayMorning.add({ hours, minutes: 1 }))
      await api.service.jobs.drain()
      return counts()
    }
    expect(await tidy(0)).toEqual({ codes: 1, times: 2, contact: 1, interests: 1, bookings: 1 })
    expect(await tidy(1)).toEqual({ codes: 0, times: 2, contact: 1, interests: 1, bookings: 1 })
    expect(await tidy(24)).toEqual({ codes: 0, times: 2, contact: 1, interests: 1, bookings: 1 })
    expect(await tidy(25)).toEqual({ codes: 0, times: 1, contact: 1, interests: 1, bookings: 1 })
    expect(await tidy(24 * 90 - 1)).toEqual({ codes: 0, times: 1, contact: 1, interests: 1, bookings: 1 })
    expect(await tidy(24 * 90)).toEqual({ codes: 0, times: 1, contact: 0, interests: 0, bookings: 1 })
    expect(await deleteExpired(test.database, api.clock.now())).toMatchObject({
      codes: 0,
      contactMessages: 0,
      interests: 0,
    })
  })
})
