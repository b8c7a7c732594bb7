import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { isImmutable } from '#domain/site/site-addresses.ts'
import { readCurrent, writeCurrent } from './current.ts'
import { placeOf, type ReleasePlace, siteFile } from './layout.ts'
import { infoFile, type ReleaseInfo, readManifestIfWhole, readReleaseInfo, writeReleaseInfo } from './release-info.ts'

/** Moves a finished draft to its place among the releases. The same content built before is already there. */
export function addRelease(draft: ReleasePlace, info: ReleaseInfo) {
  const place = placeOf(draft.dist, info.build)
  const known = readReleaseInfo(place)
  if (known) {
    writeReleaseInfo(place, { ...known, builtFrom: info.builtFrom })
    rmSync(draft.folder, { recursive: true, force: true })
    return
  }
  writeReleaseInfo(draft, info)
  // Left over from a release that was being removed.
  rmSync(place.folder, { recursive: true, force: true })
  renameSync(draft.folder, place.folder)
}

/** Makes a release current, whether it is newer or older than the one before. `now` is in milliseconds. */
export function makeCurrent(dist: string, build: string, now: number) {
  const previous = readCurrent(dist)
  if (previous !== undefined && previous !== build) markUsed(placeOf(dist, previous), now)
  writeCurrent(dist, build)
}

/** Files are kept for open tabs for some time, counted from the release's last day as the current one. */
function markUsed(place: ReleasePlace, now: number) {
  if (!existsSync(infoFile(place))) return
  const time = now / 1000
  utimesSync(infoFile(place), time, time)
  for (const [address, { br }] of Object.entries(readManifestIfWhole(place)?.files ?? {})) {
    if (!isImmutable(address)) continue
    const file = siteFile(place, address)
    for (const name of br > 0 ? [file, `${file}.br`] : [file]) if (existsSync(name)) utimesSync(name, time, time)
  }
}
