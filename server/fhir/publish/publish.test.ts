import { gunzipSync } from 'node:zlib'
import type { HealthcareService, Location, PractitionerRole, Schedule, Slot } from '@medplum/fhirtypes'
import { describe, expect, it } from 'vitest'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { changeRosters } from '../../rosters/change-rosters.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bookSlot } from '../../testing/visit.ts'
import { validate } from '../testing/fhir-validation.ts'

const test = apiForEachTest()

const manifestAt = '/fhir/$bulk-publish'
const slotsAt = `${manifestAt}/Slot/bislett.ndjson`
const get = (url: string, headers = {}) => test.api.call('GET', url, { headers })

async function readLines<Resource>(path: string): Promise<Resource[]> {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  return body.trimEnd().split('\n').map(JSON.parse)
}

const readSlots = () => readLines<Slot>(slotsAt)
const linkOf = (slot: Slot) => new URL(slot.extension!.find((it) => it.url.endsWith('booking-deep-link'))!.valueUrl!)
const listPaths = async (query = '') => {
  const { body } = await get(`${manifestAt}${query}`)
  return body.output.map((it: { url: string }) => new URL(it.url).pathname.replace(`${manifestAt}/`, ''))
}

describe('the times that are published', () => {
  it('begin at a manifest that names every file, with the areas of the clinics', async () => {
    const { status, body, headers } = await get(manifestAt)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=30')
    expect(body).toMatchObject({
      transactionTime: '2026-11-09T08:00:00.000Z',
      request: 'http://localhost:8000/fhir/$bulk-publish',
      requiresAccessToken: false,
      error: [],
    })
    expect(body.output).toContainEqual({
      type: 'Slot',
      url: 'http://localhost:8000/fhir/$bulk-publish/Slot/bislett.ndjson',
      extension: { state: ['Oslo'] },
    })
    expect(body.output.map((it: { type: string }) => it.type)).toEqual([
      ...['Location', 'HealthcareService', 'PractitionerRole', 'Schedule'],
      ...['Slot', 'Slot', 'Slot'],
    ])
  })

  it('are of fourteen days, one Schedule for each practitioner, treatment and clinic', async () => {
    const schedules = await readLines<Schedule>(`${manifestAt}/Schedule.ndjson`)
    const slots = await readSlots()
    const ofBislett = schedules.filter((it) => it.actor.some(({ reference }) => reference === 'Location/bislett'))
    expect(new Set(slots.map((it) => it.schedule.reference))).toEqual(
      new Set(ofBislett.map((it) => `Schedule/${it.id}`)),
    )
    expect(ofBislett[0]).toMatchObject({ planningHorizon: { start: '2026-11-09', end: '2026-11-22' } })
    const days = slots.map((it) => it.start.slice(0, 10)).sort()
    expect([days[0], days.at(-1)]).toEqual(['2026-11-09', '2026-11-21'])
    for (const it of [...schedules, ...slots]) validate(it)
  })

  it('link into the booking with everything chosen, and have the number of the clinic', async () => {
    const slot = (await readSlots()).find((it) => it.status === 'free')!
    const link = linkOf(slot)
    const choices = Object.fromEntries(link.searchParams)
    expect(link.origin + link.pathname).toBe('http://localhost:8000/bestill-time/')
    expect(choices).toMatchObject({ clinic: 'bislett', step: 'information' })
    const { treatment, practitioner, start } = parseSlotId(choices.slot!)!
    expect({ treatment, practitioner }).toEqual({ treatment: choices.treatment, practitioner: choices.practitioner })
    expect(start).toBe(Date.parse(slot.start))
    expect(slot.extension).toContainEqual({
      url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-phone',
      valueString: '+47 22 00 00 01',
    })
  })

  it('tell a booked time, a held time and one that is too near from a free one, and link to free ones only', async () => {
    const doctor = (slot: Slot) =>
      slot.status === 'free' && linkOf(slot).searchParams.get('treatment') === 'gp-consultation'
    const [first, second] = (await readSlots()).filter(doctor)
    await bookSlot(test.api, linkOf(first!).searchParams.get('slot')!)
    await test.api.call('POST', '/api/holds', { body: { slot: linkOf(second!).searchParams.get('slot') } })
    const after = new Map((await readSlots()).map((it) => [it.id, it]))
    expect(after.get(first!.id!)).toMatchObject({ status: 'busy', start: first!.start })
    expect(after.get(second!.id!)).toMatchObject({ status: 'busy-tentative' })
    expect(after.get(first!.id!)!.extension).toBeUndefined()
    const tooNear = [...after.values()].filter((it) => it.status === 'busy-unavailable')
    expect(tooNear.length).toBeGreaterThan(0)
    // What has to be prepared is too near a day before, and nothing is longer.
    for (const { start } of tooNear) expect(Date.parse(start)).toBeLessThan(Date.parse('2026-11-10T09:00+01:00'))
  })

  it('say nothing of who has booked', async () => {
    const before = await readSlots()
    await bookSlot(test.api, linkOf(before.find((it) => it.status === 'free')!).searchParams.get('slot')!)
    for (const path of await listPaths()) {
      expect((await get(`${manifestAt}/${path}`)).body).not.toMatch(/Nordmann|\+4791|Patient|Appointment/)
    }
  })

  it('follow a roster', async () => {
    const anne = sampleFacts.practitioners.find((it) => it.id === 'anne-lege')!
    const own = (slot: Slot) => slot.status === 'free' && linkOf(slot).searchParams.get('practitioner') === 'anne-lege'
    expect((await readSlots()).some(own)).toBe(true)
    await changeRosters(
      test.api.service,
      {
        practitioners: new Map([
          ['anne-lege', { shifts: anne.shifts, absences: [{ from: '2026-11-01', to: '2026-12-31' }] }],
        ]),
        clinics: new Map(),
        groups: new Map(),
      },
      { actor: 'staff', channel: 'command', who: 'planner' },
    )
    expect((await readSlots()).some(own)).toBe(false)
  })

  it('describe clinics, services and people by the definitions of FHIR', async () => {
    const [location] = await readLines<Location>(`${manifestAt}/Location.ndjson`)
    const [service] = await readLines<HealthcareService>(`${manifestAt}/HealthcareService.ndjson`)
    const [role] = await readLines<PractitionerRole>(`${manifestAt}/PractitionerRole.ndjson`)
    for (const it of [location!, service!, role!]) validate(it)
    expect(location).toMatchObject({ id: 'bislett', name: 'Innom Bislett', address: { state: 'Oslo', country: 'NO' } })
    expect(service).toMatchObject({ id: 'gp-consultation', name: 'Legetime på klinikk' })
    expect(role).toMatchObject({ id: 'anne-lege', specialty: [{ text: 'Allmennlege' }] })
  })
})

