import { copyFileSync, linkSync, rmSync, statSync } from 'node:fs'
import { isImmutable } from '#domain/site-addresses.ts'
import type { SiteManifest, StoredFile } from '#domain/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import type { Progress } from './progress.ts'
import { renderAll } from './render-all.ts'
import type { FileJob, PageInput, RenderSetup } from './renderer.ts'
import { inFolder } from './write-file.ts'

/** The content of a file: its bytes, or a page that is rendered when it is written. */
export type FileSource = string | Uint8Array | PageInput

/** An earlier release, whose unchanged files are reused. */
export interface EarlierRelease {
  place: ReleasePlace
  files: SiteManifest['files']
}

/** The files of a release that is being built. */
export class FileStore {
  readonly #place: ReleasePlace
  readonly #earlier: EarlierRelease | undefined
  readonly files: SiteManifest['files'] = {}
  readonly #due: (() => FileJob)[] = []
  written = 0

  constructor(place: ReleasePlace, earlier: EarlierRelease | undefined) {
    this.#place = place
    this.#earlier = earlier
  }

  /** Reuses the file of the earlier release if it has the same key; false if it must be created. */
  reuse(address: string, key: string): boolean {
    const known = this.#earlier?.files[address]
    if (!this.#earlier || known?.key !== key) return false
    const from = siteFile(this.#earlier.place, address)
    const isThere = isImmutable(address) ? hasFile(from, known) : linkFile(from, siteFile(this.#place, address), known)
    if (isThere) this.files[address] = known
    return isThere
  }

  /** Adds a file. `make` is only called if the earlier release has no file with this key, when the file is written. */
  put(address: string, key: string, make: () => FileSource) {
    if (this.reuse(address, key)) return
    this.#due.push(() => {
      const made = make()
      const isPage = typeof made === 'object' && 'json' in made
      return isPage ? { address, key, page: made } : { address, key, data: made }
    })
  }

  /** Writes all files added since the last time. */
  async render(setup: Omit<RenderSetup, 'place'>, progress: Progress) {
    const due = this.#due.splice(0)
    let done = 0
    await renderAll({ place: this.#place, ...setup }, due, ({ address }, stored) => {
      this.files[address] = stored
      this.written++
      progress(`files ${++done} of ${due.length}`)
    })
  }
}

function hasFile(file: string, { size, br }: StoredFile): boolean {
  const has = (name: string, bytes: number) => statSync(name, { throwIfNoEntry: false })?.size === bytes
  return has(file, size) && (br === 0 || has(`${file}.br`, br))
}

/** Releases share unchanged files by hard links where the file system supports them. */
function linkFile(from: string, to: string, { br }: StoredFile): boolean {
  const endings = br > 0 ? ['', '.br'] : ['']
  try {
    for (const ending of endings) inFolder(to, () => linkOrCopy(from + ending, to + ending))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // A new file must not be written through a link into the earlier release.
    for (const ending of endings) rmSync(to + ending, { force: true })
    return false
  }
}

const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EXDEV', 'EMLINK', 'EINVAL', 'ENOSYS', 'EACCES'])

function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!withoutLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(from, to)
  }
}
