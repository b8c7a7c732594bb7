import { type ServeProcess, startServing } from '#commands/testing/serve-process.ts'

export type OwnServer = ServeProcess

/** A server for tests that need other settings, on the site that is already built (or on the one of another folder). */
export function startOwnServer(settings: Record<string, string>, folder = '.'): Promise<OwnServer> {
  return startServing(folder, { env: { HOST: 'localhost', LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...settings } })
}
