import { isCalendarDate } from '../../dates/calendar-date.ts'
import type { Language } from '../../market/locale.ts'
import { accept, type Checked, refuse } from './checked.ts'

/** Nobody in Norway has lived to 120, so a greater age is a typing error. */
const oldestYears = 120

const typed = /^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4})$/
const typedTogether = /^(\d{2})(\d{2})(\d{4})$/
const yearFirst = /^(\d{4})[-./\s]+(\d{1,2})[-./\s]+(\d{1,2})$/
const yearFirstTogether = /^(\d{4})(\d{2})(\d{2})$/
/** What the field sets between digits. In English a space, so that slashes stay what a person typed: they alone say that the month is first. */
const separators: Record<Language, string> = { no: '-', en: ' ', sv: '-' }

/**
 * A birthdate as a person types it: day first in Norwegian, month first in English, year first in Swedish, with any of the usual
 * separators or none. YYYY-MM-DD is understood in all, as it cannot be mistaken; a year of two digits is not, nor is a date that
 * `findReadings` reads in two ways. Swedish also takes the day first: no date of a living person fits both orders.
 * The value is YYYY-MM-DD. `today` is the day at the clinic.
 */
export function readBirthdate(text: string, language: Language, today: string): Checked<string> {
  const trimmed = text.trim()
  const written =
    language === 'sv' ? trimmed.replace(yearFirst, joinDate).replace(yearFirstTogether, joinDate) : trimmed
  if (isCalendarDate(written)) return checkBirthdate(written, today)
  const match = typed.exec(trimmed) ?? typedTogether.exec(trimmed)
  if (!match) return refuse('birthdate-format')
  if (findReadings(trimmed, language, today)) return refuse('birthdate-which')
  const [, first = '', second = '', year = ''] = match
  const [day, month] = language === 'en' ? [second, first] : [first, second]
  return checkBirthdate(joinDate('', year, month, day), today)
}

/** YYYY-MM-DD; the first argument is the whole match of a replacement. */
function joinDate(_: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * The two dates that a text may mean, as YYYY-MM-DD. Much of the world writes 04.03.2000 and 04032000 with the day first, so
 * in English, where we ask for the month first with slashes, nobody can tell: the day-first one is listed first. In Norwegian and
 * Swedish the day is first however it is written.
 */
export function findReadings(text: string, language: Language, today: string): [string, string] | undefined {
  const [, first = '', second = '', year = ''] = typed.exec(text.trim()) ?? typedTogether.exec(text.trim()) ?? []
  if (language !== 'en' || text.includes('/') || Number(first) === Number(second)) return
  const readings = [
    [second, first],
    [first, second],
  ].map(([month = '', day = '']) => joinDate('', year, month, day))
  return readings.every((it) => checkBirthdate(it, today).ok) ? (readings as [string, string]) : undefined
}

/**
 * The field after a change, with separators set where digits alone were typed: number pads have none. Only at the end of the text
 * and only while it grows, so that a correction in the middle and a deletion are left alone. Separators that somebody types stay.
 */
export function separateBirthdate(text: string, before: string, language: Language): string {
  if (text.length <= before.length) return text
  const separator = separators[language]
  if (language === 'sv' && /^(?:19|20)\d/.test(text)) {
    return text
      .replace(/^(\d{4})(\d{1,4})$/, `$1${separator}$2`)
      .replace(/^(\d{4})([-./ ])(\d\d)(\d{1,2})$/, '$1$2$3$2$4')
  }
  // Whoever types the year first puts a separator behind four digits, which are no day and month.
  const [, first, second] = /^(\d\d)[- ](\d\d)[-./ ]$/.exec(text) ?? []
  const isMonth = (digits: string | undefined) => /^(?:0[1-9]|1[0-2])$/.test(digits ?? '')
  const isCentury = first === '19' || first === '20'
  // In English a day that comes first stays what it is: '20 12 ' and '20-12-', but not '2012-'.
  const isYear =
    language === 'en' ? isCentury && text[2] === ' ' && !(text.endsWith(' ') && isMonth(second)) : !isMonth(second)
  if (first && second && isYear) return `${first}${second}${text.at(-1)}`
  return text
    .replace(/^(\d\d)(\d{1,6})$/, `$1${separator}$2`)
    .replace(/^(\d{1,2})([-./ ])(\d\d)(\d{1,4})$/, '$1$2$3$2$4')
}

/** A birthdate in the API: YYYY-MM-DD, a day that exists, not in the future and at most 120 years ago. */
export function checkBirthdate(date: string, today: string): Checked<string> {
  if (!isCalendarDate(date)) return refuse('birthdate-format')
  const earliest = `${String(Number(today.slice(0, 4)) - oldestYears).padStart(4, '0')}${today.slice(4)}`
  return date > today || date < earliest ? refuse('birthdate-implausible') : accept(date)
}

/** YYYY-MM-DD in the language's own order. */
export function formatBirthdate(date: string, language: Language): string {
  if (language === 'sv') return date
  const [year, month, day] = date.split('-')
  return language === 'no' ? `${day}-${month}-${year}` : `${month}/${day}/${year}`
}
