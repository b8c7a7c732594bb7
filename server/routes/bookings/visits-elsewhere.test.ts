import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { packageFacts } from '#domain/testing/sample-package.ts'
import { createMovingClock } from '../../testing/moving-clock.ts'
import { startRemoteSystem } from '../../testing/remote-booking-system.ts'
import { signInStaff } from '../../testing/staff.ts'
import { mondayMorning, openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bearer, bookSlot, findSlotIds } from '../../testing/visit.ts'
import { joinList, wholeWeek } from '../../testing/waiting.ts'

const clock = createMovingClock(mondayMorning)
let test: TestDatabase
let remote: Awaited<ReturnType<typeof startRemoteSystem>>
let api: TestApi
beforeAll(async () => {
  test = await openTestEmbedded()
  remote = await startRemoteSystem(clock.now)
  const env = { PROVIDER: 'http', PROVIDER_URL: remote.url, REQUEST_TIMEOUT: '60000' }
  api = await openTestApi({ database: test.database, facts: packageFacts, clock, env })
})
afterAll(async () => {
  await api.close()
  await remote.close()
  await test.dispose()
})

it('one visit is booked, there too, when two requests for it come at the same moment', async () => {
  const slots = await findSlotIds(api, '2026-11-10', 'knee-package')
  const { body: first } = await bookSlot(api, slots.findLast((it) => it.includes('cato'))!)
  const { body: before } = await api.call('GET', `/api/bookings/${first.reference}`, bearer(first.token))
  const count = remote.count()
  const answers = await Promise.all(
    before.visits[1].proposed.slice(0, 2).map(({ id }: { id: string }) =>
      api.call('POST', `/api/bookings/${first.reference}/visits`, {
        body: { slot: id },
        headers: { ...bearer(first.token).headers, 'idempotency-key': randomUUID() },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('visit-order')
  expect(remote.count()).toBe(count + 1)
  const cancelled = await api.call('POST', `/api/bookings/${first.reference}/cancel`, bearer(first.token))
  expect(cancelled.status).toBe(200)
})

it('a package whose times another system keeps is booked, counted, and cancelled there with its rest', async () => {
  const slots = await findSlotIds(api, '2026-11-10', 'knee-package')
  const { body: first } = await bookSlot(api, slots.find((it) => it.includes('cato'))!)
  const read = async () => (await api.call('GET', `/api/bookings/${first.reference}`, bearer(first.token))).body
  for (const number of [2, 3]) {
    const slot = (await read()).visits[number - 1].proposed[0].id
    const { status } = await api.call('POST', `/api/bookings/${first.reference}/visits`, {
      body: { slot },
      headers: { ...bearer(first.token).headers, 'idempotency-key': randomUUID() },
    })
    expect(status).toBe(201)
  }
  expect(remote.count()).toBe(3)

  clock.set(Temporal.Instant.from('2026-11-12T08:00:00Z'))
  const [, second] = (await read()).visits
  const cancel = `/api/bookings/${second.booking.reference}/cancel?rest=true`
  remote.misbehave({ status: 503, body: '' })
  const failed = await api.call('POST', cancel, bearer(second.booking.token))
  expect(failed.body.code).toBe('provider-failure')
  expect((await read()).package).toMatchObject({ owed: 1890 })
  remote.misbehave(undefined)
  expect((await api.call('POST', cancel, bearer(second.booking.token))).status).toBe(200)
  const after = await read()
  expect(after.visits.map(({ booking }: { booking: object | null }) => booking !== null)).toEqual([true, false, false])
  expect(after.package).toMatchObject({ had: 1, price: 1890, owed: 790 })
  expect(remote.count()).toBe(1)
})

it('a booking whose time another system keeps is moved and cancelled there by the desk, once nobody has taken it back', async () => {
  clock.set(mondayMorning)
  const before = remote.count()
  const [slot, other] = await findSlotIds(api, '2026-11-17')
  const { body: booked } = await bookSlot(api, slot!)
  const desk = await signInStaff(api, 'receptionist')
  const change = (body: object) => desk.call('PATCH', `/api/staff/bookings/${booked.reference}`, { body })
  const pass = async () => {
    clock.advance({ seconds: 10 })
    await api.service.jobs.drain()
  }
  expect((await change({ slot: other })).status).toBe(200)
  expect(await findSlotIds(api, '2026-11-17')).not.toContain(other)
  await pass()
  const { body: moved } = await desk.call('GET', `/api/staff/bookings/${booked.reference}`)
  expect(moved).toMatchObject({ pending: null })
  expect(moved.start).not.toBe(booked.start)
  remote.misbehave({ status: 503, body: '' })
  await change({ state: 'cancelled', reason: 'other' })
  await pass()
  const failed = (await desk.call('GET', `/api/staff/bookings/${booked.reference}`)).body
  expect(failed.pending).toMatchObject({ kind: 'cancel', problem: 'provider-failure' })
  remote.misbehave(undefined)
  clock.advance({ seconds: 20 })
  await api.service.jobs.drain()
  expect(remote.count()).toBe(before)
})

it('the desk can ask for the same move again at once, after the other system did not answer', async () => {
  clock.set(mondayMorning)
  const [slot, other] = await findSlotIds(api, '2026-11-18')
  const { body: booked } = await bookSlot(api, slot!)
  const desk = await signInStaff(api, 'receptionist')
  const move = () => desk.call('PATCH', `/api/staff/bookings/${booked.reference}`, { body: { slot: other } })
  const pass = async (seconds: number) => {
    clock.advance({ seconds })
    await api.service.jobs.drain()
    return (await desk.call('GET', `/api/staff/bookings/${booked.reference}`)).body
  }
  const first = (await move()).body
  remote.misbehave({ status: 503, body: '' })
  expect((await pass(10)).pending).toMatchObject({ id: first.planned, problem: 'provider-failure' })
  remote.misbehave(undefined)
  const again = (await move()).body
  expect(again.pending).toMatchObject({ id: again.planned, problem: null })
  expect(again.planned).not.toBe(first.planned)
  expect(await pass(10)).toMatchObject({ start: again.pending.to.start, pending: null })
})

it('whoever joined the list before another system kept the times cannot choose others to wait for: none would come', async () => {
  const own = await openTestApi({ database: test.database, facts: packageFacts, clock })
  const { id, token } = await joinList(own)
  const { clinics, days, parts } = wholeWeek
  const change = (at: TestApi) =>
    at.call('PUT', `/api/waiting-list/${id}`, { body: { clinics, days, parts }, ...bearer(token) })
  expect((await change(own)).status).toBe(200)
  expect((await change(api)).status).toBe(422)
  await own.close()
})

it('a held time says that another system keeps it, so that nobody is offered to add a person', async () => {
  const hold = (at: TestApi, slot: string) => at.call('POST', '/api/holds', { body: { slot } })
  const [slot] = await findSlotIds(api, '2026-11-12')
  expect((await hold(api, slot!)).body.isKeptElsewhere).toBe(true)
  const own = await openTestApi({ database: test.database, facts: packageFacts, clock })
  expect((await hold(own, slot!)).body).not.toHaveProperty('isKeptElsewhere')
  await own.close()
})
