import { expect, it } from 'vitest'
import { parseBuildConfig } from '#server/settings/config.ts'
import { buildOptions } from './build-options.ts'

const optionsFor = (env: Record<string, string>) => {
  const parsed = parseBuildConfig(env)
  if (!parsed.ok) throw new Error(parsed.problems.join())
  return buildOptions(parsed.config)
}

it('keeps what it caches of one country apart from the other, so that building both in turn stays fast', () => {
  const [norway, sweden] = ['norway', 'sweden'].map((COUNTRY) => optionsFor({ COUNTRY }))
  expect(norway!.cache).not.toBe(sweden!.cache)
})

it('builds by the clock of the settings', () => {
  expect(optionsFor({ APP_ENV: 'test', CLOCK: '2026-12-31T23:30:00Z' }).today).toBe('2027-01-01')
})
