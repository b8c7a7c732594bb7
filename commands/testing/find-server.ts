import { resolve } from 'node:path'
import { loadOnce } from '#domain/load-once.ts'
import { isServerBuilt, nameServer, serverProgram } from '../server/server-program.ts'

/** Absolute: a benchmark starts the program in another folder. */
const dist = resolve('.cache/test-server')

/** The program of the server, built of the current sources. Tests and benchmarks share it. */
export const findServer: () => Promise<string> = loadOnce(async () => {
  if (isServerBuilt(dist)) return serverProgram(dist, nameServer())
  const { buildServer } = await import('../server/build-server.ts')
  return buildServer(dist)
})
