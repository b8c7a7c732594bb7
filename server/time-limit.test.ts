import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { formatSlotId } from '#domain/availability/slot-id.ts'
import { openTestApi, type TestApi } from './testing/test-api.ts'

describe('a request that takes too long', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
    api = await openTestApi({ database: test.database, env: { REQUEST_TIMEOUT: '100' } })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('is answered with the words that offer another try', async () => {
    const start = Date.parse('2026-11-10T07:00Z')
    const slot = formatSlotId({ treatment: 'gp-consultation', clinic: 'bislett', practitioner: 'anne-lege', start })
    api.service.provider.hold = () => new Promise(() => {})
    const { status, body } = await api.call('POST', '/api/holds?locale=en', { body: { slot } })
    expect([status, body.code, body.title]).toEqual([
      504,
      'timeout',
      'The request is taking too long, please click here to try again.',
    ])
  })
})
