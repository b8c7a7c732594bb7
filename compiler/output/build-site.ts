import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appDataAddress } from '#domain/site/site-addresses.ts'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import type { AppFile } from '#page-data/shared.ts'
import { contentHash } from '#releases/content-hash.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, type ReleasePlace, releasesFolder } from '#releases/layout.ts'
import { addRelease, makeCurrent } from '#releases/publish.ts'
import { readManifestIfWhole, readReleaseInfo } from '#releases/release-info.ts'
import { tidyReleases } from '#releases/tidy.ts'
import { lockBuilds } from './build-lock.ts'
import type { BuildOptions } from './build-state.ts'
import { describeRelease } from './describe-release.ts'
import { type EarlierRelease, FileStore } from './files/file-store.ts'
import { putDrawings, putPngs } from './pictures/pictures.ts'
import { planFiles } from './plan-files.ts'
import type { Progress } from './progress.ts'
import { type BuildInputs, readInputs } from './read-inputs.ts'
import { type BuildSummary, summarize } from './summary.ts'

/** Builds the whole site as a new release and makes it current; only rebuilds what has changed. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<BuildSummary> {
  const unlock = await lockBuilds(options.dist, (holder) => progress(`waiting for another build (${holder})`))
  const draft = startDraft(options.dist)
  try {
    return await buildRelease(options, draft, progress)
  } finally {
    rmSync(draft.folder, { recursive: true, force: true })
    unlock()
  }
}

async function buildRelease(options: BuildOptions, draft: ReleasePlace, progress: Progress): Promise<BuildSummary> {
  const started = performance.now()
  progress('reading content and bundling code')
  const inputs = await readInputs(options)
  const { site } = inputs
  const store = new FileStore(draft, findEarlier(options.dist, inputs.compiler))
  const pngs = putPngs(inputs, store, options.cache)
  const artBase = putDrawings(inputs, store)
  const planned = await planFiles(inputs, options, artBase, store)
  const { files } = planned
  const description = describeRelease(inputs, planned)
  // Of everything in the release: a release with the same name is already there, and the draft is dropped.
  const build = contentHash(JSON.stringify([store.keys, description, site.facts, inputs.demo]))
  const app = JSON.stringify({ build, ...files.app } satisfies AppFile)
  store.put(appDataAddress, build, () => app)
  await Promise.all([store.writeAll(progress), pngs])
  await store.writeAll(progress)
  writeFacts(draft, { build, ...description, files: store.files }, inputs)
  publish(options, draft, { build, pages: files.pages.length, builtFrom: inputs.state }, progress)
  return summarize({ build, files, store, overdueReviews: site.overdueReviews }, performance.now() - started)
}

/** A folder that no server reads, on the same file system as the releases. */
function startDraft(dist: string): ReleasePlace {
  const folder = join(releasesFolder(dist), `.draft-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return { dist, folder }
}

/** The current release, whose unchanged files are reused; not one by another compiler, which may write the same inputs differently. */
function findEarlier(dist: string, compiler: string): EarlierRelease | undefined {
  const current = readCurrent(dist)
  if (current === undefined) return
  const place = placeOf(dist, current)
  if (!readReleaseInfo(place)) return
  const manifest = readManifestIfWhole(place)
  return manifest?.compiler === compiler ? { place, files: manifest.files } : undefined
}

/** What the server reads of a release beside its files. */
function writeFacts(draft: ReleasePlace, manifest: SiteManifest, { site, demo }: BuildInputs) {
  const write = (name: string, data: object) => writeFileSync(join(draft.folder, name), JSON.stringify(data))
  write('manifest.json', manifest)
  write('facts.json', site.facts)
  if (demo) write('demo.json', demo)
}

function publish(
  { dist, country, siteUrl }: BuildOptions,
  draft: ReleasePlace,
  release: { build: string; pages: number; builtFrom: string },
  progress: Progress,
) {
  progress('publishing the release')
  const now = Date.now()
  addRelease(draft, { ...release, madeAt: new Date(now).toISOString(), country, siteUrl })
  progress('making the release current')
  makeCurrent(dist, release.build, now)
  progress('removing old releases')
  tidyReleases(dist, now)
}
