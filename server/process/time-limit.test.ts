import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { waitAtMost } from './time-limit.ts'

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

describe('waiting for something that is worth less than the answer', () => {
  it('ends with it, and leaves no timer behind that would keep the request in memory', async () => {
    vi.useFakeTimers()
    try {
      expect(await waitAtMost(Promise.resolve('times'), 3_000)).toBe('times')
      await expect(waitAtMost(Promise.reject(new Error('broken')), 3_000)).rejects.toThrow('broken')
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends without it when it takes too long', async () => {
    vi.useFakeTimers()
    try {
      const waiting = waitAtMost(new Promise(() => {}), 3_000)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await waiting).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
