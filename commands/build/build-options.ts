import { join } from 'node:path'
import type { BuildOptions } from '#compiler/output/build-state.ts'
import type { Country } from '#domain/market/locale.ts'
import type { BuildConfig } from '#server/settings/config.ts'
import { todayIn } from '../settings/today.ts'

/** What a build keeps for the next one. Countries do not share it: their pages have the same names and different content. */
export const cacheOf = (country: Country) => join('.cache/build', country)

/** The exit code of a build that made its release although a check of it failed: heavy pages are better than none, so npm start goes on. */
export const failedCheck = 2

/** What is built from where, by the settings. */
export function buildOptions(config: BuildConfig): BuildOptions {
  return {
    content: 'content',
    dist: 'dist',
    cache: cacheOf(config.COUNTRY),
    country: config.COUNTRY,
    siteUrl: config.SITE_URL,
    today: todayIn(config.COUNTRY, config.CLOCK),
  }
}
