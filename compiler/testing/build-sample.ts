import { resolve } from 'node:path'
import { lockBuilds } from '../output/build-lock.ts'
import { buildSite } from '../output/build-site.ts'
import type { BuildOptions } from '../output/build-state.ts'

/** Tests share the bundled code, which takes longer than building their small sites. */
export const testCache = resolve('.cache/test-bundle')

/** Builds a site for a test, bundling the code if no test has done so since it changed. */
export async function buildForTest(options: Omit<BuildOptions, 'cache'>) {
  const unlock = await lockBuilds(testCache, () => {})
  try {
    return await buildSite({ ...options, cache: testCache }, () => {})
  } finally {
    unlock()
  }
}
