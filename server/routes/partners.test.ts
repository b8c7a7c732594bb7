import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { partnerAnswer } from '#domain/api/answers.ts'
import { sampleFacts } from '#domain/facts/sample.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { bookSlot, findSlotIds } from '../testing/visit.ts'

/** The employer's agreement ends with the day on which the tests are. */
const facts = {
  ...sampleFacts,
  partners: sampleFacts.partners.map((it) => (it.id === 'tinde' ? { ...it, until: '2026-11-09' } : it)),
}

describe('a partner', () => {
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
  const ask = (id: string) => api.call('GET', `/api/partners/${id}?locale=en`)
  const employee = {
    kind: 'corporate',
    id: 'tinde',
    campaign: 'autumn',
    department: 'sales',
    hrConsultant: null,
    costCenter: '42',
  }

  it.each(['norvind', 'fjelltrygg', 'tinde'])('%s tells what its form needs', async (id) => {
    const { status, body } = await ask(id)
    expect(status).toBe(200)
    expect(partnerAnswer.strict().parse(body)).toEqual(body)
  })

  it('that nobody knows is not found', async () => {
    expect((await ask('nobody')).body).toMatchObject({ status: 404, code: 'not-found' })
  })

  it.each([
    ['a reward number', { kind: 'airline', id: 'norvind', rewardNumber: '12345678' }, 'rewardNumber', '123456789'],
    ['its terms accepted', { kind: 'insurance', id: 'fjelltrygg', accepted: true }, 'accepted', false],
    ['a department of its own', employee, 'department', 'another-company'],
    ['a cost center', employee, 'costCenter', ' '],
  ])('wants %s from whoever calls the API directly', async (_, partner, field, wrong) => {
    const [slot] = await findSlotIds(api)
    const refused = await bookSlot(api, slot!, { partner: { ...partner, [field]: wrong } })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
    expect((await bookSlot(api, slot!, { partner })).status).toBe(201)
  })

  it('whose agreement has ended has no form, no prices and no bookings', async () => {
    api.clock.advance({ hours: 24 })
    const [slot] = await findSlotIds(api, '2026-11-11')
    expect((await ask('tinde')).status).toBe(404)
    expect((await api.call('GET', '/api/catalogue?partner=tinde')).status).toBe(404)
    const refused = await bookSlot(api, slot!, { partner: employee })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['partner']])
  })
})
