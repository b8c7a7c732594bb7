import { accessLogCalls } from './access-log-calls.ts'
import { dayCalls } from './day-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { visitCalls } from './visit-calls.ts'

/** Calls that need a session of somebody who works here; who may make which is in domain/staff/permissions.ts. */
export const staffCalls = {
  ...sessionCalls,
  ...dayCalls,
  ...visitCalls,
  ...accessLogCalls,
}

export type StaffCallName = keyof typeof staffCalls
