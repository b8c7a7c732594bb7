/**
 * Calendar days as `YYYY-MM-DD`, without a zone: plain arithmetic that every browser can do.
 * Comparing two of them as strings compares them as days.
 */
const dayMs = 86_400_000

/** Whether a text is a day that exists; 2026-02-29 is not, nor is any in the year 0, which calendars and PostgreSQL do not have. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && formatDay(ms) === text
}

export function addDays(date: string, days: number): string {
  return formatDay(Date.parse(date) + days * dayMs)
}

/** How many days later `to` is than `from`. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayIndexOf(date: string): number {
  return weekdayIndex(Date.parse(date))
}

/** The ISO week: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeekOf(date: string): number {
  const ms = Date.parse(date)
  const thursday = ms + (3 - weekdayIndex(ms)) * dayMs
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / dayMs / 7) + 1
}

function weekdayIndex(ms: number): number {
  return (new Date(ms).getUTCDay() + 6) % 7
}

function formatDay(ms: number): string {
  return new Date(ms).toISOString().split('T')[0] as string
}
