import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServeProcess, startServing } from '#commands/testing/serve-process.ts'

export type OwnServer = ServeProcess

/** A server for tests that need other settings, on the site that is already built (or on the one of another folder). */
export async function startOwnServer(settings: Record<string, string>, folder = '.'): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'innom-own-server-'))
  const env = { HOST: 'localhost', LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...settings }
  const { address, stop } = await startServing(folder, { data, env })
  return {
    address,
    stop: async () => {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
