import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeRealSite } from '#compiler/testing/real-site.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import { openTestApi, type TestApi } from '#server/testing/test-api.ts'
import { bearer, findSlotIds, newOrder, newPhone, orderFor, placeOrder, provePhone } from '#server/testing/visit.ts'

const { facts, nodes } = composeRealSite()
const treatments = facts.catalogue.types
  .flatMap((type) => type.services.flatMap((service) => service.treatments))
  .filter(({ id, mode }) => mode === 'clinic' && id in facts.prices)
const withTimes = treatments.filter(({ group }) => group === undefined)
const packages = withTimes.filter((it) => it.package !== undefined)
const groups = treatments.filter(({ group }) => group !== undefined)

const pages = [...nodes.values()].flatMap(({ source }) => source ?? [])
const pagesOf = (treatment: string) => pages.filter(({ record }) => record.treatments.includes(treatment))

/** Where a page says that its first offer can be had: clinics that its English text leads to. */
function listNamedClinics(treatment: string): string[] {
  return pages
    .filter(({ record }) => record.kind === 'service' && record.treatments[0] === treatment)
    .flatMap(({ words }) => [...words.en!.body.matchAll(/\(page:clinics\/([a-z-]+)\)/g)].map(([, clinic]) => clinic!))
}

describe('whatever the real content offers', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
    api = await openTestApi({ database: test.database, facts })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  /** The first time at a clinic that a page names for it, else at the clinic that has the first one. */
  async function findFirstSlot({ id }: Treatment): Promise<string> {
    const { body } = await api.call('GET', `/api/clinics?treatment=${id}`)
    const offering: { id: string; today: { nextFree: string | null } }[] = body.clinics
    const named = listNamedClinics(id)
    expect(offering.map((it) => it.id)).toEqual(expect.arrayContaining(named))
    const clinic = offering.find((it) => named.length === 0 || named.includes(it.id))!
    const [slot] = await findSlotIds(api, clinic.today.nextFree!.slice(0, 10), id, clinic.id)
    return slot!
  }

  it('has a page that leads to it', () => {
    expect(treatments.filter(({ id }) => pagesOf(id).length === 0).map(({ id }) => id)).toEqual([])
  })

  it.each(withTimes.map((it) => [it.id, it] as const))('%s can be booked', async (_, treatment) => {
    const { status, body } = await placeOrder(api, newOrder(api, await findFirstSlot(treatment)))
    expect({ status, body }).toMatchObject({ status: 201, body: { treatment: treatment.id } })
  })

  it.each(packages.map((it) => [it.id, it] as const))('the next visit of %s can be booked', async (_, treatment) => {
    const { body: first } = await placeOrder(api, newOrder(api, await findFirstSlot(treatment)))
    const at = `/api/bookings/${first.reference}`
    const { body } = await api.call('GET', `${at}?locale=en`, bearer(first.token))
    expect(body.visits).toHaveLength(treatment.package!.visits.length + 1)
    const { status } = await api.call('POST', `${at}/visits`, {
      body: { slot: body.visits[1].proposed[0].id },
      headers: { ...bearer(first.token).headers, 'idempotency-key': randomUUID() },
    })
    expect(status).toBe(201)
  })

  it.each(groups.map(({ id }) => id))('a place in %s can be booked', async (treatment) => {
    const { body } = await api.call('GET', `/api/groups?treatment=${treatment}`)
    const phone = newPhone()
    const { slot: _, ...order } = orderFor('', phone, provePhone(api, phone))
    // A course that has begun has no whole place left.
    const { id: group, sold, dates } = body.groups.find(({ free }: { free: number }) => free > 0)
    const single = sold === 'date' ? { date: dates[0].start.slice(0, 10) } : {}
    const reply = await placeOrder(api, { ...order, treatment, group, ...single })
    expect(reply).toMatchObject({ status: 201, body: { treatment } })
  })

  it.each(facts.orders.items.map(({ id }) => id))('%s can be ordered, to a home and to a clinic', async (item) => {
    const { collectAt } = facts.orders
    const counter = facts.clinics.find(({ labels }) => labels.includes(collectAt))!.id
    const home = { street: 'Prøvegata 12', postcode: '0170', place: 'Oslo' }
    for (const way of [{ clinic: counter }, { address: { ...home, street: `Prøvegata ${item.length}` } }]) {
      const phone = newPhone()
      const { status } = await api.call('POST', '/api/orders', {
        body: {
          item,
          verification: provePhone(api, phone),
          patient: { name: 'Kari Nordmann', birthdate: '1990-05-17', phone },
          locale: 'en',
          ...way,
        },
        headers: { 'idempotency-key': randomUUID() },
      })
      expect(status).toBe(201)
    }
  })
})
