import { createRequire } from 'node:module'
import type { IsHoliday } from '#domain/availability/opening-hours.ts'
import type { listHolidaysByZone } from '#domain/holidays.ts'
import { runInThread } from '#releases/run-in-thread.ts'

type YearOfHolidays = [year: number, zones: ReturnType<typeof listHolidaysByZone>]

/** Last year, for what is past, and as far ahead as anybody books. */
const yearsAround = (year: number) => [year - 1, year, year + 1]

/**
 * The library of holidays takes 40 MB, for a few dozen dates. A thread of its own lists them after the server has started to
 * listen, and frees that memory when it ends. The library is loaded into the server only if somebody asks for another year.
 */
export function createLazyHolidays(year: number): { isHoliday: IsHoliday; load(): Promise<void> } {
  const listed = new Map<string, Set<string>>()
  let calendar: IsHoliday | undefined
  let loading: Promise<void> | undefined
  return {
    isHoliday: (zone, date) => {
      if (listed.size === 0) throw new Error('The holidays were asked for before they were loaded.')
      const known = listed.get(`${zone} ${date.slice(0, 4)}`)
      if (known) return known.has(date)
      calendar ??= loadCalendar()
      return calendar(zone, date)
    },
    load: () => {
      loading ??= listAround(year).then((years) => {
        for (const [year, zones] of years) {
          for (const [zone, dates] of zones) listed.set(`${zone} ${year}`, new Set(dates))
        }
      })
      return loading
    },
  }
}

/** By the year in the middle: services of one process share them. */
const listings = new Map<number, Promise<YearOfHolidays[]>>()

function listAround(year: number): Promise<YearOfHolidays[]> {
  return listings.getOrInsertComputed(year, () =>
    runInThread<YearOfHolidays[]>(new URL('holidays-worker.ts', import.meta.url), yearsAround(year)),
  )
}

function loadCalendar(): IsHoliday {
  const require = createRequire(import.meta.url)
  const { createHolidayCalendar } = require('#domain/holidays.ts') as typeof import('#domain/holidays.ts')
  return createHolidayCalendar()
}
