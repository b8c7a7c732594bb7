import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../process/log.ts'
import type { Config } from '../settings/config.ts'
import { readSigningKey } from '../settings/signing-key.ts'
import type { FhirSettings } from './fhir/fhir-provider.ts'
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
  if (config.PROVIDER === 'fhir') {
    const { createFhirProvider } = await import('./fhir/fhir-provider.ts')
    return createFhirProvider(readFhirSettings(config, log), database, clock, feed)
  }
  const { createHttpProvider } = await import('./http-provider.ts')
  const settings = { url: config.PROVIDER_URL!, token: config.PROVIDER_TOKEN, timeLimit: timeLimitOf(config), log }
  return createHttpProvider(settings, database, clock, feed)
}

/** So that we can still answer with a proper problem before our own limit is over. */
const timeLimitOf = ({ REQUEST_TIMEOUT }: Config) => Math.floor(REQUEST_TIMEOUT * 0.6)

/** Of settings that were checked at the start. */
function readFhirSettings(config: Config, log: Log): FhirSettings {
  return {
    url: config.PROVIDER_URL!,
    tokenUrl: config.PROVIDER_TOKEN_URL,
    clientId: config.PROVIDER_CLIENT_ID!,
    key: readSigningKey((config.PROVIDER_CLIENT_KEY ?? config.PROVIDER_CLIENT_KEY_FILE)!)!,
    scopes: config.PROVIDER_SCOPES,
    system: config.PROVIDER_IDENTIFIERS,
    country: config.COUNTRY,
    timeLimit: timeLimitOf(config),
    log,
  }
}
