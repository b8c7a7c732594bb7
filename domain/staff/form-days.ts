import { retentionHours } from '../booking/retention-hours.ts'

/** For how many days the console lists that a form came. Of an application nothing is left after its retention. */
export const formDays = { absences: 90, applications: retentionHours.applications / 24 } as const
