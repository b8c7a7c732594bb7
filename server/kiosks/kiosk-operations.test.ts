import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { parseConfig } from '../settings/config.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { kioskOperations } from './kiosk-operations.ts'

describe('an operator who registers a kiosk is told the address to open on the tablet', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
    api = await openTestApi({ database: test.database, env: { PORT: '8123' } })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  const register = async (env?: Record<string, string>) => {
    const parsed = parseConfig(env ?? {})
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
    const parts = env ? { ...api.service, config: parsed.config } : api.service
    return (await kioskOperations.register.run(parts, { clinic: 'bislett', who: 'operator' })).address
  }

  it('which is that of the running server, on the port that it was given', async () => {
    expect(await register()).toBe('http://localhost:8123/kiosk/bislett/')
  })

  it.each([
    [
      'the public one where the site has one',
      { PORT: '8123', SITE_URL: 'https://innom.example' },
      'https://innom.example',
    ],
    ['the usual one where nothing is set', {}, 'http://localhost:8000'],
    ['the usual one where the system chooses the port', { PORT: '0' }, 'http://localhost:8000'],
  ])('%s', async (_, env, site) => {
    expect(await register(env)).toBe(`${site}/kiosk/bislett/`)
  })
})
