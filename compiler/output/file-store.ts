import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf } from '#domain/site-addresses.ts'
import type { SiteManifest } from '#domain/site-manifest.ts'
import type { Progress } from './progress.ts'
import { renderAll } from './render-all.ts'
import type { FileJob, PageInput, RenderSetup } from './renderer.ts'

/** What a file is made of: its bytes, or a page that is rendered when its turn comes. */
export type FileSource = string | Uint8Array | PageInput

/** Writes files once: what stands in the last manifest with the same key is left as it is. */
export class FileStore {
  readonly #folder: string
  readonly #last: SiteManifest['files']
  readonly files: SiteManifest['files'] = {}
  readonly #due: (() => FileJob)[] = []
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

  /** Keeps a file under its address. `make` is called only if the key is new, when the file is made. */
  put(address: string, key: string, make: () => FileSource) {
    if (this.keep(address, key)) return
    this.#due.push(() => {
      const made = make()
      const isPage = typeof made === 'object' && 'json' in made
      return isPage ? { address, key, page: made } : { address, key, data: made }
    })
  }

  /** Makes all files that were put since the last time. */
  async render(setup: Omit<RenderSetup, 'folder'>, progress: Progress) {
    const due = this.#due.splice(0)
    let done = 0
    await renderAll({ folder: this.#folder, ...setup }, due, ({ address }, stored) => {
      this.files[address] = stored
      this.written++
      progress(`files ${++done} of ${due.length}`)
    })
  }

  /** Writes the manifest last, so that a broken build never half replaces a good one; then clears away what nothing refers to. */
  async finish(manifest: Omit<SiteManifest, 'files'>) {
    const text = JSON.stringify({ ...manifest, files: this.files })
    const file = join(this.#folder, 'manifest.json')
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
    const gone = Object.keys(this.#last).filter(
      (address) => !(address in this.files) && !address.startsWith('/assets/') && !address.startsWith('/page-data/sq/'),
    )
    await Promise.all(
      gone.flatMap((address) =>
        ['', '.br'].map((ending) => rm(join(this.#folder, fileOf(address) + ending), { force: true })),
      ),
    )
  }
}

export function readManifest(folder: string): SiteManifest | undefined {
  const file = join(folder, 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteManifest) : undefined
}
