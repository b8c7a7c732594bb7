// Runs a command that serves from the bundle of its code: `run-bundled.ts start`, `run-bundled.ts serve`.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBundledServer } from './bundled-server.ts'
import { traceToSources } from './trace-to-sources.ts'

const [, , command] = process.argv
await import(await findCode())

async function findCode(): Promise<string> {
  try {
    const bundle = await findBundledServer(resolve(import.meta.dirname, '..'))
    traceToSources(bundle)
    return pathToFileURL(join(bundle, `${command}.mjs`)).href
  } catch (error) {
    console.error(`The server runs from its sources, because it could not be bundled: ${(error as Error).message}`)
    return `./${command}.ts`
  }
}
