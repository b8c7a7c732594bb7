import { accessLogCalls } from './access-log-calls.ts'
import { affectedCalls } from './affected-calls.ts'
import { calendarCalls } from './calendar-calls.ts'
import { callerCalls } from './caller-calls.ts'
import { classCalls } from './class-calls.ts'
import { dayCalls } from './day-calls.ts'
import { figureCalls } from './figure-calls.ts'
import { formStaffCalls } from './form-calls.ts'
import { inboxCalls } from './inbox-calls.ts'
import { kioskStaffCalls } from './kiosk-calls.ts'
import { messageCalls } from './message-calls.ts'
import { staffOfferCalls } from './offer-calls.ts'
import { orderStaffCalls } from './order-calls.ts'
import { partnerStaffCalls } from './partner-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { rosterCalls } from './roster-calls.ts'
import { rosterHistoryCalls } from './roster-history-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { visitCalls } from './visit-calls.ts'
import { staffWaitingCalls } from './waiting-calls.ts'

/** Calls that need a session of somebody who works here; who may make which is in domain/staff/permissions.ts. */
export const staffCalls = {
  ...sessionCalls,
  ...dayCalls,
  ...visitCalls,
  ...rosterCalls,
  ...rosterHistoryCalls,
  ...affectedCalls,
  ...calendarCalls,
  ...classCalls,
  ...figureCalls,
  ...formStaffCalls,
  ...inboxCalls,
  ...kioskStaffCalls,
  ...messageCalls,
  ...orderStaffCalls,
  ...partnerStaffCalls,
  ...callerCalls,
  ...peopleCalls,
  ...staffOfferCalls,
  ...staffWaitingCalls,
  ...accessLogCalls,
}

export type StaffCallName = keyof typeof staffCalls
