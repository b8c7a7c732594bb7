import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Demo } from '#domain/facts/demo.ts'
import type { ScheduleSource } from '../availability/schedule-source.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { Config } from '../settings/config.ts'

/** What the demo is made with. */
export interface DemoParts {
  database: Database
  schedules: ScheduleSource
  demo: Demo
  feed: ChangeFeed
  /** The market's. */
  zone: string
  secrets: Secrets
  config: Pick<Config, 'COUNTRY'>
}
