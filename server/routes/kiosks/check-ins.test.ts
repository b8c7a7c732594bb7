import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { makeTicket } from '../../identity/check-in-ticket.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { registerKiosk } from '../../testing/kiosk.ts'
import { bearer, findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'

// The clock of these tests says Monday 9 November, 09:00 in Oslo.
describe.each(engines)('check-in, on %s', (_, open) => {
  const test = apiForEachTest(open)
  let cookie: string
  beforeEach(async () => {
    cookie = (await registerKiosk(test.api)).cookie
  })

  const today = '2026-11-09'
  const book = async (slot: string, phone = newPhone()) => {
    const order = orderFor(slot, phone, provePhone(test.api, phone), { patient: undefined })
    const patient = { name: 'Kari Anne Nordmann', birthdate: '1980-02-29', phone, description: 'Sår hals' }
    const { status, body } = await placeOrder(test.api, { ...order, patient })
    expect(status).toBe(201)
    const { ticket } = (await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))).body
    return { phone, ticket, reference: body.reference, token: body.token, start: body.start }
  }
  const send = (body: object, headers: Record<string, string> = { cookie }) =>
    test.api.call('POST', '/api/check-ins', { body: { clinic: 'bislett', ...body }, headers })
  const proveAgain = (phone: string) => provePhone(test.api, phone)
  const firstSlots = async (clinic = 'bislett', date = today) => findSlotIds(test.api, date, 'gp-consultation', clinic)
  const countArrivals = async () =>
    (await test.database.run<{ count: number }>(sql`select count(*)::integer as count from arrivals`)).rows[0]!.count

  it('tells first name, time and where to sit, in the asked language, and nothing else', async () => {
    const [slot] = await firstSlots()
    const { ticket, start } = await book(slot!)
    const reply = await send({ ticket, locale: 'en' })
    expect([reply.status, reply.body]).toEqual([200, { firstName: 'Kari', start, where: 'Take a seat by the window.' }])
    const second = await book((await firstSlots())[0]!)
    expect((await send({ verification: proveAgain(second.phone), locale: 'no' })).body.where).toBe(
      'Ta plass ved vinduet.',
    )
  })

  it('marks a booking once, however often the ticket is shown and by whatever proof', async () => {
    const [slot] = await firstSlots()
    const { ticket, phone } = await book(slot!)
    expect((await send({ ticket })).status).toBe(200)
    for (const proof of [{ ticket }, { verification: proveAgain(phone) }]) {
      const again = await send(proof)
      expect([again.status, again.body.code]).toEqual([409, 'already-arrived'])
      // Whoever lost the first answer still learns where to sit.
      expect(again.body.where).toBe('Ta plass ved vinduet.')
    }
    expect(await countArrivals()).toBe(1)
  })

  it('is one arrival when two tablets send the same ticket at the same moment', async () => {
    const [slot] = await firstSlots()
    const { ticket } = await book(slot!)
    const replies = await Promise.all(Array.from({ length: 10 }, () => send({ ticket })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'already-arrived')).toHaveLength(9)
    expect(await countArrivals()).toBe(1)
  })

  it('is marked only if it says so when the booking is cancelled at the same moment', async () => {
    const [slot] = await firstSlots()
    const { ticket, reference } = await book(slot!)
    const cancel = test.api.service.provider.cancel(
      { reference, revision: 0, practitioner: slot!.split('.')[2]!, remoteId: null },
      { reference, revision: 0, fee: 0, by: { actor: 'staff', channel: 'console' }, jobs: [], messages: [] },
    )
    const [checkedIn, cancelled] = await Promise.all([send({ ticket }), cancel])
    expect(cancelled.ok).toBe(true)
    const isMarked = checkedIn.status === 200
    if (!isMarked) expect([checkedIn.status, checkedIn.body.code]).toEqual([409, 'cancelled'])
    expect(await countArrivals()).toBe(isMarked ? 1 : 0)
    const again = await send({ ticket })
    expect([again.status, again.body.code]).toEqual([409, 'cancelled'])
  })

  it('leaves a trace in the audit trail and does not change the booking', async () => {
    const [slot] = await firstSlots()
    const { ticket, reference } = await book(slot!)
    await send({ ticket })
    const { rows } = await test.database.run(
      sql`select event, revision, actor, channel from audit_events where reference = ${reference} order by event`,
    )
    expect(rows).toEqual([
      { event: 'arrived', revision: 0, actor: 'patient', channel: 'kiosk' },
      { event: 'booked', revision: 0, actor: 'patient', channel: 'web' },
    ])
  })

  it('is refused from anything but a registered kiosk of that clinic', async () => {
    const [slot] = await firstSlots()
    const { ticket, phone } = await book(slot!)
    const other = (await registerKiosk(test.api, 'okern')).cookie
    const wrong: Record<string, string>[] = [{}, { cookie: 'kiosk=forged.zzzzzz.signature' }, { cookie: other }]
    for (const headers of wrong) {
      for (const proof of [{ ticket }, { verification: proveAgain(phone) }]) {
        const reply = await send(proof, headers)
        expect([reply.status, reply.body.code]).toEqual([403, 'forbidden'])
      }
      const body = { clinic: 'bislett', verification: proveAgain(phone) }
      expect((await test.api.call('POST', '/api/check-ins/choices', { body, headers })).status).toBe(403)
    }
    expect(await countArrivals()).toBe(0)
  })

  it('knows no ticket that was forged, altered, made for something else or for no booking', async () => {
    const [slot] = await firstSlots()
    const { ticket, reference, token } = await book(slot!)
    const { secrets, clock } = test.api.service
    const later = clock.now().add({ hours: 1 })
    const tickets = [
      reference,
      token,
      ticket.slice(0, -1),
      ticket.replace(reference, 'ABCDEFGH'),
      `${ticket}.x`,
      secrets.sign('calendar link', reference, later),
      secrets.sign('check-in ticket', reference, clock.now().subtract({ hours: 1 })),
      makeTicket(test.api.service, 'ABCDEFGH'),
    ]
    for (const forged of tickets) {
      const reply = await send({ ticket: forged })
      expect([forged, reply.status, reply.body.code]).toEqual([forged, 404, 'not-found'])
    }
  })

  it('takes no token of a phone that was not proved, or too long ago', async () => {
    const [slot] = await firstSlots()
    const { phone } = await book(slot!)
    const old = proveAgain(phone)
    test.api.clock.advance({ minutes: 31 })
    for (const verification of [old, 'forged', `${old}x`]) {
      const reply = await send({ verification })
      expect([reply.status, reply.body.code]).toEqual([422, 'invalid-code'])
    }
    const unknown = await send({ verification: proveAgain(newPhone()) })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found'])
  })

  it('says that it is too early, until an hour before', async () => {
    const slots = await firstSlots()
    const { ticket, phone } = await book(slots.find((it) => it.endsWith('T1200Z')) ?? slots.at(-1)!)
    for (const proof of [{ ticket }, { verification: proveAgain(phone) }]) {
      const reply = await send(proof)
      expect([reply.status, reply.body.code]).toEqual([409, 'too-early'])
      expect(reply.body.start).toMatch(/^2026-11-09T\d\d:\d\d:00\+01:00$/)
    }
    const tomorrow = await book((await firstSlots('bislett', '2026-11-10'))[0]!)
    expect((await send({ ticket: tomorrow.ticket })).body.code).toBe('too-early')
    expect((await send({ verification: proveAgain(tomorrow.phone) })).body.code).toBe('too-early')
  })

  it('says that the appointment is at another clinic, or cancelled', async () => {
    const [elsewhere] = await firstSlots('okern')
    const other = await book(elsewhere!)
    for (const proof of [{ ticket: other.ticket }, { verification: proveAgain(other.phone) }]) {
      const reply = await send(proof)
      expect([reply.status, reply.body.code]).toEqual([409, 'other-clinic'])
    }
    const tomorrow = await book((await firstSlots('bislett', '2026-11-11'))[0]!)
    await test.api.call('POST', `/api/bookings/${tomorrow.reference}/cancel`, bearer(tomorrow.token))
    for (const proof of [{ ticket: tomorrow.ticket }, { verification: proveAgain(tomorrow.phone) }]) {
      const reply = await send(proof)
      expect([reply.status, reply.body.code]).toEqual([409, 'cancelled'])
    }
  })

  it('offers several bookings of one phone by time, and takes the next one if none is chosen', async () => {
    const phone = newPhone()
    const [one, two] = await firstSlots()
    const first = await book(one!, phone)
    const second = await book((await firstSlots()).find((it) => it.split('.')[3] !== one!.split('.')[3]) ?? two!, phone)
    const body = { clinic: 'bislett', verification: proveAgain(phone) }
    const { body: offered } = await test.api.call('POST', '/api/check-ins/choices', { body, headers: { cookie } })
    expect(offered.choices.map((it: { start: string }) => it.start)).toEqual([first.start, second.start])
    expect((await send({ ticket: offered.choices[1].ticket })).body.start).toBe(second.start)
    expect((await send({ verification: body.verification })).body.start).toBe(first.start)
    expect((await send({ verification: body.verification })).body.code).toBe('already-arrived')
  })

  it('writes no name, phone or ticket into the log', async () => {
    const [slot] = await firstSlots()
    const { ticket, phone } = await book(slot!)
    await send({ ticket })
    await send({ verification: proveAgain(phone) })
    const log = test.api.log.join('\n')
    for (const secret of ['Nordmann', phone, ticket]) expect(log).not.toContain(secret)
  })

  describe('and the wait at the clinic', () => {
    const waitOf = async (query = '') => {
      const { body } = await test.api.call('GET', `/api/clinics?locale=en${query}`)
      return body.clinics.find(({ id }: { id: string }) => id === 'bislett').today.wait
    }

    it('is not told before anybody checked in, then as a range with its time, and is never shorter with more people', async () => {
      const slots = await firstSlots()
      expect(await waitOf()).toBeNull()
      const { ticket } = await book(slots[0]!)
      expect(await waitOf()).toBeNull()
      await send({ ticket })
      const wait = await waitOf()
      expect(wait).toEqual({ from: 0, to: 5, at: '2026-11-09T09:00:00+01:00' })
      const coming = []
      for (let n = 0; n < 8; n++) coming.push(await book((await firstSlots())[0]!))
      test.api.clock.advance({ minutes: 45 })
      let before = await waitOf()
      for (const { ticket } of coming) {
        await send({ ticket })
        const after = await waitOf()
        expect(after.from).toBeGreaterThanOrEqual(before.from)
        expect(after.to).toBeGreaterThanOrEqual(before.to)
        before = after
      }
      expect(before.to).toBeGreaterThan(wait.to)
      expect(await waitOf('&date=2026-11-10')).toBeNull()
    })

    it('is told anew every minute, and not any more when the clinic has closed', async () => {
      const { ticket } = await book((await firstSlots())[0]!)
      await send({ ticket })
      test.api.clock.advance({ minutes: 1, seconds: 30 })
      expect((await waitOf()).at).toBe('2026-11-09T09:01:00+01:00')
      test.api.clock.advance({ hours: 14 })
      expect(await waitOf()).toBeNull()
    })

    it('comes with the first free time of every line of care', async () => {
      const { body } = await test.api.call('GET', '/api/clinics?locale=en')
      const bislett = body.clinics.find(({ id }: { id: string }) => id === 'bislett')
      expect(bislett.lines[0]).toEqual({
        id: 'general-practitioner',
        nextFree: expect.stringMatching(/^2026-11-09T\d\d:\d\d:00\+01:00$/),
      })
    })
  })
})
