import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '#releases/fingerprint.ts'
import { roomsIn } from '#rooms'

/*
 * The built server on disk, which `npm run build` writes and `npm run serve` runs:
 *   dist/server/current          the name of the one that is started
 *   dist/server/<name>/          serve.mjs with its parts, and the SQL files
 */

/** A change in any of them makes another server. */
const sources = [...roomsIn('server'), 'rooms.ts', 'package-lock.json', 'node_modules/.package-lock.json']

/** The name of the server that would be built of the sources as they are now. */
export const nameServer = () => fingerprint(sources)

export const serversFolder = (dist: string) => join(dist, 'server')
export const currentServerFile = (dist: string) => join(serversFolder(dist), 'current')
export const serverProgram = (dist: string, name: string) => join(serversFolder(dist), name, 'serve.mjs')

/** Whether the server that would be started was built of the current sources. */
export function isServerBuilt(dist: string): boolean {
  const file = currentServerFile(dist)
  const name = nameServer()
  return existsSync(file) && readFileSync(file, 'utf8') === name && existsSync(serverProgram(dist, name))
}