describe('who asks again', () => {
  it('is told that nothing has changed, until something has', async () => {
    const { headers } = await get(slotsAt)
    const known = { 'if-none-match': String(headers.etag) }
    expect(await get(slotsAt, known)).toMatchObject({ status: 304, body: '' })
    const slot = (await readSlots()).find((it) => it.status === 'free')!
    await bookSlot(test.api, linkOf(slot).searchParams.get('slot')!)
    const changed = await get(slotsAt, known)
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(headers.etag)
  })

  it('hears in the very minute that a time has got too near, and not before', async () => {
    const stateAt0940 = async () =>
      (await readSlots()).filter((it) => it.start.startsWith('2026-11-09T09:40')).map((it) => it.status)
    // The times of nine o'clock are over.
    test.api.clock.advance({ seconds: 30 })
    const { headers } = await get(slotsAt)
    const known = { 'if-none-match': String(headers.etag) }
    expect(await stateAt0940()).toContain('free')
    test.api.clock.advance({ seconds: 1 })
    expect((await get(slotsAt, known)).status).toBe(304)
    test.api.clock.advance({ minutes: 10 })
    expect((await get(slotsAt, known)).status).toBe(200)
    expect(await stateAt0940()).not.toContain('free')
  })

  it('gets the same tag from another process', async () => {
    const { headers } = await get(slotsAt)
    await test.restart({})
    expect((await get(slotsAt)).headers.etag).toBe(headers.etag)
  })

  it('may ask only for files that have changed since', async () => {
    const all = await listPaths()
    for (const path of all) await get(`${manifestAt}/${path}`)
    test.api.clock.set(test.api.clock.now().add({ minutes: 5 }))
    for (const path of all) await get(`${manifestAt}/${path}`)
    const slot = (await readSlots()).find((it) => it.status === 'free')!
    test.api.clock.set(test.api.clock.now().add({ minutes: 3 }))
    const since = test.api.clock.now().toString()
    await bookSlot(test.api, linkOf(slot).searchParams.get('slot')!)
    const changed = await listPaths(`?_since=${encodeURIComponent(since)}`)
    expect(changed).toContain('Slot/bislett.ndjson')
    expect(changed).not.toContain('Location.ndjson')
    expect(await listPaths('?_since=2020-01-01T00:00:00Z')).toEqual(all)
  })

  it('is told in the words of FHIR what is wrong', async () => {
    const wrong = await get(`${manifestAt}?_since=yesterday`)
    expect(wrong).toMatchObject({
      status: 422,
      body: { resourceType: 'OperationOutcome', issue: [{ code: 'invalid' }] },
    })
    const missing = await get(`${manifestAt}/Slot/nowhere.ndjson`)
    expect(missing).toMatchObject({ status: 404, body: { issue: [{ code: 'not-found' }] } })
    expect(missing.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
    validate(missing.body)
    expect((await test.api.call('POST', manifestAt)).status).toBe(405)
  })
})

describe('a whole file', () => {
  it('comes compressed to whoever can read that', async () => {
    const plain = await get(slotsAt)
    const response = await test.api.app.inject({ url: slotsAt, headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      etag: plain.headers.etag,
    })
    expect(gunzipSync(response.rawPayload).toString()).toBe(plain.body)
    expect(response.rawPayload.length).toBeLessThan(plain.body.length / 8)
  })

  it('is sent to one address for every file once a minute, and not more', async () => {
    const small = `${manifestAt}/Location.ndjson`
    const statuses: number[] = []
    for (let n = 0; n <= 60 * 7; n++) statuses.push((await get(small)).status)
    expect(statuses.filter((it) => it === 200)).toHaveLength(60 * 7)
    const refused = await get(small)
    expect(refused).toMatchObject({ status: 429, body: { issue: [{ code: 'throttled' }] } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get(small, { 'x-forwarded-for': '192.0.2.77' })).status).toBe(200)
  })
})
