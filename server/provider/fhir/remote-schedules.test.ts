import type { Resource } from '@medplum/fhirtypes'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { monday, timeAt } from '#database/testing/bookings.ts'
import { createClock } from '../../clock/clock.ts'
import type { Log } from '../../process/log.ts'
import { freeSlot, identifiers, seedFhirWorld, startFhirWorld } from '../../testing/fhir-world.ts'
import { createMovingClock } from '../../testing/moving-clock.ts'
import { createAccessTokens } from './access-token.ts'
import { chooseSlots } from './choose-slots.ts'
import { createFhirCalls, type FhirCalls } from './fhir-calls.ts'
import { listOccupied } from './occupied.ts'
import { createRemoteSchedules } from './remote-schedules.ts'
import { readAround } from './remote-times.ts'
import { createSlotStore } from './slot-store.ts'

let world: Awaited<ReturnType<typeof startFhirWorld>>
let calls: FhirCalls
beforeAll(async () => {
  world = await startFhirWorld()
  const tokens = createAccessTokens({ ...world.settings, timeLimit: 30_000 }, createClock())
  calls = createFhirCalls({ url: world.server.url, tokens, timeLimit: 30_000 })(new AbortController().signal)
})
beforeEach(async () => {
  await seedFhirWorld(world.server, [])
  world.server.received.length = 0
  world.server.pageSize = 500
})
afterAll(() => world.server.close())

const put = async (...resources: Resource[]) => {
  for (const it of resources) await world.server.repository.updateResource(it)
}
const named = (value: string) => [{ system: identifiers, value }]
const person = (id: string, ours: string): Resource => ({ resourceType: 'Practitioner', id, identifier: named(ours) })
const place = (id: string, ours: string): Resource => ({ resourceType: 'Location', id, identifier: named(ours) })
const schedule = (id: string, ...actors: string[]): Resource => ({
  resourceType: 'Schedule',
  id,
  actor: actors.map((reference) => ({ reference })),
})
const open = (clock = createMovingClock(monday)) => {
  const warn = vi.fn()
  const { url, system } = world.settings
  return { schedules: createRemoteSchedules({ url, system, log: { warn } as unknown as Log }, clock), warn, clock }
}
const nine = timeAt('2026-11-17T08:00:00Z')
const at = (minutes: number) => nine.start.add({ minutes })
const choose = async (time = nine, treatment?: string) => {
  const around = await readAround(calls, open().schedules, time)
  if (!around.ok) throw new Error(around.problem)
  const chosen = chooseSlots(
    around.value.slots,
    around.value.schedules,
    { time, treatment, isOwn: () => false },
    monday,
  )
  return chosen && { schedule: chosen.schedule.reference, slots: chosen.slots.map(({ id }) => id).sort() }
}

it('a Schedule is ours by the identifiers of its actors, whatever kind of practitioner it names', async () => {
  await put(
    person('1', 'ingrid-berg'),
    { resourceType: 'PractitionerRole', id: '2', identifier: named('ola-nes') },
    place('3', 'bislett'),
    place('4', 'somewhere-else'),
    schedule('a', 'Practitioner/1', 'Location/3'),
    schedule('b', 'PractitionerRole/2', `${world.server.url}/Location/4`),
    schedule('c', 'Practitioner/9', 'Location/3'),
    { ...schedule('d', 'Practitioner/1'), active: false } as Resource,
  )
  const { schedules, warn } = open()
  const found = await schedules.find(calls, ['ingrid-berg', 'ola-nes', 'nobody'])
  expect(
    found.ok && [...found.value].map(([who, some]) => [who, some.map((it) => [it.reference, it.clinics])]),
  ).toEqual([
    ['ingrid-berg', [['Schedule/a', new Set(['bislett'])]]],
    ['ola-nes', [['Schedule/b', new Set(['somewhere-else'])]]],
    ['nobody', []],
  ])
  expect(warn.mock.calls).toEqual([
    [{ practitioner: 'nobody' }, 'the other booking system has no Schedule of a practitioner'],
  ])
})

