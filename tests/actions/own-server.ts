import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface OwnServer {
  address: string
  stop(): Promise<void>
}

/** A server of its own for tests that need other settings, on the site that is already built and on any free port. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'innom-own-server-'))
  const child = spawn('node', ['commands/serve.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      APP_ENV: 'test',
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [ready] = /http:\/\/\S+/.exec(line) ?? []
      if (ready) resolve(ready)
    })
    void exited.then(() => reject(new Error('the server ended before it was ready')))
  })
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(data, { recursive: true, force: true })
    },
  }
}
