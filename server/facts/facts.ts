import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Demo, demo } from '#domain/facts/demo.ts'
import { type Facts, facts } from '#domain/facts/facts.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { readCurrent } from '#releases/current.ts'
import { currentFile, placeOf, type ReleasePlace } from '#releases/layout.ts'

/** The current release; without one there is nothing to serve. */
export function findCurrent(dist: string): ReleasePlace {
  const build = readCurrent(dist)
  if (build !== undefined) return placeOf(dist, build)
  const file = currentFile(dist)
  if (existsSync(file)) {
    throw new OperatorError(
      `${file} names no release. Choose one with npm run release, or run npm run build, which writes it anew.`,
    )
  }
  throw new OperatorError('The site has not been built. Run npm run build first, or npm start, which does both.')
}

/**
 * Reads a file of the release that the process starts with. An unreadable one is damaged, half copied, or written by
 * another version of the code.
 */
export function readAtStart<T>({ dist, folder }: ReleasePlace, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const build = basename(folder)
    throw new OperatorError(
      `The release ${build} in ${dist} is not whole or of another version of the code. Run npm run build, or go to another one with npm run release.`,
      { cause: error },
    )
  }
}

/** The facts of the chain as a release was built with them. */
export function readFacts({ folder }: ReleasePlace): Facts {
  return facts.parse(readJson(join(folder, 'facts.json')))
}

/** What the demo adds to them; nothing if content had no demo. */
export function readDemo({ folder }: ReleasePlace): Demo | undefined {
  const file = join(folder, 'demo.json')
  return existsSync(file) ? demo.parse(readJson(file)) : undefined
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
