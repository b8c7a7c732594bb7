import { mkdir, rename, writeFile } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isImmutable } from '#domain/site-addresses.ts'
import type { StoredFile } from '#domain/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import { compressFor } from './compress.ts'
import { contentHash } from './hash.ts'

// These take less of the main thread than their counterparts in node:fs/promises.
const [makeFolder, move, write] = [promisify(mkdir), promisify(rename), promisify(writeFile)]

/** Writes files of a release and their compressed forms. Compressing and writing is done by the threads of Node's pool. */
export function createFileWriter(place: ReleasePlace) {
  const folders = new Map<string, Promise<unknown>>()

  async function writeNew(file: string, bytes: Uint8Array) {
    const folder = dirname(file)
    const made = folders.get(folder) ?? makeFolder(folder, { recursive: true })
    folders.set(folder, made)
    await made
    await write(file, bytes)
  }

  /** Other releases and a running server read the same file, so it is replaced atomically. */
  async function writeShared(file: string, bytes: Uint8Array) {
    const draft = join(dirname(file), `.${basename(file)}.new`)
    await writeNew(draft, bytes)
    await move(draft, file)
  }

  /** `known` is the compressed form, if there is one already. Returns the manifest entry without the key. */
  return async (address: string, data: string | Uint8Array, known?: Uint8Array): Promise<Omit<StoredFile, 'key'>> => {
    const file = siteFile(place, address)
    const writeIt = isImmutable(address) ? writeShared : writeNew
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    const compressed = known ? Promise.resolve(known) : compressFor(address, file, bytes)
    const [, br] = await Promise.all([
      writeIt(file, bytes),
      compressed.then(async (small) => {
        if (small) await writeIt(`${file}.br`, small)
        return small?.length ?? 0
      }),
    ])
    return { hash: contentHash(bytes), size: bytes.length, br }
  }
}
