import { addDays } from '../dates/calendar-date.ts'
import type { DayRange } from '../rosters/day-ranges.ts'
import type { Role } from './roles.ts'

/** The desk takes the call of somebody who is ill; longer absences are planned. */
const daysFromTheDesk = 7

/** Whether a member may say of these days that somebody is away, or is back. Days that are over stay as they were. */
export function mayReportAbsence({ role }: { role: Role }, { from, to }: DayRange, today: string): boolean {
  if (from < today || to < from) return false
  return role !== 'receptionist' || (from === today && to < addDays(today, daysFromTheDesk))
}
