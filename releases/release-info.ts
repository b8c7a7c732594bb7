import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#domain/market/locale.ts'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import { readCurrent } from './current.ts'
import { isBuildName, placeOf, type ReleasePlace, releasesFolder } from './layout.ts'
import { readIfWhole } from './read-if-whole.ts'
import { writeAtomically } from './write-atomically.ts'

/** release.json: what an operator needs to know about a release, without reading its manifest. */
export interface ReleaseInfo {
  build: string
  /** ISO instant. */
  madeAt: string
  pages: number
  /** The market it was built for; missing in releases from before it was noted. */
  country?: Country
  /** Where its canonical addresses lead; missing in releases from before it was noted. */
  siteUrl?: string
  /** State of content and code it was built from: a start with the same state need not build. */
  builtFrom: string
}

export interface ListedRelease extends ReleaseInfo {
  current: boolean
  /** Milliseconds since the epoch: when it was last the current one, or made. */
  usedAt: number
}

/** Undefined if there is none, or if it was damaged: then it is not a release either. */
export function readReleaseInfo(place: ReleasePlace): ReleaseInfo | undefined {
  return readIfWhole<ReleaseInfo>(infoFile(place))
}

export function writeReleaseInfo(place: ReleasePlace, info: ReleaseInfo) {
  writeAtomically(infoFile(place), `${JSON.stringify(info)}\n`)
}

/** Written last into a release and removed first: a folder without it is not a release. */
export const infoFile = ({ folder }: ReleasePlace) => join(folder, 'release.json')

const manifestFile = ({ folder }: ReleasePlace) => join(folder, 'manifest.json')

export function readManifest(place: ReleasePlace): SiteManifest {
  return JSON.parse(readFileSync(manifestFile(place), 'utf8')) as SiteManifest
}

/** Undefined if it is missing or damaged. */
export function readManifestIfWhole(place: ReleasePlace): SiteManifest | undefined {
  return readIfWhole<SiteManifest>(manifestFile(place))
}

/** The releases on disk, the last used first. */
export function listReleases(dist: string): ListedRelease[] {
  if (!existsSync(releasesFolder(dist))) return []
  const current = readCurrent(dist)
  return readdirSync(releasesFolder(dist))
    .filter(isBuildName)
    .flatMap((build) => {
      const place = placeOf(dist, build)
      const info = readReleaseInfo(place)
      return info ? [{ ...info, current: build === current, usedAt: statSync(infoFile(place)).mtimeMs }] : []
    })
    .sort((a, b) => Number(b.current) - Number(a.current) || b.usedAt - a.usedAt)
}
