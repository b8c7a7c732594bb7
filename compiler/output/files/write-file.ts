import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isImmutable } from '#domain/site/site-addresses.ts'
import type { StoredFile } from '#domain/site/site-manifest.ts'
import { contentHash } from '#releases/content-hash.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import { compressFor } from './compress.ts'

/** What the manifest says of a file that was written. */
export type WrittenFile = Omit<StoredFile, 'key'>

/** Writes files of a release and their compressed forms. */
export function createFileWriter(place: ReleasePlace) {
  const folders = new Set<string>()

  function writeNew(file: string, bytes: Uint8Array) {
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, bytes)
  }

  /** Other releases and a running server read the same file, so it is replaced atomically. */
  function writeShared(file: string, bytes: Uint8Array) {
    const draft = join(dirname(file), `.${basename(file)}.new`)
    writeNew(draft, bytes)
    renameSync(draft, file)
  }

  /** `known` is the compressed form, if there is one already. */
  return (address: string, bytes: Uint8Array, known?: Uint8Array): WrittenFile => {
    const file = siteFile(place, address)
    const write = isImmutable(address) ? writeShared : writeNew
    const small = known ?? compressFor(address, file, bytes)
    write(file, bytes)
    if (small) write(`${file}.br`, small)
    return { hash: contentHash(bytes), size: bytes.length, br: small?.length ?? 0 }
  }
}
