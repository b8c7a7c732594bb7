import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type BuildOptions, isBuilt } from '#compiler/output/build-state.ts'
import type { Country } from '#domain/market/locale.ts'
import type { BuildConfig } from '#server/settings/config.ts'
import servingOptions from './serving-options.json' with { type: 'json' }
import { todayInNorway } from './today.ts'

/** What a build keeps for the next one. Countries do not share it: their pages have the same names and different content. */
export const cacheOf = (country: Country) => join('.cache/build', country)

/** The exit code of a build that made its release although a check of it failed. */
export const failedCheck = 2

/** What is built from where, by the settings. */
export function buildOptions(config: BuildConfig): BuildOptions {
  return {
    content: 'content',
    dist: 'dist',
    cache: cacheOf(config.COUNTRY),
    country: config.COUNTRY,
    siteUrl: config.SITE_URL,
    today: todayInNorway(config.CLOCK),
  }
}

/**
 * Builds the site unless nothing has changed since the last build; ends the process if that fails. The build runs in a
 * separate process, so that its code and memory are gone when the server starts.
 */
export async function ensureBuilt(config: BuildConfig): Promise<void> {
  if (isBuilt(buildOptions(config))) {
    console.log('The site is up to date.')
    return
  }
  // The options of a server save memory and cost speed; a build is short.
  const env = { ...process.env }
  for (const name of Object.keys(servingOptions.env)) delete env[name]
  const build = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit', env })
  const forward = (signal: NodeJS.Signals) => build.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward)
  const [code] = (await once(build, 'exit')) as [number | null]
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, forward)
  // Heavy pages are better than none: a server starts, and whoever builds for a release is stopped.
  if (code !== 0 && code !== failedCheck) process.exit(code ?? 1)
}
