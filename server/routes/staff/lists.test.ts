import { describe, expect, it } from 'vitest'
import { keepInterest } from '#database/forms/interests.ts'
import { deleteExpired } from '#database/retention.ts'
import { readAccessOf } from '#database/staff/access-log.ts'
import { listInbox } from '#database/staff/inbox.ts'
import { engines } from '#database/testing/engines.ts'
import { retentionHours } from '#domain/booking/retention-hours.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { signInStaff } from '../../testing/staff.ts'
import { addTablet, failToSend, orderTest, writeToClinic } from '../../testing/staff-lists.ts'
import { bookSlot, findSlotIds, newPhone, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'
import { joinList } from '../../testing/waiting.ts'

describe.each(engines)('the lists of the console, on %s', (_, open) => {
  const test = apiForEachTest(open)
  const desk = () => signInStaff(test.api, 'receptionist')
  const manager = () => signInStaff(test.api, 'manager')
  const elsewhere = () => signInStaff(test.api, 'manager', { clinics: ['okern'], email: 'okern@innom.example' })
  const chain = () => signInStaff(test.api, 'administrator', { clinics: ['*'] })

  describe('the inbox', () => {
    it('shows what a patient has written to the clinic, and who answers', async () => {
      const browser = await desk()
      const id = await writeToClinic(test.api)
      const path = `/api/staff/inbox/${id}`
      const list = async () => (await browser.call('GET', '/api/staff/inbox?clinic=bislett')).body.messages
      expect(await list()).toEqual([
        expect.objectContaining({ id, kind: 'contact', name: 'Kari Nordmann', state: 'new', handledBy: null }),
      ])
      expect(JSON.stringify(await list())).not.toMatch(/vott|91234567|1990/)
      expect((await browser.call('GET', path)).body).toMatchObject({
        message: 'Jeg la igjen en rød vott.',
        phone: '+4791234567',
      })
      await browser.call('PATCH', path, { body: { from: 'new', state: 'taken' } })
      expect(await list()).toEqual([
        expect.objectContaining({ state: 'taken', handledBy: 'receptionist@innom.example' }),
      ])
      const looks = await readAccessOf(test.database, test.api.service.secrets.hash('phone', '+4791234567'))
      expect(looks.map(({ action }) => action)).toEqual(['message taken', 'message'])
    })

    it('tells the second of two who take the same message', async () => {
      const [one, two] = [await desk(), await manager()]
      const path = `/api/staff/inbox/${await writeToClinic(test.api)}`
      const take = { body: { from: 'new', state: 'taken' } }
      const answers = [await one.call('PATCH', path, take), await two.call('PATCH', path, take)]
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [200, undefined],
        [409, 'other-state'],
      ])
    })

    it('is that of one’s own clinic; what is about none is for those who work for the whole chain', async () => {
      const [ours, others, office] = [await desk(), await elsewhere(), await chain()]
      const id = await writeToClinic(test.api)
      const lost = await writeToClinic(test.api, null)
      await keepInterest(
        test.database,
        {
          company: 'Nordlys AS',
          name: 'Per Vik',
          email: 'per@nordlys.example',
          phone: '+4722334455',
          employees: 'ca. 40',
          subject: 'benefits',
          message: null,
          reply: 'phone',
        },
        { fingerprint: 'nordlys', locale: 'no', now: test.api.clock.now() },
      )
      for (const path of [`/api/staff/inbox/${id}`, '/api/staff/inbox?clinic=bislett', '/api/staff/inbox']) {
        expect((await others.call('GET', path)).body.code).toBe('forbidden')
      }
      expect((await ours.call('GET', `/api/staff/inbox/${lost}`)).body.code).toBe('forbidden')
      const { messages } = (await office.call('GET', '/api/staff/inbox')).body
      expect(messages.map(({ name }: { name: string }) => name).sort()).toEqual(['Kari Nordmann', 'Nordlys AS'])
    })

    it('is empty of what is past its time', async () => {
      await writeToClinic(test.api)
      const over = test.api.clock.now().add({ hours: retentionHours.contactMessages })
      await deleteExpired(test.database, over)
      expect(await listInbox(test.database, 'bislett')).toHaveLength(1)
      await deleteExpired(test.database, over.add({ seconds: 1 }))
      expect(await listInbox(test.database, 'bislett')).toEqual([])
    })
  })

  describe('messages that were not sent', () => {
    it('say why, and one is sent again with a tap', async () => {
      const browser = await desk()
      const key = await failToSend(test.api)
      const list = async () => (await browser.call('GET', '/api/staff/messages?clinic=bislett')).body.messages
      expect(await list()).toEqual([
        expect.objectContaining({
          key,
          name: 'Kari Nordmann',
          reason: 'unreachable',
          isGivenUp: true,
          maySendAgain: true,
        }),
      ])
      expect((await browser.call('POST', '/api/staff/messages/again', { body: { key } })).status).toBe(200)
      await test.api.service.jobs.drain()
      expect(await list()).toEqual([])
      const { body } = await test.api.call('GET', '/api/dev/outbox')
      expect(JSON.stringify(body.messages)).toContain('vott')
      expect((await browser.call('POST', '/api/staff/messages/again', { body: { key } })).status).toBe(403)
    })

    it('stay unsent once they tell of nothing any more, and are not another clinic’s', async () => {
      const [ours, others] = [await desk(), await elsewhere()]
      const key = await failToSend(test.api, 'expired')
      expect((await ours.call('POST', '/api/staff/messages/again', { body: { key } })).body.code).toBe('other-state')
      expect((await others.call('POST', '/api/staff/messages/again', { body: { key } })).body.code).toBe('forbidden')
      expect((await others.call('GET', '/api/staff/messages?clinic=bislett')).body.code).toBe('forbidden')
    })
  })

  it('messages that are about no clinic are seen by those who work for the whole chain', async () => {
    const [ours, office] = [await desk(), await chain()]
    const key = await failToSend(test.api, 'unreachable', null)
    expect((await ours.call('GET', '/api/staff/messages')).body.code).toBe('forbidden')
    expect((await ours.call('POST', '/api/staff/messages/again', { body: { key } })).body.code).toBe('forbidden')
    const { messages } = (await office.call('GET', '/api/staff/messages')).body
    expect(messages).toEqual([expect.objectContaining({ key, kind: 'contact-mail', maySendAgain: true })])
    expect((await office.call('POST', '/api/staff/messages/again', { body: { key } })).status).toBe(200)
  })

  it('an answer that a phone had asked for is not sent again: by now nobody knows which phone it was', async () => {
    await test.database.run({
      text: `insert into jobs (key, kind, state, last_error, run_at, created_at, finished_at)
        values ('answer:1', 'answer', 'failed', 'unreachable', now(), now(), now())`,
      values: [],
    })
    const office = await chain()
    const { messages } = (await office.call('GET', '/api/staff/messages')).body
    expect(messages).toEqual([expect.objectContaining({ kind: 'answer', maySendAgain: false })])
    const again = await office.call('POST', '/api/staff/messages/again', { body: { key: 'answer:1' } })
    expect(again.body.code).toBe('other-state')
  })

  it('of who waits for a time the desk sees the phone once it opens the entry, which is a line in the access log', async () => {
    const [ours, others] = [await desk(), await elsewhere()]
    const { id, phone } = await joinList(test.api)
    const { entries } = (await ours.call('GET', '/api/staff/waiting-list?clinic=bislett')).body
    expect(entries).toEqual([expect.objectContaining({ id, name: 'Kari Nordmann' })])
    expect(JSON.stringify(entries)).not.toMatch(/1980|\+47/)
    const path = `/api/staff/waiting-list/${id}`
    expect((await others.call('GET', path)).body.code).toBe('forbidden')
    expect((await ours.call('GET', '/api/staff/waiting-list/no-such')).body.code).toBe('forbidden')
    const patient = { id, name: 'Kari Nordmann', birthdate: '1980-02-29', phone }
    expect((await ours.call('GET', path)).body).toEqual(patient)
    expect((await ours.call('GET', path)).body).toEqual(patient)
    const looks = await readAccessOf(test.database, test.api.service.secrets.hash('phone', phone))
    expect(looks.map(({ action, email, clinic }) => [action, email, clinic])).toEqual([
      ['waiting', 'receptionist@innom.example', 'bislett'],
    ])
  })

  it('who calls to be taken off the waiting list is taken off by the desk of a clinic that they wait for', async () => {
    const [ours, others] = [await desk(), await elsewhere()]
    const { id, phone } = await joinList(test.api)
    const path = `/api/staff/waiting-list/${id}`
    const listed = async () => (await ours.call('GET', '/api/staff/waiting-list?clinic=bislett')).body.entries
    expect((await others.call('POST', `${path}/end`)).body.code).toBe('forbidden')
    expect(await listed()).toHaveLength(1)
    expect((await ours.call('POST', `${path}/end`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await ours.call('POST', `${path}/end`)).body.code).toBe('forbidden')
    const done = await readAccessOf(test.database, test.api.service.secrets.hash('phone', phone))
    expect(done.map(({ action, email }) => [action, email])).toEqual([['waiting ended', 'receptionist@innom.example']])
  })

  it('an offer that did not reach its patient is in the list of the clinic', async () => {
    const browser = await desk()
    const [slot] = await findSlotIds(test.api, '2026-11-10')
    const { reference } = (await bookSlot(test.api, slot!)).body
    expect((await browser.call('POST', '/api/staff/offers', { body: { reference } })).status).toBe(201)
    await test.database.run({
      text: "update jobs set state = 'failed', last_error = 'unreachable', finished_at = run_at where kind = 'offer'",
      values: [],
    })
    const { messages } = (await browser.call('GET', '/api/staff/messages?clinic=bislett')).body
    expect(messages).toEqual([expect.objectContaining({ kind: 'offer', reference, name: 'Kari Nordmann' })])
  })

  describe('kiosks', () => {
    it('are registered by a code that is shown once, named and revoked', async () => {
      const browser = await manager()
      const list = async () => (await browser.call('GET', '/api/staff/kiosks?clinic=bislett')).body.kiosks
      const { body } = await browser.call('POST', '/api/staff/kiosks', {
        body: { clinic: 'bislett', name: 'Ved døra' },
      })
      expect(body.code).toMatch(/\w/)
      expect(await list()).toEqual([expect.objectContaining({ id: body.id, name: 'Ved døra', state: 'code-waits' })])
      expect(JSON.stringify(await list())).not.toContain(body.code)
      await browser.call('PATCH', `/api/staff/kiosks/${body.id}`, { body: { name: 'Ved vinduet' } })
      expect((await list())[0].name).toBe('Ved vinduet')
      await browser.call('POST', `/api/staff/kiosks/${body.id}/revoke`)
      expect(await list()).toEqual([])
    })

    it('of another clinic are out of reach', async () => {
      const others = await elsewhere()
      const id = await addTablet(test.api)
      const answers = [
        await others.call('POST', '/api/staff/kiosks', { body: { clinic: 'bislett' } }),
        await others.call('PATCH', `/api/staff/kiosks/${id}`, { body: { name: 'x' } }),
        await others.call('POST', `/api/staff/kiosks/${id}/revoke`),
        await others.call('POST', '/api/staff/kiosks/no-such/revoke'),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'forbidden'))
    })
  })

  it('a date of a course shows who comes, and everybody is told when it is called off', async () => {
    const browser = await manager()
    const phone = newPhone()
    const { slot: _, ...order } = orderFor('', phone, provePhone(test.api, phone))
    await placeOrder(test.api, { ...order, treatment: 'mindfulness-course', group: 'mindfulness-2026-11-24' })
    const first = async () => (await browser.call('GET', '/api/staff/classes?clinic=bislett')).body.dates[0]
    expect(await first()).toMatchObject({ group: 'mindfulness', date: '2026-11-24', booked: 1, isCancelled: false })
    const { body } = await browser.call('GET', '/api/staff/classes/mindfulness-2026-11-24?date=2026-11-24')
    expect(body.visits).toEqual([expect.objectContaining({ name: 'Kari Nordmann', isGroup: true })])
    const callOff = { body: { clinic: 'bislett', group: 'mindfulness', date: '2026-11-24' } }
    expect((await browser.call('POST', '/api/staff/classes/call-off', callOff)).body).toEqual({ told: 1 })
    expect(await first()).toMatchObject({ booked: 0, isCancelled: true })
    await test.api.service.jobs.drain()
    const sent = (await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)).body.messages
    expect(sent[0].text).toContain('24')
    const gone = { body: { ...callOff.body, date: '2026-11-25' } }
    expect((await browser.call('POST', '/api/staff/classes/call-off', gone)).body.code).toBe('other-state')
  })

  it('an order goes from the shelf to the result, and never further than it can', async () => {
    const browser = await desk()
    const reference = await orderTest(test.api)
    const path = `/api/staff/orders/${reference}`
    const change = (from: string, state: string) => browser.call('PATCH', path, { body: { from, state } })
    expect((await change('ordered', 'result-ready')).body.code).toBe('other-state')
    for (const [from, to] of [
      ['ordered', 'collected'],
      ['collected', 'handed-in'],
      ['handed-in', 'result-ready'],
    ] as const) {
      expect((await change(from, to)).body.state).toBe(to)
    }
    expect((await change('ordered', 'collected')).body.code).toBe('other-state')
    expect((await browser.call('GET', path)).body).toMatchObject({ name: 'Ola Hansen', next: [] })
    const others = await elsewhere()
    expect((await others.call('GET', path)).body.code).toBe('forbidden')
    const { orders } = (await browser.call('GET', '/api/staff/orders?clinic=bislett')).body
    expect(orders).toEqual([expect.objectContaining({ reference, state: 'result-ready' })])
    expect(JSON.stringify(orders)).not.toMatch(/1985|\+47/)
  })

  it('the figures tell what a week came to: booked, not come, how long before, and the wait', async () => {
    const browser = await manager()
    const [first, second] = await findSlotIds(test.api, '2026-11-09')
    const missed = (await bookSlot(test.api, first!)).body.reference
    const came = (await bookSlot(test.api, second!)).body.reference
    const set = (reference: string, state: string) =>
      browser.call('PATCH', `/api/staff/bookings/${reference}`, { body: { state } })
    await set(came, 'arrived')
    test.api.clock.advance({ minutes: 25 })
    await set(came, 'called-in')
    await set(came, 'done')
    test.api.clock.advance({ hours: 2 })
    const later = await manager()
    await later.call('PATCH', `/api/staff/bookings/${missed}`, { body: { state: 'no-show' } })
    const { weeks } = (await later.call('GET', '/api/staff/figures?clinic=bislett')).body
    expect(weeks).toHaveLength(9)
    const week = weeks.find((it: { week: string }) => it.week === '2026-11-09')
    expect(week.all).toMatchObject({ booked: 2, cancelled: 0, noShow: 1, waitWas: 25 })
    expect(week.lines).toEqual([expect.objectContaining({ line: 'general-practitioner', booked: 2 })])
    expect(week.freeMinutes).toBeLessThan(week.workMinutes)
    const { csv } = (await later.call('GET', '/api/staff/figures/file?clinic=bislett')).body
    expect(csv).toContain('2026-11-09;;2;0;1;')
    expect((await later.call('GET', '/api/staff/figures')).body.code).toBe('forbidden')
    expect((await (await chain()).call('GET', '/api/staff/figures')).status).toBe(200)
  })

  it('a statement needs a fresh sign-in and a month that is over', async () => {
    const office = await chain()
    const read = (month: string) => office.call('GET', `/api/staff/partners/tinde/statement?month=${month}`)
    expect((await read('2026-10')).body).toMatchObject({
      partner: 'tinde',
      total: { visits: 0 },
      csv: expect.stringMatching(/^kind,month/),
    })
    expect((await read('2026-11')).body.code).toBe('too-early')
    expect((await office.call('GET', '/api/staff/partners/nobody/statement?month=2026-10')).body.code).toBe('forbidden')
    test.api.clock.advance({ minutes: 11 })
    expect((await read('2026-10')).body.code).toBe('sign-in-again')
  })
})
