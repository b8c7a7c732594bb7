import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isImmutable } from '#domain/site/site-addresses.ts'
import { placeOf, releasesFolder, sharedFolder } from './layout.ts'
import { infoFile, listReleases, readManifestIfWhole } from './release-info.ts'

/** How many releases are kept, to roll back to. */
const keptReleases = 5
/** A tab may be open for days, so browser files are served for this long after their last release was current. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Removes old releases and the shared files that only they used. Call it while no other build runs: it also removes the
 * drafts of builds that were stopped. `now` is in milliseconds.
 */
export function tidyReleases(dist: string, now: number) {
  const kept = listReleases(dist).slice(0, keptReleases)
  const names = new Set(kept.map(({ build }) => build))
  for (const name of readdirSync(releasesFolder(dist))) {
    if (names.has(name)) continue
    rmSync(infoFile(placeOf(dist, name)), { force: true })
    rmSync(join(releasesFolder(dist), name), { recursive: true, force: true })
  }
  tidyShared(dist, new Set(kept.flatMap(({ build }) => sharedAddresses(dist, build))), now)
}

function sharedAddresses(dist: string, build: string): string[] {
  return Object.keys(readManifestIfWhole(placeOf(dist, build))?.files ?? {}).filter(isImmutable)
}

function tidyShared(dist: string, used: Set<string>, now: number) {
  const folder = sharedFolder(dist)
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, file).replaceAll(sep, '/').replace(/\.br$/, '')}`
    if (!used.has(address) && now - statSync(file).mtimeMs > keptMilliseconds) rmSync(file, { force: true })
  }
}
