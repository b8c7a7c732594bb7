import type { Secrets } from '../identity/secrets.ts'
import type { RosterParts } from '../rosters/change-rosters.ts'
import type { Config } from '../settings/config.ts'

/** What operators' commands work on: parts of the running service, or the same parts opened by the command itself. */
export interface OperatorParts extends RosterParts {
  secrets: Secrets
  /** The market's. */
  zone: string
  /** The server's own settings where one is running: the command may have others. */
  config: Pick<Config, 'SITE_URL' | 'PORT' | 'APP_ENV'>
}
