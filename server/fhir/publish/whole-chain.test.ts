import type { Resource } from '@medplum/fhirtypes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeRealSite } from '#compiler/testing/real-site.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { validate } from '../testing/fhir-validation.ts'

const { facts } = composeRealSite()

/** As R4 has it, without fractions of a second. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/

describe('what is published of the real chain', () => {
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

  it('is FHIR R4 in every line, with ids of its own and no reference that leads nowhere', async () => {
    const { body: manifest } = await api.call('GET', '/fhir/$bulk-publish')
    const judged = new Set<string>()
    const ids = new Set<string>()
    const references = new Set<string>()
    const counts: Record<string, number> = {}
    for (const { type, url } of manifest.output as { type: string; url: string }[]) {
      const { status, body } = await api.call('GET', new URL(url).pathname)
      expect(status).toBe(200)
      for (const line of (body as string).trimEnd().split('\n')) {
        const resource = JSON.parse(line) as Resource
        // What differs in nothing but its minute is judged once by the definitions, and by their patterns each time.
        const likeIt = line.replaceAll(/"[^"]*\d{4}-\d\d-\d\dT[^"]*"|(?<=\.)[0-9a-z]{6}(?=["&])/g, '')
        if (!judged.has(likeIt)) validate(resource)
        judged.add(likeIt)
        expect(resource.id).toMatch(/^[A-Za-z0-9\-.]{1,64}$/)
        if (resource.resourceType === 'Slot')
          for (const it of [resource.start, resource.end]) expect(it).toMatch(instant)
        expect(resource.resourceType).toBe(type)
        const name = `${type}/${resource.id}`
        expect(ids.has(name)).toBe(false)
        ids.add(name)
        counts[type] = (counts[type] ?? 0) + 1
        for (const [, reference] of line.matchAll(/"reference":"([^"]+)"/g)) references.add(reference!)
      }
    }
    expect(counts.Location).toBe(api.service.facts.clinics.length)
    expect(counts.PractitionerRole).toBe(api.service.facts.practitioners.length)
    expect(counts.Slot).toBeGreaterThan(10_000)
    // Practitioners are for partners alone; their names stand beside.
    const missing = [...references].filter((it) => !ids.has(it) && !it.startsWith('Practitioner/'))
    expect(missing).toEqual([])
  })
})
