import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isImmutable } from '#domain/site-addresses.ts'
import type { SiteManifest, StoredFile } from '#domain/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import type { Progress } from './progress.ts'
import { WriteThreads } from './write-threads.ts'

/** The content of a file: its bytes, perhaps already compressed, or what a page is rendered to. */
export type FileSource = string | Uint8Array | { data: string; br: Uint8Array | undefined } | RenderedPage

export interface RenderedPage extends Pick<StoredFile, 'styles' | 'thirdParties'> {
  html: string
}

/** An earlier release, whose unchanged files are reused. */
export interface EarlierRelease {
  place: ReleasePlace
  files: SiteManifest['files']
}

interface DueFile {
  address: string
  key: string
  make: () => FileSource
}

const encoder = new TextEncoder()

/** The files of a release that is being built. */
export class FileStore {
  readonly #place: ReleasePlace
  readonly #earlier: EarlierRelease | undefined
  readonly files: SiteManifest['files'] = {}
  /** Of every file of the release, by address, before the files themselves are there. */
  readonly keys: Record<string, string> = {}
  #due: DueFile[] = []
  written = 0

  constructor(place: ReleasePlace, earlier: EarlierRelease | undefined) {
    this.#place = place
    this.#earlier = earlier
  }

  /** Reuses the file of the earlier release if it has the same key; false if it must be created. */
  reuse(address: string, key: string): boolean {
    this.keys[address] = key
    const known = this.#earlier?.files[address]
    if (!this.#earlier || known?.key !== key) return false
    const from = siteFile(this.#earlier.place, address)
    // Never on trust: what a power cut has damaged would be in every later release.
    const isThere =
      hasFile(from, known) && (isImmutable(address) || linkFile(from, siteFile(this.#place, address), known))
    if (isThere) this.files[address] = known
    return isThere
  }

  /** Adds a file. `make` is only called if the earlier release has no file with this key, when the file is written. */
  put(address: string, key: string, make: () => FileSource) {
    if (!this.reuse(address, key)) this.#due.push({ address, key, make })
  }

  /**
   * Writes all files added since the last time. This thread renders pages while others compress and write: with a second
   * thread that renders, half of what it brings is lost to its own copy of the code and of the shared data.
   */
  async writeAll(progress: Progress) {
    const due = this.#due
    this.#due = []
    if (due.length === 0) return
    const threads = new WriteThreads(this.#place)
    let [next, done] = [0, 0]
    const work = async () => {
      while (next < due.length) {
        const file = due[next++]!
        try {
          this.files[file.address] = await writeFile(threads, file)
        } catch (error) {
          next = due.length
          throw error
        }
        this.written++
        progress(`files ${++done} of ${due.length}`)
      }
    }
    // All of them end before an error is passed on, so that nothing is written into a folder that is being removed.
    const results = await Promise.allSettled(Array.from({ length: threads.atOnce }, work))
    await threads.end()
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
}

async function writeFile(threads: WriteThreads, { address, key, make }: DueFile): Promise<StoredFile> {
  const made = make()
  const write = async (data: string | Uint8Array, known?: Uint8Array) => {
    // Both have memory of their own, which moves to the thread.
    const bytes = typeof data === 'string' ? encoder.encode(data) : new Uint8Array(data)
    return { key, ...(await threads.write({ address, bytes, known })) }
  }
  if (typeof made === 'string' || made instanceof Uint8Array) return write(made)
  if ('data' in made) return write(made.data, made.br)
  const { html, ...rest } = made
  return { ...(await write(html)), ...rest }
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

/** Creates the folder only when the link fails: checking for it before every file takes longer than most links. */
function inFolder(file: string, link: () => void) {
  try {
    link()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    link()
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
