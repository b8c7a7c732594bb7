import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../process/log.ts'
import type { Config } from '../settings/config.ts'
import { createOwnProvider } from './own-provider.ts'
import type { BookingProvider } from './provider.ts'

/** The booking provider that the settings name. */
export async function createProvider(
  config: Config,
  database: Database,
  clock: Clock,
  feed: ChangeFeed,
  log: Log,
): Promise<BookingProvider> {
  if (config.PROVIDER === 'own') return createOwnProvider(database, clock, feed)
  const { createHttpProvider } = await import('./http-provider.ts')
  return createHttpProvider({ url: config.PROVIDER_URL!, token: config.PROVIDER_TOKEN, log }, database, clock, feed)
}
