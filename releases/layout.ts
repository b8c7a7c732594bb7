import { join } from 'node:path'
import { fileOf, isImmutable } from '#domain/site/site-addresses.ts'

/*
 * Releases on disk:
 *   dist/current              the name of the release that is served
 *   dist/releases/<build>/    release.json, manifest.json, facts.json, demo.json and files/…: one whole site
 *   dist/shared/…             files with their hash in their name, of all releases
 */

/** Where the files of one release are. */
export interface ReleasePlace {
  dist: string
  /** Of this release alone. */
  folder: string
}

export const currentFile = (dist: string) => join(dist, 'current')
export const releasesFolder = (dist: string) => join(dist, 'releases')
export const sharedFolder = (dist: string) => join(dist, 'shared')

export function placeOf(dist: string, build: string): ReleasePlace {
  return { dist, folder: join(releasesFolder(dist), build) }
}

/** The file on disk of an address of a release. */
export function siteFile({ dist, folder }: ReleasePlace, address: string): string {
  return isImmutable(address) ? join(sharedFolder(dist), fileOf(address)) : join(folder, 'files', fileOf(address))
}

/** A name is taken from a file or a command line, so it must not be able to leave the folder. */
export function isBuildName(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text)
}
