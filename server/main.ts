import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#database/operator-error.ts'
import type { Demo } from '#domain/facts/demo.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { SiteManifest } from '#domain/site-manifest.ts'
import { registerApi } from './api.ts'
import { createApp, type SiteAnswers } from './app.ts'
import type { Config } from './config.ts'
import { createConnections } from './connections.ts'
import { readDemo, readFacts } from './facts.ts'
import { createLog } from './log.ts'
import { openService } from './service.ts'
import { SiteFiles } from './static/site-files.ts'
import { listOrigins } from './third-parties.ts'

export interface RunningServer {
  address: string
  /** Finishes what is in flight, then lets go of everything. */
  close(): Promise<void>
}

/** What takes the place of the built site while somebody works on it. */
export interface LiveSite {
  pages: SiteAnswers
  facts: Facts
  demo: Demo | undefined
}

/** Milliseconds that answers under way get when the server stops; jobs and the database need some of the rest. */
const answerTime = 7_000

/** Starts everything in this process: the site, the API and its jobs. */
export async function startServer(config: Config, live?: LiveSite, dist = 'dist'): Promise<RunningServer> {
  const log = createLog(config)
  const https = config.SITE_URL.startsWith('https:')
  const pages = live?.pages ?? new SiteFiles(dist, readManifest(dist), { https, thirdParties: listOrigins(config) })
  const service = await openService(config, log, live?.facts ?? readFacts(dist), {
    demo: live ? live.demo : readDemo(dist),
  })
  const connections = createConnections()
  const app = createApp({
    log,
    site: pages,
    trustProxy: config.TRUST_PROXY,
    country: config.COUNTRY,
    connections,
  })
  registerApi(app, service)
  try {
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await service.close()
    throw error
  }
  // The jobs begin while the first visitors are answered. If they cannot, the rejection that nobody awaits ends the process.
  const started = service.start()
  const { port } = app.server.address() as { port: number }
  return {
    address: `http://${config.HOST}:${port}`,
    close: async () => {
      await Promise.all([connections.finish(answerTime), app.close()])
      await started
      await service.close()
    },
  }
}

function readManifest(dist: string): SiteManifest {
  const file = join(dist, 'manifest.json')
  if (!existsSync(file))
    throw new OperatorError('The site has not been built. Run npm run build first, or npm start, which does both.')
  return JSON.parse(readFileSync(file, 'utf8')) as SiteManifest
}
