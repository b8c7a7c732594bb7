import { type BuildOptions, isBuilt } from '#compiler/output/build-state.ts'
import type { Config } from '#server/config.ts'

/** Builds the site unless nothing has changed since the last time; ends the process when the content has problems. */
export async function ensureBuilt(config: Config): Promise<void> {
  const options: BuildOptions = {
    content: 'content',
    dist: 'dist',
    cache: '.cache',
    country: config.COUNTRY,
    siteUrl: config.SITE_URL,
    today: Temporal.Now.plainDateISO('Europe/Oslo').toString(),
  }
  if (isBuilt(options)) {
    console.log('The site is up to date.')
    return
  }
  console.log('Building the site')
  const { runBuild } = await import('./run-build.ts')
  await runBuild(options)
}
