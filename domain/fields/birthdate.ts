import { isCalendarDate } from '../calendar-date.ts'
import type { Locale } from '../locale.ts'
import { accept, type Checked, refuse } from './checked.ts'

/** Nobody in Norway has lived to 120, so a greater age is a typing error. */
const oldestYears = 120

/** The format in which the form asks for it and shows it. */
export const birthdatePattern: Record<Locale, string> = { no: 'DD-MM-YYYY', en: 'MM/DD/YYYY' }

const typed = /^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4})$/
const typedTogether = /^(\d{2})(\d{2})(\d{4})$/

/**
 * A birthdate as a person types it: day first in Norwegian, month first in English, with any of the usual separators
 * or none. YYYY-MM-DD is understood in both, as it cannot be mistaken; a year of two digits is not.
 * The value is YYYY-MM-DD. `today` is the day at the clinic.
 */
export function readBirthdate(text: string, locale: Locale, today: string): Checked<string> {
  const trimmed = text.trim()
  if (isCalendarDate(trimmed)) return checkBirthdate(trimmed, today)
  const match = typed.exec(trimmed) ?? typedTogether.exec(trimmed)
  if (!match) return refuse('birthdate-format')
  const [, first = '', second = '', year = ''] = match
  const [day, month] = locale === 'no' ? [first, second] : [second, first]
  return checkBirthdate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, today)
}

/** A birthdate in the API: YYYY-MM-DD, a day that exists, not in the future and at most 120 years ago. */
export function checkBirthdate(date: string, today: string): Checked<string> {
  if (!isCalendarDate(date)) return refuse('birthdate-format')
  const earliest = `${String(Number(today.slice(0, 4)) - oldestYears).padStart(4, '0')}${today.slice(4)}`
  return date > today || date < earliest ? refuse('birthdate-implausible') : accept(date)
}

/** A birthdate that may be left out, as in the contact form. `check` reads it, as typed or as the API has it. */
export function checkOptionalBirthdate(
  text: string | null | undefined,
  check: (text: string) => Checked<string>,
): Checked<string | null> {
  return text == null || text.trim() === '' ? accept(null) : check(text)
}

/** YYYY-MM-DD in the locale's own order. */
export function formatBirthdate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-')
  return locale === 'no' ? `${day}-${month}-${year}` : `${month}/${day}/${year}`
}
