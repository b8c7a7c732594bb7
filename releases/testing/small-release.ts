import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Country } from '#domain/market/locale.ts'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import { placeOf, releasesFolder, siteFile } from '../layout.ts'
import { addRelease, makeCurrent } from '../publish.ts'

/** Publishes a release with these files, by address, and makes it current. Its build is a name of 16 hex digits. */
export function publishSmall(
  dist: string,
  build: string,
  texts: Record<string, string>,
  {
    now = Date.now(),
    facts = {},
    ...noted
  }: { now?: number; facts?: object; country?: Country; siteUrl?: string } = {},
) {
  const draft = { dist, folder: join(releasesFolder(dist), '.draft-test') }
  const files: SiteManifest['files'] = {}
  mkdirSync(draft.folder, { recursive: true })
  for (const [address, text] of Object.entries(texts)) {
    const file = siteFile(draft, address)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    files[address] = { key: text, hash: `${build}-${address}`, size: text.length, br: 0 }
  }
  const manifest: SiteManifest = { build, scripts: [], files, aliases: {} }
  writeFileSync(join(draft.folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(draft.folder, 'facts.json'), JSON.stringify(facts))
  addRelease(draft, {
    build,
    madeAt: new Date(now).toISOString(),
    pages: 1,
    ...noted,
    builtFrom: build,
  })
  makeCurrent(dist, build, now)
  return placeOf(dist, build)
}

/** Names of builds that are easy to tell apart. */
export const buildName = (n: number) => n.toString(16).padStart(16, '0')
