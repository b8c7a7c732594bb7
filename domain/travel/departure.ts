import { isCalendarDate } from '../dates/calendar-date.ts'
import { momentAtClinic, offsetAtClinic } from '../dates/clinic-clock.ts'
import { accept, type Checked, refuse } from '../forms/fields/checked.ts'

const local = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/
const written = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

/** When a patient flies, in the API: ISO 8601 with an offset; nothing where they did not say. */
export function checkDeparture(text: string): Checked<string> {
  const day = written.exec(text)?.[1]
  return day && isCalendarDate(day) ? accept(text) : refuse('invalid')
}

/** What the browser's field for a day and a time holds, as the API takes it: '2026-11-20T17:00', at the clinic. */
export function writeDeparture(typed: string): string | undefined {
  const day = local.exec(typed)?.[1]
  return day && isCalendarDate(day) ? `${typed}:00${offsetAtClinic(momentAtClinic(typed))}` : undefined
}
