import type { Country } from '#domain/market/locale.ts'
import { contentHash } from '#releases/content-hash.ts'
import { readCurrent } from '#releases/current.ts'
import { fingerprint } from '#releases/fingerprint.ts'
import { placeOf } from '#releases/layout.ts'
import { readReleaseInfo } from '#releases/release-info.ts'
import { roomsIn } from '#rooms'

export interface BuildOptions {
  content: string
  /** Where releases go. */
  dist: string
  /** The cache for the next build. */
  cache: string
  country: Country
  /** Without a slash at the end. */
  siteUrl: string
  /** Pages whose review expired before this day are listed in the summary. */
  today: string
}

/** Folders whose files end up in the bundles; a change elsewhere needs no bundling. */
const codeFolders = [
  ...roomsIn('pages'),
  'package-lock.json',
  // What npm has really installed.
  'node_modules/.package-lock.json',
]

/** The inputs of a build. This file imports nothing heavy: a start with nothing to build must not load the builder. */
export function readBuildState({ content, country, siteUrl }: BuildOptions) {
  const code = fingerprint(codeFolders)
  const state = contentHash(JSON.stringify([code, fingerprint([content]), country, siteUrl]))
  return { code, state }
}

/** Whether the current release was built from the current content and code. */
export function isBuilt(options: BuildOptions): boolean {
  const current = readCurrent(options.dist)
  if (current === undefined) return false
  return readReleaseInfo(placeOf(options.dist, current))?.builtFrom === readBuildState(options).state
}
