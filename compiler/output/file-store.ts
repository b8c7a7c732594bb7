import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileOf, type SiteManifest, type StoredFile } from '#domain/site-manifest.ts'
import { contentHash } from './hash.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/

/** What a file is made of; a page names the hashes of its inline styles. */
export type Made = string | Uint8Array | { html: string; styles: string[] }

/** Writes files once: what stands in the last manifest with the same key is left as it is. */
export class FileStore {
  readonly #folder: string
  readonly #last: SiteManifest['files']
  readonly files: SiteManifest['files'] = {}
  readonly #pending = new Set<Promise<void>>()
  written = 0

  constructor(folder: string) {
    this.#folder = folder
    this.#last = readManifest(folder)?.files ?? {}
  }

  /** Keeps the file of the last build if it was made from the same; false if it must be made anew. */
  keep(address: string, key: string): boolean {
    const last = this.#last[address]
    if (last?.key !== key) return false
    this.files[address] = last
    return true
  }

  /** Keeps a file under its address. `make` is called only if the key is new. */
  put(address: string, key: string, make: () => Made) {
    if (this.keep(address, key)) return
    const made = make()
    this.written++
    const page = typeof made === 'object' && 'html' in made ? made : undefined
    const data = page?.html ?? (made as string | Uint8Array)
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    const work = this.#write(address, key, bytes, page?.styles)
    this.#pending.add(work)
    void work.finally(() => this.#pending.delete(work))
  }

  /** Waits until few enough writes are under way, so that memory stays flat however many pages there are. */
  async breathe(most = 64) {
    while (this.#pending.size > most) await Promise.race(this.#pending)
  }

  async #write(address: string, key: string, bytes: Uint8Array, styles?: string[]) {
    const file = join(this.#folder, fileOf(address))
    mkdirSync(dirname(file), { recursive: true })
    const stored: StoredFile = {
      key,
      hash: contentHash(bytes),
      size: bytes.length,
      br: 0,
      gzip: 0,
      ...(styles && { styles }),
    }
    const writes = [writeFile(file, bytes)]
    if (compressible.test(file) && bytes.length > 200) {
      const [br, zipped] = await Promise.all([compressFor(address, bytes), compressGzip(bytes, { level: 7 })])
      stored.br = br.length
      stored.gzip = zipped.length
      writes.push(writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped))
    }
    await Promise.all(writes)
    this.files[address] = stored
  }

  /** Writes the manifest last, so that a broken build never half replaces a good one; then clears away what nothing refers to. */
  async finish(manifest: Omit<SiteManifest, 'files'>) {
    await Promise.all(this.#pending)
    const text = JSON.stringify({ ...manifest, files: this.files })
    const file = join(this.#folder, 'manifest.json')
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
    const gone = Object.keys(this.#last).filter(
      (address) => !(address in this.files) && !address.startsWith('/assets/') && !address.startsWith('/page-data/sq/'),
    )
    await Promise.all(
      gone.flatMap((address) =>
        ['', '.br', '.gz'].map((ending) => rm(join(this.#folder, fileOf(address) + ending), { force: true })),
      ),
    )
  }
}

/** What arrives in one round trip of a new connection. */
const firstRoundTrip = 14 * 1024

/**
 * Measured on a page of 36 KB: quality 8 with a window of 64 KB takes 1.4 ms and gives 10.4 KB, quality 11 takes 63 ms
 * and gives 9.7 KB. zstd at its best gives 10.5 KB in 12 ms, so it does not pay. Code, cached for a year, gets the best;
 * so does a page that would else not come in one round trip.
 */
async function compressFor(address: string, bytes: Uint8Array): Promise<Buffer> {
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
  if (address.startsWith('/assets/')) return compressBrotli(bytes, { params: best })
  const quick = { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 16 }
  const compressed = await compressBrotli(bytes, { params: quick })
  return compressed.length > firstRoundTrip ? compressBrotli(bytes, { params: best }) : compressed
}

export function readManifest(folder: string): SiteManifest | undefined {
  const file = join(folder, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteManifest) : undefined
}
