import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredFile } from '#domain/site/site-manifest.ts'
import { type ReleasePlace, siteFile } from './layout.ts'
import { readManifestIfWhole, readReleaseInfo } from './release-info.ts'

/** Without these, a server has no page to answer with, not even about what is missing. */
const necessary = ['/', '/404/', '/500/']

/**
 * What is wrong with a release: still being copied, cut off or half removed, it would answer pages with errors. Undefined if it is
 * whole. Sizes are compared and not contents: some thousand files take about a tenth of a second. A start looks at the necessary
 * pages alone, so as not to wait for the others, and reads the facts itself.
 */
export function findDamage(place: ReleasePlace, which: 'all' | 'necessary' = 'all'): string | undefined {
  if (!readReleaseInfo(place)) return `${place.folder} has no release.json.`
  const manifest = readManifestIfWhole(place)
  if (!manifest?.files) return `${join(place.folder, 'manifest.json')} is not whole.`
  const missing = necessary.find((address) => !Object.hasOwn(manifest.files, address))
  if (missing) return `${place.folder} has no page ${missing}.`
  const facts = join(place.folder, 'facts.json')
  if (which === 'all' && !isJson(facts)) return `${facts} is not whole.`
  for (const address of which === 'all' ? Object.keys(manifest.files) : necessary) {
    const file = siteFile(place, address)
    if (!isWhole(file, manifest.files[address]!)) return `${file} is not whole.`
  }
  return undefined
}

function isWhole(file: string, { size, br }: StoredFile): boolean {
  return hasSize(file, size) && (br === 0 || hasSize(`${file}.br`, br))
}

function hasSize(file: string, size: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === size
}

function isJson(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
