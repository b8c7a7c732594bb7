import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import { contentHash } from '#releases/content-hash.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, type ReleasePlace, siteFile } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'
import { lockBuilds } from '../output/build-lock.ts'
import { buildSite } from '../output/build-site.ts'
import { isBuilt } from '../output/build-state.ts'
import { testCache } from './build-sample.ts'
import { sampleFiles, writeFilesInto } from './sample-content.ts'

/** A small site as the compiler builds it. */
export interface SampleSite {
  place: ReleasePlace
  manifest: SiteManifest
  /** The HTML of a page. */
  read(address: string): string
}

const files = {
  ...sampleFiles(),
  'pages/business.yaml': 'kind: business\ngroup: business\nform: other\n',
  'pages/business.en.md': '---\ntitle: For companies\nsummary: Work.\n---\n## Work {#work}\nText.\n',
  'pages/business.no.md': '---\npath: /bedrift/\ntitle: For bedrifter\nsummary: Jobb.\n---\n## Jobb {#work}\nTekst.\n',
  'notices.yaml': `norway:
  - from: 2026-12-20
    to: 2026-12-24
    text: { no: 'Stengt 24. desember', en: Closed on 24 December }
sweden: []
`,
}

/** Built by the first test that needs it since the code changed, and shared by all: tests read it and change nothing. */
export async function openSampleSite(): Promise<SampleSite> {
  const folder = resolve('.cache/test-site', contentHash(JSON.stringify(files)))
  const content = join(folder, 'content')
  const dist = join(folder, 'dist')
  const options = { content, dist, cache: testCache, country: 'norway', siteUrl: 'https://innom.example' } as const
  const unlock = await lockBuilds(testCache, () => {})
  try {
    if (!existsSync(content)) writeFilesInto(content, files)
    if (!isBuilt({ ...options, today: '2026-11-15' })) await buildSite({ ...options, today: '2026-11-15' }, () => {})
  } finally {
    unlock()
  }
  const place = placeOf(dist, readCurrent(dist)!)
  return {
    place,
    manifest: readManifest(place),
    read: (address) => readFileSync(siteFile(place, address), 'utf8'),
  }
}
