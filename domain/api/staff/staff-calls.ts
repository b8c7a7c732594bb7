import { accessLogCalls } from './access-log-calls.ts'
import { affectedCalls } from './affected-calls.ts'
import { dayCalls } from './day-calls.ts'
import { rosterCalls } from './roster-calls.ts'
import { rosterHistoryCalls } from './roster-history-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { visitCalls } from './visit-calls.ts'

/** Calls that need a session of somebody who works here; who may make which is in domain/staff/permissions.ts. */
export const staffCalls = {
  ...sessionCalls,
  ...dayCalls,
  ...visitCalls,
  ...rosterCalls,
  ...rosterHistoryCalls,
  ...affectedCalls,
  ...accessLogCalls,
}

export type StaffCallName = keyof typeof staffCalls
