import type { RosterParts } from '../rosters/change-rosters.ts'
import type { Secrets } from '../secrets.ts'

/** What operators' commands work on: parts of the running service, or the same parts opened by the command itself. */
export interface OperatorParts extends RosterParts {
  secrets: Secrets
}
