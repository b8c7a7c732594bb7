import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { cacheOf } from '#commands/build/build-options.ts'
import type { BuildOptions } from '#compiler/output/build-state.ts'

/**
 * Builds a site in a folder of its own, with the code as it is bundled for the other tests. What else is cached is its own, too:
 * pages of another country or folder would replace those that the next `npm start` needs.
 */
export async function buildOwnSite(folder: string, options: Omit<BuildOptions, 'dist' | 'cache'>): Promise<void> {
  const cache = join(folder, 'cache')
  mkdirSync(cache, { recursive: true })
  cpSync(join(cacheOf('norway'), 'bundle.json'), join(cache, 'bundle.json'))
  const whole: BuildOptions = { ...options, dist: join(folder, 'dist'), cache }
  const build = spawn('node', ['compiler/testing/build-process.ts', JSON.stringify(whole)], { stdio: 'ignore' })
  const [code] = await once(build, 'exit')
  expect(code).toBe(0)
}
