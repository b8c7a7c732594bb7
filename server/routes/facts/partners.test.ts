import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { partnerAnswer } from '#domain/api/read-answers.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { bearer, bookSlot, findSlotIds } from '../../testing/visit.ts'

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

  it.each(['norvind', 'fjelltrygg', 'tinde', 'kollokvie'])('%s tells what its form needs', async (id) => {
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

  it('whose terms changed since they were read wants the current ones accepted, and keeps which they were', async () => {
    const { body } = await ask('fjelltrygg')
    const insured = { kind: 'insurance', id: 'fjelltrygg', accepted: true }
    const [slot] = await findSlotIds(api)
    const refused = await bookSlot(api, slot!, { partner: { ...insured, termsVersion: 'earlier' } })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['accepted']])
    const booked = await bookSlot(api, slot!, { partner: { ...insured, termsVersion: body.termsVersion } })
    const { rows } = await test.database.run(sql`
      select t.locale, t.body from accepted_terms t join bookings b
        on b.partner->>'id' = t.partner and b.partner->>'termsVersion' = t.version
      where b.reference = ${booked.body.reference}`)
    expect(rows).toContainEqual({ locale: 'en', body: 'Terms' })
  })

  it('is in the booking with what was answered, and never in another language than the reader’s', async () => {
    const [slot] = await findSlotIds(api)
    const { body: booked } = await bookSlot(api, slot!, { partner: employee })
    const { body } = await api.call('GET', `/api/bookings/${booked.reference}?locale=no`, bearer(booked.token))
    expect(body).toMatchObject({ price: 745, isShare: false, partnerLeftOut: null })
    expect(body.partner).toEqual({
      id: 'tinde',
      kind: 'corporate',
      name: 'Tinde',
      answers: [
        { name: 'campaign', value: 'Høst' },
        { name: 'department', value: 'Salg' },
        { name: 'costCenter', value: '42' },
      ],
      points: null,
    })
  })

  it('of students asks nothing, has its own price, and says what to show at the visit', async () => {
    const { body: form } = await ask('kollokvie')
    expect(form).toMatchObject({ kind: 'membership', fields: [], proof: 'Show your student card.' })
    expect(form.uncovered).toContain('gp-video')
    const [slot] = await findSlotIds(api)
    const partner = { kind: 'membership', id: 'kollokvie' }
    const refused = await bookSlot(api, slot!, { partner: { ...partner, studentNumber: '123' } })
    expect(refused.status).toBe(422)
    const booked = await bookSlot(api, slot!, { partner })
    expect(booked).toMatchObject({ status: 201, body: { price: 695, isShare: false, partnerLeftOut: null } })
    const { reference, token } = booked.body
    const { body } = await api.call('GET', `/api/bookings/${reference}?locale=no`, bearer(token))
    expect(body.partner).toMatchObject({ name: 'Kollokvie', answers: [], proof: 'Vis studentbeviset.' })
  })

  it('that is unknown, or does not cover the treatment, is left out, and the booking goes on and says so', async () => {
    const [slot] = await findSlotIds(api)
    const unknown = await bookSlot(api, slot!, { partner: { kind: 'insurance', id: 'nobody', accepted: true } })
    expect(unknown).toMatchObject({ status: 201, body: { price: 895, partner: null, partnerLeftOut: 'unknown' } })
    const [test] = await findSlotIds(api, '2026-11-10', 'physiotherapist-follow-up')
    const uncovered = await bookSlot(api, test!, { partner: { kind: 'insurance', id: 'fjelltrygg', accepted: true } })
    expect(uncovered).toMatchObject({ status: 201, body: { price: 690, partnerLeftOut: 'not-covered' } })
  })

  it('leaves a share to the patient, which is told as such', async () => {
    const [slot] = await findSlotIds(api, '2026-11-10', 'physiotherapist-first-time')
    const booked = await bookSlot(api, slot!, { partner: { kind: 'insurance', id: 'fjelltrygg', accepted: true } })
    expect(booked.body).toMatchObject({ price: 195, isShare: true })
  })

  it('whose agreement has ended has no form and no prices, and bookings go on without it', async () => {
    api.clock.advance({ hours: 24 })
    const [slot] = await findSlotIds(api, '2026-11-11')
    expect((await ask('tinde')).status).toBe(404)
    expect((await api.call('GET', '/api/catalogue?partner=tinde')).status).toBe(404)
    const booked = await bookSlot(api, slot!, { partner: employee })
    expect(booked).toMatchObject({ status: 201, body: { price: 895, partner: null, partnerLeftOut: 'not-in-force' } })
  })
})
