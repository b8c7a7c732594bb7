import { resolve } from 'node:path'
import { ensureDebianPackages } from './debian-packages.ts'
import { ensureInstalled } from './install.ts'
import type { LoadGenerator } from './load.ts'
import { runAutocannon } from './load-autocannon.ts'
import { runWrk } from './load-wrk.ts'

/**
 * wrk where there is one: it needs a fifth of the processor time of anything on Node, so that on two cores the server is
 * what is measured. Autocannon elsewhere; both sides of a comparison always have the same.
 */
export function chooseLoadGenerator(folder: string): { name: string; generate: LoadGenerator } {
  if (ensureDebianPackages({ wrk: '/usr/bin/wrk' })) {
    return { name: 'wrk', generate: (options) => runWrk(options, folder) }
  }
  const tools = resolve(import.meta.dirname, '../tools')
  ensureInstalled(tools)
  return { name: 'autocannon', generate: (options) => runAutocannon(options, tools) }
}