it('Schedules are looked up once in ten minutes', async () => {
  await put(person('1', 'ingrid-berg'), schedule('a', 'Practitioner/1'))
  const { schedules, clock } = open()
  await schedules.find(calls, ['ingrid-berg'])
  const before = world.server.received.length
  clock.advance({ minutes: 9 })
  await schedules.find(calls, ['ingrid-berg'])
  expect(world.server.received.length).toBe(before)
  await put(schedule('b', 'Practitioner/1'))
  clock.advance({ minutes: 2 })
  const found = await schedules.find(calls, ['ingrid-berg'])
  expect(found.ok && found.value.get('ingrid-berg')!.map(({ reference }) => reference)).toEqual([
    'Schedule/a',
    'Schedule/b',
  ])
})

it('a time is taken of a Schedule at its clinic and for its treatment, with all that overlaps elsewhere', async () => {
  await put(
    person('1', 'ingrid-berg'),
    place('3', 'bislett'),
    place('4', 'majorstuen'),
    { resourceType: 'HealthcareService', id: '5', identifier: named('gp-consultation') },
    schedule('here', 'Practitioner/1', 'Location/3', 'HealthcareService/5'),
    schedule('there', 'Practitioner/1', 'Location/4'),
    freeSlot('here', at(0), 20),
    freeSlot('there', at(-10), 30),
  )
  const both = [`here.${at(0).epochMilliseconds}`, `there.${at(-10).epochMilliseconds}`]
  expect(await choose(nine, 'gp-consultation')).toEqual({ schedule: 'Schedule/here', slots: both })
  expect(await choose(nine, 'vaccine')).toBeUndefined()
  expect(await choose({ ...nine, clinic: 'majorstuen' }, 'vaccine')).toEqual({
    schedule: 'Schedule/there',
    slots: both,
  })
  expect(await choose({ ...nine, clinic: 'torggata' })).toBeUndefined()
  await put({ ...freeSlot('there', at(-10), 30), status: 'busy-unavailable' })
  expect(await choose(nine, 'gp-consultation')).toBeUndefined()
})

it('Slots with a gap between them, or too few of them, are no time', async () => {
  await put(
    person('1', 'ingrid-berg'),
    schedule('a', 'Practitioner/1'),
    freeSlot('a', at(0), 9),
    freeSlot('a', at(10), 10),
  )
  expect(await choose()).toBeUndefined()
  await put(freeSlot('a', at(0), 10))
  expect((await choose())?.slots).toHaveLength(2)
  expect(await choose({ ...nine, end: at(21) })).toBeUndefined()
  // Closed by mistake is as if it were not there.
  await put({ ...freeSlot('a', at(5), 5), status: 'entered-in-error' })
  expect((await choose())?.slots).toHaveLength(2)
})

it('thousands of Slots are read page by page, and then only those that have changed', async () => {
  world.server.pageSize = 7
  const range = { from: monday.epochMilliseconds, to: monday.add({ hours: 24 * 30 }).epochMilliseconds }
  await put(person('1', 'ingrid-berg'), schedule('a', 'Practitioner/1'))
  for (let n = 0; n < 20; n++) await put(freeSlot('a', at(n * 10), 10))
  const { schedules, clock } = open()
  const found = await schedules.find(calls, ['ingrid-berg'])
  const theirs = found.ok ? found.value.get('ingrid-berg')! : []
  const store = createSlotStore(clock)
  const read = async () => {
    world.server.received.length = 0
    const slots = await store.read(calls, 'ingrid-berg', theirs, range)
    if (!slots.ok) throw new Error(slots.problem)
    const times = listOccupied('ingrid-berg', slots.value, { start: range.from, end: range.to })
    return { slots: slots.value.length, busy: times.filter(({ isOutside }) => !isOutside).map(({ start }) => start) }
  }
  expect(await read()).toEqual({ slots: 20, busy: [] })
  expect(world.server.received).toHaveLength(3)
  await put({ ...freeSlot('a', at(50), 10), status: 'busy' })
  expect(await read()).toEqual({ slots: 20, busy: [at(50).epochMilliseconds] })
  expect(world.server.received[0]!.path).toContain('_lastUpdated=ge')

  await world.server.repository.deleteResource('Slot', freeSlot('a', at(0), 10).id!)
  expect((await read()).slots).toBe(20)
  clock.advance({ minutes: 6 })
  expect((await read()).slots).toBe(19)
  expect(world.server.received[0]!.path).not.toContain('_lastUpdated')
})
