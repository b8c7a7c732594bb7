import { readFileSync } from 'node:fs'
import { currentFile, isBuildName } from './layout.ts'
import { writeAtomically } from './write-atomically.ts'

/** The name of the release that is served; undefined where nothing has been built. */
export function readCurrent(dist: string): string | undefined {
  try {
    const name = readFileSync(currentFile(dist), 'utf8').trim()
    return isBuildName(name) ? name : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
}

/** Makes a release current in one step. A file and not a link: on Windows few users may create links. */
export function writeCurrent(dist: string, build: string) {
  writeAtomically(currentFile(dist), `${build}\n`)
}
