import { registerApi } from './api.ts'
import { createApp } from './app.ts'
import { createClock } from './clock/clock.ts'
import { limitConnections } from './connections/connection-limits.ts'
import { createConnections } from './connections/connections.ts'
import { createDirectoryFilter } from './directory/directory-page.ts'
import { createLog } from './process/log.ts'
import { openService } from './service.ts'
import { type Config, hasConsole } from './settings/config.ts'
import { listOrigins } from './settings/third-parties.ts'
import { type Release, readCurrentRelease, SiteReleases } from './static/site-releases.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

export interface RunningServer {
  address: string
  /** Finishes requests in flight, then closes everything. */
  close(): Promise<void>
}

/** Replaces the built site in development. */
export type LiveSite = Omit<Release, 'build'>

/** Milliseconds for everybody who has come when the server stops; jobs and the database need some of the rest. */
const answerTime = 7_000

/** Starts everything in this process: the site, the API and its jobs. */
export async function startServer(config: Config, live?: LiveSite, dist = 'dist'): Promise<RunningServer> {
  const telemetry = await openTelemetryWanted(config)
  const log = createLog(config, undefined, telemetry?.log)
  telemetry?.tellTrouble(log)
  const https = config.SITE_URL.startsWith('https:')
  const security = { https, thirdParties: listOrigins(config) }
  const clock = createClock(config.CLOCK)
  const first = live ? undefined : readCurrentRelease(dist, config.COUNTRY)
  const { facts, demo, search } = live ?? first!
  const service = await openService(config, log, facts, { demo, search, clock, telemetry })
  const filterDirectory = createDirectoryFilter(service)
  const releases =
    first &&
    new SiteReleases(
      dist,
      {
        ...{ security, log, clock, country: config.COUNTRY, filterDirectory, hasConsole: hasConsole(config) },
        siteUrl: config.APP_ENV === 'production' ? config.SITE_URL : undefined,
      },
      first,
    )
  releases?.onChange((release) => service.useRelease(release))
  const pages = live?.pages ?? releases!
  const connections = createConnections(limitConnections(config.TRUST_PROXY), log)
  const app = createApp({
    log,
    site: pages,
    trustProxy: config.TRUST_PROXY,
    country: config.COUNTRY,
    https,
    siteUrl: config.SITE_URL,
    connections,
  })
  telemetry?.watchRequests(app)
  registerApi(app, service)
  try {
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await service.close()
    throw error
  }
  // Jobs start while the first visitors are served. If they cannot, the unhandled rejection ends the process.
  void service.start()
  releases?.watch()
  const { port } = app.server.address() as { port: number }
  return {
    address: `http://${config.HOST}:${port}`,
    close: async () => {
      releases?.close()
      service.liveWindows.close()
      const since = performance.now()
      await connections.stopListening()
      await connections.finish(answerTime - (performance.now() - since))
      await app.close()
      await service.close()
      await telemetry?.close()
    },
  }
}

/** Its packages take memory and time at each start, so only a process that sends something loads them. */
async function openTelemetryWanted(config: Config): Promise<Telemetry | undefined> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts')
  return openTelemetry(config)
}
