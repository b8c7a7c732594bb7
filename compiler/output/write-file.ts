import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isImmutable } from '#domain/site-addresses.ts'
import type { StoredFile } from '#domain/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import { contentHash } from './hash.ts'

/** Files that are worth compressing. */
export const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/

/** Writes a file of a release and its compressed form. Returns its manifest entry without the key, which the caller knows. */
export function writeCompressed(
  place: ReleasePlace,
  address: string,
  data: string | Uint8Array,
): Omit<StoredFile, 'key'> {
  const file = siteFile(place, address)
  const write = isImmutable(address) ? writeShared : writeNew
  const bytes = typeof data === 'string' ? Buffer.from(data) : data
  write(file, bytes)
  const stored = { hash: contentHash(bytes), size: bytes.length, br: 0 }
  if (!compressible.test(file) || bytes.length <= 200) return stored
  const br = compressBrotli(address, bytes)
  write(`${file}.br`, br)
  return { ...stored, br: br.length }
}

/** Other releases and a running server read the same file, so it is replaced atomically. */
function writeShared(file: string, bytes: Uint8Array) {
  const draft = join(dirname(file), `.${basename(file)}.new`)
  writeNew(draft, bytes)
  renameSync(draft, file)
}

function writeNew(file: string, bytes: Uint8Array) {
  inFolder(file, () => writeFileSync(file, bytes))
}

/** Creates the folder only when the write fails: checking for it before every file takes longer than most writes. */
export function inFolder(file: string, write: () => void) {
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    write()
  }
}

/** What arrives in one round trip of a new connection. */
const firstRoundTrip = 14 * 1024

const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
/** What most pages are compressed with. */
export const quick = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 }

/**
 * Measured on pages of 43 KB, with a window of 64 KB: quality 4 takes 0.9 ms and gives 12.3 KB, quality 5 takes 1.2 ms and
 * gives 11.5 KB, quality 8 takes 1.45 ms for 57 bytes less, quality 11 takes more than 60 ms for 0.7 KB less. zstd at its
 * best takes 12 ms and gives more, so it does not pay. Code, cached for a year, gets the best; so does a page that would
 * else not come in one round trip.
 */
function compressBrotli(address: string, bytes: Uint8Array): Buffer {
  if (address.startsWith('/assets/')) return brotliCompressSync(bytes, { params: best })
  const compressed = brotliCompressSync(bytes, { params: quick })
  const isLatePage = address.endsWith('/') && compressed.length > firstRoundTrip
  return isLatePage ? brotliCompressSync(bytes, { params: best }) : compressed
}
