/** A build as a process of its own that dies at a step of its progress, counted from 1; without one it goes through. */
import { buildSite } from '../output/build-site.ts'
import type { BuildOptions } from '../output/build-state.ts'

const [options, dieAt = '0'] = process.argv.slice(2) as [string, string?]
let step = 0
await buildSite(JSON.parse(options) as BuildOptions, (name) => {
  process.stdout.write(`${name}\n`)
  if (++step === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
})
