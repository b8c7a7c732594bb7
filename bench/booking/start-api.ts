import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts'
import { type Chain, moment } from './chain.ts'

export const secret = 'a secret that is good enough for a benchmark'

/** Starts the API for a chain on a PostgreSQL server, in a process of its own. */
export function startApi(chain: Chain, databaseUrl: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess(join(import.meta.dirname, 'api-server.ts'), {
    CHAIN: chain.file,
    DATABASE_URL: databaseUrl,
    CLOCK: moment.toString(),
    SECRET: secret,
    APP_ENV: 'test',
    DEMO: 'no',
    LOG_LEVEL: 'error',
    ...env,
  })
}
