import { readFileSync, statSync } from 'node:fs'
import type { StoredFile } from '#domain/site/site-manifest.ts'
import { contentHash } from '#releases/content-hash.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'

/** Plain names without a leading dot, so that no address can leave the folder or read a file that is still being written. */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/

/** Longer than any of ours. File systems fail at names beyond a few hundred characters, where this one is simply not there. */
const longestAddress = 200

/** A file with its hash in its name that another release left in the shared folder; undefined where there is none. */
export function findShared(place: ReleasePlace, address: string): StoredFile | undefined {
  if (address.length > longestAddress || !plainPath.test(address) || address.endsWith('.br')) return
  const file = siteFile(place, address)
  const size = sizeOf(file)
  if (size === undefined) return
  try {
    return { key: address, hash: contentHash(readFileSync(file)), size, br: sizeOf(`${file}.br`) ?? 0 }
  } catch (error) {
    // Removed since its size was read.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
}

function sizeOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() ? stat.size : undefined
}
