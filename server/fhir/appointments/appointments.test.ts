import { ClientStorage, MedplumClient, MemoryStorage } from '@medplum/core'
import type { Appointment, Bundle, OperationOutcome, Schedule, Slot } from '@medplum/fhirtypes'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bookSlot, newPhone } from '../../testing/visit.ts'
import { appointmentFor } from '../testing/appointment-request.ts'
import { addTestClient, authorise } from '../testing/client.ts'
import { validate } from '../testing/fhir-validation.ts'

describe.each(engines)('a system that books for its patients, on %s', (_, open) => {
  const test = apiForEachTest(open)
  let headers: { authorization: string }
  let id: string
  beforeEach(async () => {
    const client = await addTestClient(test.api)
    id = client.id
    headers = await authorise(test.api, client)
  })

  const get = (path: string) => test.api.call('GET', `/fhir/${path}`, { headers })
  const post = (body: Appointment, more = {}) =>
    test.api.call('POST', '/fhir/Appointment', { body, headers: { ...headers, ...more } })
  const put = (body: Appointment, more = {}) =>
    test.api.call('PUT', `/fhir/Appointment/${body.id}`, { body, headers: { ...headers, ...more } })
  const list = <T>(body: Bundle) => (body.entry ?? []).map((it) => it.resource as T)

  async function findFree(count = 3): Promise<string[]> {
    const schedules = await get('Schedule?actor=Location/bislett&actor=HealthcareService/gp-consultation')
    const [schedule] = list<Schedule>(schedules.body)
    const { body } = await get(
      `Slot?schedule=Schedule/${schedule!.id}&start=ge2026-11-10&start=lt2026-11-11&status=free`,
    )
    expect(body.total).toBeGreaterThan(count)
    return list<Slot>(body)
      .slice(0, count)
      .map((it) => it.id!)
  }

  it('finds a time, books it, reads it, moves and cancels it', async () => {
    const [first, second] = await findFree()
    const phone = newPhone()
    const booked = await post(appointmentFor(first!, phone))
    expect(booked.status).toBe(201)
    expect(booked.headers.location).toBe(`http://localhost:8000/fhir/Appointment/${booked.body.id}`)
    expect(booked.headers.etag).toBe('W/"0"')
    validate(booked.body)
    expect(booked.body).toMatchObject({ status: 'booked', slot: [{ reference: `Slot/${first}` }] })
    expect(await get(`Slot/${first}`)).toMatchObject({ body: { status: 'busy' } })
    expect((await get(`Appointment/${booked.body.id}`)).body).toEqual(booked.body)

    const moved = await put(appointmentFor(second!, phone, { id: booked.body.id }), { 'if-match': 'W/"0"' })
    expect(moved).toMatchObject({
      status: 200,
      body: { meta: { versionId: '1' }, slot: [{ reference: `Slot/${second}` }] },
    })
    expect(await get(`Slot/${first}`)).toMatchObject({ body: { status: 'free' } })

    const cancelled = await put(appointmentFor(second!, phone, { id: booked.body.id, status: 'cancelled' }))
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', meta: { versionId: '2' } } })
    validate(cancelled.body)
  })

  it('has its name beside the booking: it vouches for the phone, and no code was sent', async () => {
    const [slot] = await findFree()
    const { body } = await post(appointmentFor(slot!, newPhone()))
    const { rows } = await test.database.run(
      sql`select b.client, a.actor, a.channel from bookings b join audit_events a using (reference) where reference = ${body.id}`,
    )
    expect(rows).toEqual([{ client: id, actor: 'partner', channel: 'fhir' }])
  })

  it('tells nothing about the patient again', async () => {
    const [slot] = await findFree()
    const phone = newPhone()
    const { body } = await post(appointmentFor(slot!, phone))
    const all = JSON.stringify([body, (await get(`Appointment/${body.id}`)).body, (await get('Appointment')).body])
    for (const secret of ['Nordmann', phone, '1980-02-29', 'throat']) expect(all).not.toContain(secret)
  })

  it('makes one booking of the same condition, however often it asks', async () => {
    const [slot] = await findFree()
    const body = appointmentFor(slot!, newPhone())
    const condition = { 'if-none-exist': 'identifier=https://portal.example/orders|17' }
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => post(body, condition)))
    const again = await post(body, condition)
    expect(again.status).toBe(200)
    for (const it of [first!, ...others]) expect(it.body.id).toBe(again.body.id)
    const other = await post({ ...body, reasonCode: [{ text: 'Something else' }] }, condition)
    expect(other).toMatchObject({ status: 422, body: { issue: [{ code: 'duplicate' }] } })
  })

  it('changes nothing that has changed since it was read', async () => {
    const [first, second, third] = await findFree()
    const phone = newPhone()
    const { body } = await post(appointmentFor(first!, phone))
    await put(appointmentFor(second!, phone, { id: body.id }), { 'if-match': 'W/"0"' })
    const stale = await put(appointmentFor(third!, phone, { id: body.id }), { 'if-match': 'W/"0"' })
    expect(stale).toMatchObject({ status: 412, body: { resourceType: 'OperationOutcome' } })
    // Over a network, where the status is sent before the rest.
    const address = await test.api.app.listen({ port: 0 })
    const { status } = await fetch(`${address}/fhir/Appointment/${body.id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/fhir+json', 'if-match': 'W/"0"' },
      body: JSON.stringify(appointmentFor(third!, phone)),
    })
    expect(status).toBe(412)
    expect((await get(`Appointment/${body.id}`)).body).toMatchObject({ slot: [{ reference: `Slot/${second}` }] })
    const atOnce = await Promise.all(
      [first!, third!].map((slot) => put(appointmentFor(slot, phone, { id: body.id }), { 'if-match': 'W/"1"' })),
    )
    expect(atOnce.map((it) => it.status).sort()).toEqual([200, 412])
  })

  it('is counted with its messages as one address is: no code was paid for', async () => {
    const [slot] = await findFree()
    await post(appointmentFor(slot!, newPhone()))
    const { rows } = await test.database.run<{ key: string }>(
      sql`select distinct split_part(key, ':', 1) as key from counted_events where key like 'message-%'`,
    )
    expect(rows.map((it) => it.key)).toEqual(expect.arrayContaining(['message-address', 'message-network']))
  })

  it('books nobody with an appointment that is over or cancelled', async () => {
    const [slot] = await findFree()
    for (const status of ['cancelled', 'noshow', 'fulfilled'] as const) {
      expect((await post(appointmentFor(slot!, newPhone(), { status }))).status).toBe(422)
    }
    expect((await get('Appointment')).body.total).toBe(0)
  })

  it('finds times as far ahead as they can be booked, a month at a time', async () => {
    const { body } = await get('Schedule?actor=Location/bislett&actor=HealthcareService/gp-consultation')
    const [schedule] = list<Schedule>(body)
    const found = await get(`Slot?schedule=Schedule/${schedule!.id}&start=ge2026-12-20&status=free&_count=500`)
    const days = list<Slot>(found.body).map((it) => it.start.slice(0, 10))
    expect(days.length).toBeGreaterThan(0)
    expect(days.toSorted()[0]! >= '2026-12-20').toBe(true)
    expect(days.toSorted().at(-1)! <= '2027-01-20').toBe(true)
  })

  it('is told that there is no booking of an id that could be none', async () => {
    for (const id of ['%00', '%00BCDEFGH', 'K7QF2MX', '%C3%A6'])
      expect((await get(`Appointment/${id}`)).status).toBe(404)
  })

  it('sees neither bookings of patients on the web nor those of another system', async () => {
    const [first, second] = await findFree()
    const slots = (await get(`Slot/${first}`)).body as Slot
    const link = new URL(slots.extension!.find((it) => it.url.endsWith('booking-deep-link'))!.valueUrl!)
    const onTheWeb = await bookSlot(test.api, link.searchParams.get('slot')!)
    const own = await post(appointmentFor(second!, newPhone()))
    const stranger = await authorise(test.api, await addTestClient(test.api))
    expect((await get(`Appointment/${onTheWeb.body.reference}`)).status).toBe(404)
    expect(list<Appointment>((await get('Appointment')).body).map((it) => it.id)).toEqual([own.body.id])
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', appointmentFor(second!, newPhone(), { id: own.body.id, status: 'cancelled' })],
    ] as const) {
      const url = `/fhir/Appointment/${own.body.id}`
      expect((await test.api.call(method, url, { headers: stranger, ...(body && { body }) })).status).toBe(404)
    }
    expect((await get(`Appointment/${own.body.id}`)).body.status).toBe('booked')
  })

  it('is bound by the rules of our own pages, and told in the words of FHIR', async () => {
    const [slot] = await findFree()
    const phone = newPhone()
    const nameless = appointmentFor(slot!, 'no phone', { contained: [] })
    const refused = await post(nameless)
    validate(refused.body)
    expect(refused.status).toBe(422)
    const named = (refused.body as OperationOutcome).issue.flatMap((it) => it.expression ?? [])
    expect(named).toEqual(expect.arrayContaining(['name', 'birthdate', 'phone']))

    await post(appointmentFor(slot!, phone))
    expect(await post(appointmentFor(slot!, newPhone()))).toMatchObject({
      status: 409,
      body: { issue: [{ code: 'conflict' }] },
    })
    expect((await post(appointmentFor('nothing', phone))).status).toBe(422)
    const many = await findFree(6)
    const statuses = []
    for (const it of many) statuses.push((await post(appointmentFor(it, phone))).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
  })

  it('books at its own clinics alone', async () => {
    const [slot] = await findFree()
    headers = await authorise(test.api, await addTestClient(test.api, { clinics: ['okern'] }))
    expect((await post(appointmentFor(slot!, newPhone()))).status).toBe(403)
  })

  it('finds its bookings by time and state, a page at a time', async () => {
    const slots = await findFree()
    for (const slot of slots) await post(appointmentFor(slot, newPhone()))
    const [page, all, none] = await Promise.all([
      get('Appointment?_count=2'),
      get('Appointment?date=ge2026-11-10&date=lt2026-11-11&status=booked'),
      get('Appointment?date=2026-11-12'),
    ])
    validate(page!.body)
    expect(page!.body).toMatchObject({ total: 3, link: [{ relation: 'self' }, { relation: 'next' }] })
    expect([all!.body.total, none!.body.total]).toEqual([3, 0])
    const next = new URL(page!.body.link[1].url)
    expect(list((await test.api.call('GET', next.pathname + next.search, { headers })).body)).toHaveLength(1)
    expect((await get('Appointment?patient=somebody')).status).toBe(422)
  })
})

describe('a client that we did not write', () => {
  const test = apiForEachTest()

  it('finds a time, books, moves and cancels it', async () => {
    const { id, secret } = await addTestClient(test.api)
    const address = await test.api.app.listen({ port: 0, host: '127.0.0.1' })
    const client = new MedplumClient({
      cacheTime: 0,
      baseUrl: `${address}/`,
      fhirUrlPath: 'fhir/',
      tokenUrl: `${address}/fhir/token`,
      storage: new ClientStorage(new MemoryStorage()),
    })
    client.setBasicAuth(id, secret)
    const { authorization } = await authorise(test.api, { id, secret })
    client.setAccessToken(authorization.replace('Bearer ', ''))
    const [schedule] = await client.searchResources('Schedule', {
      actor: 'HealthcareService/gp-consultation',
    })
    const [first, second] = await client.searchResources('Slot', {
      schedule: `Schedule/${schedule!.id}`,
      status: 'free',
      start: 'ge2026-11-10',
    })
    const booked = await client.createResourceIfNoneExist(appointmentFor(first!.id!, newPhone()), 'identifier=order|1')
    const again = await client
      .createResourceIfNoneExist(appointmentFor(first!.id!, newPhone()), 'identifier=order|2')
      .catch((it) => it)
    expect(again.outcome.issue[0].code).toBe('conflict')
    const moved = await client.updateResource({ ...booked, slot: [{ reference: `Slot/${second!.id}` }] })
    expect(moved).toMatchObject({ start: second!.start, meta: { versionId: '1' } })
    const cancelled = await client.updateResource({ ...moved, status: 'cancelled' })
    expect(cancelled.status).toBe('cancelled')
  })
})
