import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { calls } from '#domain/api/calls.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'

describe('the OpenAPI document', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
    const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'innom', OIDC_CLIENT_SECRET: 'secret' }
    api = await openTestApi({
      database: test.database,
      env: { METRICS_TOKEN: 'a-token-of-16-chars', ...provider },
    })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })
  const read = async () => (await api.call('GET', '/api/openapi.json')).body

  it('has nothing that Redocly’s recommended rules find an error or a warning in', async () => {
    // Calls that sign in only send the browser on.
    const rules = { 'operation-2xx-response': 'off' } as const
    const config = await createConfig({ extends: ['recommended'], rules })
    const found = await lintFromString({ source: JSON.stringify(await read()), config })
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  it('has every call of the contract, and no other', async () => {
    const { paths } = await read()
    const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
        operationId,
      ]),
    )
    const contract = Object.entries(calls).map(([key, { operationId }]) => [key, operationId])
    expect(described.sort()).toEqual(contract.sort())
  })
})
