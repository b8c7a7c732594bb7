import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  const result = parseConfig(env)
  return result.ok ? [] : result.problems
}

describe('the settings', () => {
  it('have a default for everything, so that a newcomer sets nothing', () => {
    const result = parseConfig({})
    expect(result.ok && result.config).toMatchObject({
      PORT: 8000,
      HOST: '127.0.0.1',
      COUNTRY: 'norway',
      DATA_DIR: '.data',
      SITE_URL: 'http://localhost:8000',
      SMS_GATEWAY: 'outbox',
      APP_ENV: 'local',
      TRUST_PROXY: 0,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number up to 65535, not "70000".'],
    [{ COUNTRY: 'denmark' }, 'COUNTRY must be norway or sweden, not "denmark".'],
    [{ CLOCK: 'yesterday' }, 'CLOCK must be an instant such as 2026-11-16T08:00:00Z, not "yesterday".'],
    [{ SITE_URL: 'ftp://x' }, 'SITE_URL must be an address that begins with http:// or https://, not "ftp://x".'],
    [{ DATABASE_URL: 'mysql://me:pass@x/y' }, 'DATABASE_URL must be an address that begins with postgres://.'],
    [{ SECRET: 'short' }, 'SECRET must be at least 32 characters long.'],
    [{ SMS_COUNTRIES: 'norge' }, 'SMS_COUNTRIES must be two-letter country codes with commas between, not "norge".'],
    [{ SMS_GATEWAY: 'http' }, 'SMS_HTTP_URL must be set when SMS_GATEWAY is http.'],
    [{ PROVIDER: 'http' }, 'PROVIDER_URL must be set when PROVIDER is http.'],
    [
      { APP_ENV: 'production', DATABASE_URL: 'postgres://x/y' },
      'SECRET must be set when APP_ENV is production and DATABASE_URL is set.',
    ],
  ])('say in one line what is wrong: %o', (env, line) => {
    expect(problemsOf(env as Record<string, string>)).toEqual([line])
  })

  it('never repeat a secret that is wrong', () => {
    expect(problemsOf({ SECRET: 'hunter2', METRICS_TOKEN: 'swordfish' }).join()).not.toMatch(/hunter2|swordfish/)
  })

  it('refuse a false clock in production', () => {
    const env = { APP_ENV: 'production', SECRET: 'x'.repeat(32), CLOCK: '2026-11-16T08:00:00Z' }
    expect(problemsOf(env)).toEqual(['CLOCK must not be set when APP_ENV is production.'])
  })

  it('take an empty value for none, as shells and containers write it', () => {
    expect(problemsOf({ DATABASE_URL: '', CLOCK: '' })).toEqual([])
  })
})
