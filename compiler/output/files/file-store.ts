import type { SiteManifest, StoredFile } from '#domain/site/site-manifest.ts'
import type { ReleasePlace } from '#releases/layout.ts'
import type { Progress } from '../progress.ts'
import { type FilesToReuse, reuseFile, reuseFiles } from './reuse-files.ts'
import { runInThread } from './run-in-thread.ts'
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

/** So many files take no longer than a thread takes to start. */
const few = 200

const encoder = new TextEncoder()

/** The files of a release that is being built. */
export class FileStore {
  readonly #place: ReleasePlace
  readonly #earlier: EarlierRelease | undefined
  readonly files: SiteManifest['files'] = {}
  /** Of every file of the release, by address, before the files themselves are there. */
  readonly keys: Record<string, string> = {}
  /** Those that the earlier release has. */
  #unchanged: DueFile[] = []
  #due: DueFile[] = []
  written = 0

  constructor(place: ReleasePlace, earlier: EarlierRelease | undefined) {
    this.#place = place
    this.#earlier = earlier
  }

  /** Reuses the file of the earlier release at once if it has the same key; false if it must be created. */
  reuse(address: string, key: string): boolean {
    this.keys[address] = key
    const known = this.#findEarlier(address, key)
    if (!known || !reuseFile(this.#earlier!.place, this.#place, address, known)) return false
    this.files[address] = known
    return true
  }

  /** Adds a file. `make` is only called if the earlier release has no file with this key, when the file is written. */
  put(address: string, key: string, make: () => FileSource) {
    this.keys[address] = key
    const list = this.#findEarlier(address, key) ? this.#unchanged : this.#due
    list.push({ address, key, make })
  }

  #findEarlier(address: string, key: string): StoredFile | undefined {
    const known = this.#earlier?.files[address]
    return known?.key === key ? known : undefined
  }

  /** Reuses what was added so far and has not changed. */
  async reuseUnchanged() {
    const unchanged = this.#unchanged
    this.#unchanged = []
    const missing = await this.#reuseAll(unchanged)
    for (const file of unchanged) {
      if (missing.has(file.address)) this.#due.push(file)
      else this.files[file.address] = this.#earlier!.files[file.address]!
    }
  }

  /** Returns the addresses that the earlier release does not have as they were. Many files, with some system calls each, take a thread of their own. */
  async #reuseAll(unchanged: DueFile[]): Promise<Set<string>> {
    if (!this.#earlier || unchanged.length === 0) return new Set()
    const { place, files } = this.#earlier
    const work: FilesToReuse = {
      earlier: place,
      place: this.#place,
      files: unchanged.map(({ address }) => [address, files[address]!]),
    }
    if (unchanged.length <= few) return new Set(reuseFiles(work))
    return new Set(await runInThread<string[]>(new URL('reuse-thread.ts', import.meta.url), work))
  }

  /**
   * Writes all files added since the last time. This thread renders pages while others compress and write: with a second
   * thread that renders, half of what it brings is lost to its own copy of the code and of the shared data.
   */
  async writeAll(progress: Progress) {
    await this.reuseUnchanged()
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
