import { type Statement, sql } from '../sql.ts'

/** Takes the addresses of calendars `c` away for good; whether names may be in a calendar stays. */
export const endCalendars = (condition: Statement): Statement => sql`
  update practitioner_calendars c set secret_hash = null, made_at = null, made_by = null, locale = null where ${condition}`
