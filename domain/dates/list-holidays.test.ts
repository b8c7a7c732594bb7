import { describe, expect, it } from 'vitest'
import { sampleHolidays } from '../testing/sample-holidays.ts'
import { addDays } from './calendar-date.ts'
import { isHolidayIn, yearsAround } from './holidays.ts'
import { listHolidays } from './list-holidays.ts'

const isHoliday = isHolidayIn(listHolidays([2025, 2026, 2027, 2028, 2030, 2035]))
const listYear = (zone: 'Europe/Oslo' | 'Europe/Stockholm', year: number) =>
  Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day)).filter(
    (date) => date.startsWith(String(year)) && isHoliday(zone, date),
  )

/** Easter Sunday by Butcher's algorithm: worked out here apart from the library. */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

describe('public holidays', () => {
  it.each([2025, 2026, 2027, 2028, 2030, 2035])('are the twelve of Norwegian law in %i', (year) => {
    const sunday = easter(year)
    const law = [
      `${year}-01-01`,
      ...[-3, -2, 0, 1, 39, 49, 50].map((days) => addDays(sunday, days)),
      `${year}-05-01`,
      `${year}-05-17`,
      `${year}-12-25`,
      `${year}-12-26`,
    ]
    expect(listYear('Europe/Oslo', year)).toEqual([...new Set(law)].sort())
  })

  it('are Sweden’s own at a Swedish clinic', () => {
    const days = listYear('Europe/Stockholm', 2026)
    expect(days).toContain('2026-06-06')
    expect(days).toContain('2026-01-06')
    expect(days).not.toContain('2026-05-17')
  })

  it('of the samples are those of the calendar', () => {
    expect(sampleHolidays).toEqual(listHolidays(yearsAround(2026)))
  })

  it('leave Christmas Eve and New Year’s Eve to the clinics', () => {
    expect(isHoliday('Europe/Oslo', '2026-12-24')).toBe(false)
    expect(isHoliday('Europe/Oslo', '2026-12-31')).toBe(false)
  })
})
