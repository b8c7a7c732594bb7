import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { openTestApi, type TestApi } from './testing/test-api.ts'
import { bearer, newAddress, orderFor, placeOrder, readCode } from './testing/visit.ts'
import { askToWait, patientOf } from './testing/waiting.ts'

describe('with COUNTRY=sweden', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
    // As a release for Sweden has them.
    const facts = { ...sampleFacts, prices: { 'gp-consultation': { price: 950, partners: {} } } }
    api = await openTestApi({ database: test.database, facts, env: { COUNTRY: 'sweden' } })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('a patient finds the Swedish clinic alone, with what it has and at Swedish prices', async () => {
    const { clinics } = (await api.call('GET', '/api/clinics')).body
    expect(clinics).toMatchObject([
      { id: 'vasastan', phone: '+46 8 123 45 67', address: 'Provgatan 4, 113 30 Stockholm' },
    ])
    const { types } = (await api.call('GET', '/api/catalogue')).body
    const treatments = types.flatMap((type: { services: { treatments: { id: string; price: number }[] }[] }) =>
      type.services.flatMap((it) => it.treatments.map(({ id, price }) => ({ id, price }))),
    )
    expect(treatments).toEqual([{ id: 'gp-consultation', price: 950 }])
    const { practitioners } = (await api.call('GET', '/api/practitioners')).body
    expect(practitioners.map((it: { id: string }) => it.id)).toEqual(['frida-lakare'])
    const elsewhere = await api.call('GET', '/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-10')
    expect(elsewhere.status).toBe(404)
  })

  it('is closed on the holidays of Sweden and open on those of Norway', async () => {
    const stateOn = async (date: string) =>
      (await api.call('GET', `/api/slots?treatment=gp-consultation&clinic=vasastan&date=${date}`)).body.state
    // Epiphany, a Wednesday in 2027, is a holiday in Sweden only.
    expect(await stateOn('2027-01-06')).toBe('clinic-closed')
    expect(await stateOn('2027-01-07')).toBe('available')
  })

  it('waits for a treatment that is named in no Norwegian', async () => {
    const phone = '+46701740606'
    const asked = { clinics: ['vasastan'], locale: 'no', patient: patientOf(phone) }
    const { status, body } = await askToWait(api, phone, asked)
    expect(status).toBe(201)
    const { treatment } = (await api.call('GET', `/api/waiting-list/${body.id}`, bearer(body.token))).body
    // The sample has no Swedish name for it: what is not in Swedish is in English.
    expect(treatment.name).toBe('Doctor in clinic')
  })

  it('books a time there in Swedish, from the code to the confirmation', async () => {
    const slots = (await api.call('GET', '/api/slots?treatment=gp-consultation&clinic=vasastan&date=2026-11-10')).body
      .slots
    expect(slots[0].start).toBe('2026-11-10T09:00:00+01:00')
    const phone = '+46701234567'
    const headers = newAddress()
    const opened = await api.call('POST', '/api/verifications', { body: { phone, locale: 'no' }, headers })
    expect(opened.status).toBe(202)
    const code = await readCode(api, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const path = `/api/verifications/${opened.body.id}/code`
    const refused = await api.call('POST', path, {
      body: { code: wrong },
      headers: { ...headers, 'accept-language': 'no' },
    })
    expect(refused.status).toBe(422)
    const { token } = (await api.call('POST', path, { body: { code }, headers })).body
    const booked = await placeOrder(api, orderFor(slots[0].id, phone, token, { locale: 'no' }))
    expect(booked).toMatchObject({ status: 201, body: { clinic: 'vasastan', price: 950 } })
    await api.service.jobs.drain()
    const { messages } = (await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)).body
    const texts = messages.map((it: { text: string }) => it.text)
    expect(texts.some((it: string) => it.includes('Vasastan') && /välkommen|tid/i.test(it))).toBe(true)
    expect(texts.join(' ')).not.toMatch(/klinikk|timen|\bkode\b/)
  })
})

describe('with COUNTRY=norway', () => {
  it('nobody is shown a Swedish clinic', async () => {
    const test = await openTestEmbedded()
    const api = await openTestApi({ database: test.database })
    const { clinics } = (await api.call('GET', '/api/clinics')).body
    expect(clinics.map((it: { id: string }) => it.id)).toEqual(['bislett', 'okern', 'nattvakt'])
    await api.close()
    await test.dispose()
  })
})
