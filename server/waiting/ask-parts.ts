import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Availability } from '../availability/availability.ts'
import type { Clock } from '../clock/clock.ts'
import type { Secrets } from '../identity/secrets.ts'

/** What asking those who wait needs of the service. */
export interface AskParts {
  availability: Availability
  clock: Clock
  database: Database
  feed: ChangeFeed
  secrets: Secrets
  /** The market's. */
  zone: string
}
