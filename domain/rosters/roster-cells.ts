/** Parses the cells of a roster, in the formats that people and spreadsheets use. Unreadable values are left for the schema to refuse. */
import { type Weekday, weekdays } from '../facts/shared.ts'

/** 2026-12-24, or 24.12.2026 as Norwegian spreadsheets write it. */
export function readDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
}

/** 'mon-fri', 'mon, wed fri'. */
export function readDays(text: string): string[] {
  return words(text.toLowerCase()).flatMap((word) => {
    const [first, last] = word.split('-').map((it) => weekdays.indexOf(it as Weekday))
    return first === undefined || last === undefined || first < 0 || last < first
      ? [word]
      : weekdays.slice(first, last + 1)
  })
}

/** '08:00-16:00', several separated by spaces; also '8.00–16.00'. */
export function readHours(text: string): { from: string; to: string }[] {
  return words(text).map((word) => {
    const [from = '', to = '', ...more] = word.split('-')
    return { from: readTime(from), to: more.length > 0 ? word : readTime(to) }
  })
}

export function formatHours(hours: readonly { from: string; to: string }[]): string {
  return hours.map((it) => `${it.from}-${it.to}`).join(' ')
}

function readTime(text: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?:[:.]00)?$/.exec(text) ?? []
  return minutes ? `${hours!.padStart(2, '0')}:${minutes}` : text
}

function words(text: string): string[] {
  return text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[\s,]+/)
    .filter(Boolean)
}
