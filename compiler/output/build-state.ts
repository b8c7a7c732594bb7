import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#domain/locale.ts'
import { fingerprint } from './fingerprint.ts'
import { contentHash } from './hash.ts'

export interface BuildOptions {
  content: string
  /** Where the built site goes. */
  dist: string
  /** What the next build can use again. */
  cache: string
  country: Country
  /** Without a slash at the end. */
  siteUrl: string
  /** Reviews that ran out before this day fail the build. */
  today: string
}

/** Folders whose files end up in the bundles; a change elsewhere needs no bundling. */
const codeFolders = ['booking', 'compiler', 'domain', 'messages', 'site', 'ui', 'package-lock.json']

/** What a build is made from. This file imports nothing heavy: a start with nothing to build must not load the builder. */
export function readBuildState(options: BuildOptions) {
  const code = fingerprint(codeFolders)
  const { content, country, siteUrl, today } = options
  const state = contentHash(JSON.stringify([code, fingerprint([content]), country, siteUrl, today]))
  return { code, state, file: join(options.cache, 'built-from') }
}

export function isBuilt(options: BuildOptions): boolean {
  const { state, file } = readBuildState(options)
  return existsSync(join(options.dist, 'manifest.json')) && existsSync(file) && readFileSync(file, 'utf8') === state
}
