import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isImmutable } from '#domain/site/site-addresses.ts'
import type { StoredFile } from '#domain/site/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'

/** How large a file and its compressed form are. */
type Sizes = Pick<StoredFile, 'size' | 'br'>

export interface FilesToReuse {
  earlier: ReleasePlace
  place: ReleasePlace
  files: [address: string, sizes: Sizes][]
}

/** Gives a release unchanged files of an earlier one. Returns the addresses of those that are not there as they were. */
export function reuseFiles({ earlier, place, files }: FilesToReuse): string[] {
  return files.filter(([address, sizes]) => !reuseFile(earlier, place, address, sizes)).map(([address]) => address)
}

/** Gives a release a file of an earlier one; false if it is not there as it was. */
export function reuseFile(earlier: ReleasePlace, place: ReleasePlace, address: string, sizes: Sizes): boolean {
  const from = siteFile(earlier, address)
  // Never on trust: what a power cut has damaged would be in every later release.
  return hasFile(from, sizes) && (isImmutable(address) || linkFile(from, siteFile(place, address), sizes))
}

function hasFile(file: string, { size, br }: Sizes): boolean {
  const has = (name: string, bytes: number) => statSync(name, { throwIfNoEntry: false })?.size === bytes
  return has(file, size) && (br === 0 || has(`${file}.br`, br))
}

/** Releases share unchanged files by hard links where the file system supports them. */
function linkFile(from: string, to: string, { br }: Sizes): boolean {
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
