import type { RosterParts } from '../rosters/change-rosters.ts'

/** What operators' commands work on: parts of the running service, or the same opened by the command itself. */
export type OperatorParts = RosterParts
