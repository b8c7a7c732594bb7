import { readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildSite } from '#compiler/output/build-site.ts'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import type { PageData } from '#page-data/pages.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, type ReleasePlace, siteFile } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'
import servingOptions from '../../commands/serving-options.json' with { type: 'json' }
import { todayIn } from '../../commands/settings/today.ts'
import { findServer } from '../../commands/testing/find-server.ts'
import type { BenchContext } from './benchmark.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** The fixed port of the built site, because its pages contain absolute addresses. */
const port = 8470

/** The site, built as for production. */
export interface BuiltSite {
  dist: string
  place: ReleasePlace
  manifest: SiteManifest
  pages: PageData[]
}

/** Builds the site for the browser and load benchmarks; incrementally after the first time. */
export async function buildForServing({ content, folder, progress }: BenchContext): Promise<BuiltSite> {
  progress('building the site')
  const dist = join(folder, '../site/dist')
  await buildSite(
    {
      content,
      dist,
      cache: join(folder, '../site/cache'),
      country: 'norway',
      siteUrl: `http://localhost:${port}`,
      today: todayIn('norway'),
    },
    () => {},
  )
  const place = placeOf(dist, readCurrent(dist)!)
  const manifest = readManifest(place)
  const pages = Object.keys(manifest.files)
    .filter((address) => address.endsWith('/page-data.json'))
    .map((address) => JSON.parse(readFileSync(siteFile(place, address), 'utf8')) as PageData)
  return { dist, place, manifest, pages }
}

/** The whole server on a built site, started as by the launcher, with an empty database of its own, if `env` names no other; `offset` keeps two of them apart. */
export async function serveSite(dist: string, offset = 0, env: Record<string, string> = {}): Promise<ServerProcess> {
  const data = join(dist, '../data', String(offset))
  rmSync(data, { recursive: true, force: true })
  const settings = {
    ...servingOptions.env,
    NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../.cache/compiled'),
    HOST: 'localhost',
    PORT: String(port + offset),
    SITE_URL: `http://localhost:${port}`,
    APP_ENV: 'production',
    // Nothing is sent: the benchmarks of pages book nothing.
    SMS_GATEWAY: 'http',
    SMS_HTTP_URL: 'http://127.0.0.1:9',
    SECRET: 'a secret that is good enough for a benchmark',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    ...env,
  }
  return startServerProcess(await findServer(), settings, {
    flags: servingOptions.flags,
    // A server serves the folder `dist` of the one that it is started in.
    cwd: dirname(dist),
  })
}
