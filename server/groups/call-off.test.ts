import { describe, expect, it } from 'vitest'
import { engines } from '#database/testing/engines.ts'
import type { GroupPlan } from '#domain/facts/group.ts'
import { rostersOf } from '#domain/rosters/roster.ts'
import { changeRosters } from '../rosters/change-rosters.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { bearer, newPhone, orderFor, placeOrder, provePhone } from '../testing/visit.ts'

const course = 'mindfulness-2026-11-24'
const planner = { actor: 'staff', channel: 'command', who: 'planner' } as const

describe.each(engines)('a date that is called off, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const book = async (date?: string) => {
    const phone = newPhone()
    const { slot: _, ...order } = orderFor('', phone, provePhone(test.api, phone))
    const { status, body } = await placeOrder(test.api, {
      ...order,
      treatment: 'mindfulness-course',
      group: course,
      date,
    })
    expect(status).toBe(201)
    return { phone, ...(body as { reference: string; token: string }) }
  }
  const change = (changes: Partial<GroupPlan>) => {
    const plan = rostersOf(test.api.service.schedules.planned()).groups.get('mindfulness')!
    const groups = new Map([['mindfulness', { ...plan, ...changes }]])
    return changeRosters(test.api.service, { practitioners: new Map(), clinics: new Map(), groups }, planner)
  }
  const lastMessageTo = async (phone: string): Promise<string> => {
    await test.api.service.jobs.drain()
    return (await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)).body.messages[0].text
  }
  const cancel = ({ reference, token }: { reference: string; token: string }) =>
    test.api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))

  it.each([
    ['hour', { at: '18:30' }],
    ['runs', { first: '2026-12-01', everyWeeks: 7 }],
  ] as const)(
    'is told to those who booked it before the plan got another %s, which waits for that',
    async (_, changes) => {
      const { phone } = await book('2026-12-01')
      const lost = [{ group: 'mindfulness', date: '2026-12-01', people: 1 }]
      expect(await change(changes)).toEqual({ outcome: 'dates-lost', lost })
      expect(await change({ ...changes, cancelled: ['2026-12-01'] })).toMatchObject({ calledOff: 1 })
      expect(await lastMessageTo(phone)).toContain('1 December at 17:30')
      expect(await change({ ...changes, cancelled: ['2026-12-01', '2026-12-02'] })).toMatchObject({ calledOff: 0 })
    },
  )

  it('is told at once, also while the hour has no room for messages about changes', async () => {
    await test.restart({ SMS_PER_HOUR: '2' })
    const { phone } = await book()
    expect(await lastMessageTo(phone)).toContain('24 November')
    await change({ cancelled: ['2026-12-01'] })
    expect(await lastMessageTo(phone)).toContain('1 December at 17:30')
  })

  it('counts no more for how long the rest can be cancelled free of charge', async () => {
    const booking = await book()
    await change({ cancelled: ['2026-11-24'] })
    test.api.clock.set(Temporal.Instant.from('2026-11-25T08:00:00Z'))
    expect(await cancel(booking)).toMatchObject({ status: 200, body: { state: 'cancelled', fee: 0 } })
  })
})
