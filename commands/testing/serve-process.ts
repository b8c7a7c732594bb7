import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { findServer } from './find-server.ts'

export interface ServeProcess {
  address: string
  stop(): Promise<void>
}

export interface ServeOptions {
  /** What it runs: the built server, as by the launcher, or the sources themselves. */
  from?: 'build' | 'sources'
  /** Its DATA_DIR; without one it gets an empty database of its own, which is removed when it stops. */
  data?: string
  env?: Record<string, string>
  /** For Node itself. */
  flags?: string[]
}

/** `npm run serve` in a folder with a site in `dist/`, on any free port. */
export async function startServing(
  folder: string,
  { from = 'build', data, env = {}, flags = [] }: ServeOptions = {},
): Promise<ServeProcess> {
  const dataDir = data ?? (await copyEmbeddedTemplate())
  const program = resolve(from === 'build' ? await findServer() : 'commands/serve.ts')
  const child = spawn(process.execPath, [...flags, program], {
    cwd: folder,
    env: { ...process.env, PORT: '0', APP_ENV: 'test', DEMO: 'no', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  return {
    address: await readAddress(child),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      if (data === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address that a server prints once it is ready. */
export function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      // Lines of the log name other addresses.
      const [, found] = /\bready at (http:\/\/[^\s,]+)/.exec(line) ?? []
      if (found) resolve(found)
      // What it logs, so that a failing test shows it.
      else if (line.startsWith('{')) process.stderr.write(`${line}\n`)
    })
    child.once('exit', () => reject(new Error('the server ended before it was ready')))
  })
}
