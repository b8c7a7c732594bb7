import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#domain/site-manifest.ts'
import { createApp, type SiteAnswers } from './app.ts'
import type { Config } from './config.ts'
import { createLog } from './log.ts'
import { SiteFiles } from './static/site-files.ts'

export interface RunningServer {
  address: string
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>
}

/** Starts everything in this process: the site, the API and its jobs. `site` answers for the pages instead of the built files. */
export async function startServer(config: Config, site?: SiteAnswers): Promise<RunningServer> {
  const log = createLog(config)
  const https = config.SITE_URL.startsWith('https:')
  site ??= new SiteFiles('dist', readManifest('dist'), { https, thirdParties: [] })
  const app = createApp({ log, site, thirdParties: [], https, trustProxy: config.TRUST_PROXY })
  await app.listen({ port: config.PORT, host: config.HOST })
  const { port } = app.server.address() as { port: number }
  return { address: `http://${config.HOST}:${port}`, close: () => app.close() }
}

function readManifest(dist: string): SiteManifest {
  const file = join(dist, 'manifest.json')
  if (!existsSync(file)) throw new Error('The site has not been built: run npm run build.')
  return JSON.parse(readFileSync(file, 'utf8')) as SiteManifest
}
