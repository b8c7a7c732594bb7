import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#database/sql.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { newAddress } from '../testing/visit.ts'

describe('the contact form', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database })
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())

  const message = {
    clinic: 'bislett',
    name: 'Ola Nordmann',
    email: 'ola@example.no',
    phone: '+44 7400 123456',
    message: 'Har dere parkering?',
    locale: 'en',
  }
  const send = (changes: object = {}, headers = newAddress()) =>
    api.call('POST', '/api/contact', { body: { ...message, ...changes }, headers })

  it('keeps a message, for a clinic or for none', async () => {
    expect((await send()).status).toBe(202)
    expect((await send({ clinic: null })).status).toBe(202)
    const { rows } = await test.database.run(sql`select clinic, name, phone from contact_messages order by clinic`)
    expect(rows).toEqual([
      { clinic: 'bislett', name: 'Ola Nordmann', phone: '+447400123456' },
      { clinic: null, name: 'Ola Nordmann', phone: '+447400123456' },
    ])
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await send({
      clinic: 'nowhere',
      name: '',
      email: '',
      phone: '5',
      message: 'x'.repeat(251),
    })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      clinic: 'Invalid value',
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid mobile number with your (+) country code',
      message: 'Please write at most 250 characters',
    })
  })

  it('takes ten messages an hour from one address', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await send({}, address)).status)
    expect(statuses.filter((it) => it === 202)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
  })
})
