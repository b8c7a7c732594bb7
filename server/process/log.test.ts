import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { bearer, findSlotIds, newAddress, newPhone, orderFor, placeOrder, readCode } from '../testing/visit.ts'

describe.each(engines)('the log of a whole booking, at its most talkative, on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('has a line for every request and nothing about the patient', async () => {
    const slots = await findSlotIds(api)
    const phone = newPhone()
    const held = await api.call('POST', '/api/holds', { body: { slot: slots[0] }, headers: newAddress() })
    const headers = newAddress()
    const opened = await api.call('POST', '/api/verifications', { body: { phone, locale: 'no' }, headers })
    const code = await readCode(api, phone)
    await api.call('POST', `/api/verifications/${opened.body.id}/code`, { body: { code: '000000' }, headers })
    const checked = await api.call('POST', `/api/verifications/${opened.body.id}/code`, { body: { code }, headers })
    const verification = checked.body.token
    const order = orderFor(slots[0]!, phone, verification, { hold: held.body.id })
    await placeOrder(api, { ...order, patient: { ...order.patient, birthdate: 'nineteen-eighty' } })
    const { body } = await placeOrder(api, order)
    const { reference, token } = body
    await placeOrder(api, order)
    const own = await api.call('GET', `/api/bookings/${reference}`, bearer(token))
    await api.call('GET', own.body.calendar)
    expect((await api.call('GET', own.body.subscription)).status).toBe(200)
    await api.call('POST', `/api/bookings/${reference}/move`, { body: { slot: slots[4] }, ...bearer(token) })
    await api.call('POST', `/api/bookings/${reference}/cancel`, bearer(token))
    await api.call('GET', `/api/bookings/${reference}/nothing`, bearer(token))
    await api.call('POST', '/api/contact', {
      body: {
        clinic: null,
        name: 'Kari Nordmann',
        birthdate: '1980-02-29',
        email: 'kari@example.no',
        phone,
        message: 'Sår hals',
        locale: 'no',
      },
      headers: newAddress(),
    })
    await api.service.jobs.drain()

    const log = api.log.join('')
    expect(api.log.filter((it) => it.includes('"answered"')).length).toBeGreaterThan(12)
    const secrets = {
      name: /Kari|Nordmann/i,
      phone: new RegExp(phone.slice(3)),
      birthdate: /1980-02-29|nineteen/,
      email: /kari@/,
      description: /hals|Sår/i,
      code: new RegExp(`\\b${code}\\b`),
      verification: new RegExp(verification.slice(0, 20)),
      reference: new RegExp(reference, 'i'),
      token: new RegExp(token),
      address: /10\.0\.0\.\d/,
      treatment: /gp-consultation/,
    }
    for (const [what, pattern] of Object.entries(secrets)) expect(log, what).not.toMatch(pattern)
  })

  it('says of an unknown failure where it happened, and the visitor gets an id and nothing else', async () => {
    api.service.database.run = () => Promise.reject(new Error('secret detail of Kari at /etc/passwd'))
    const { status, body } = await api.call('GET', '/api/bookings/ABCDEFGH?locale=en', bearer('x'))
    expect([status, body]).toEqual([
      500,
      {
        type: 'urn:problem-type:innom:unknown',
        title: 'Unknown error. Try again later.',
        status: 500,
        code: 'unknown',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ])
    const line = api.log.find((it) => it.includes('a request failed'))!
    expect(line).toContain(body.requestId)
    expect(line).not.toContain('secret detail')
    expect(JSON.parse(line).err.at.length).toBeGreaterThan(0)
  })
})
