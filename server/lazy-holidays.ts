import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { IsHoliday } from '#domain/availability/opening-hours.ts'
import type { listHolidaysByZone } from '#domain/holidays.ts'

type YearOfHolidays = [year: number, zones: ReturnType<typeof listHolidaysByZone>]

/** Last year, for what is past, and as far ahead as anybody books. */
const yearsAround = (year: number) => [year - 1, year, year + 1]

/**
 * The library of holidays takes 40 MB, for a few dozen dates. A thread of its own lists them after the
 * server has started to listen, and takes the library with it when it ends. Only for other years is it loaded here.
 */
export function createLazyHolidays(year: number): { isHoliday: IsHoliday; load(): Promise<void> } {
  const listed = new Map<string, Set<string>>()
  let calendar: IsHoliday | undefined
  let loading: Promise<void> | undefined
  return {
    isHoliday: (zone, date) => {
      if (!loading) throw new Error('The holidays were asked for before they were loaded.')
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
  return listings.getOrInsertComputed(year, () => listInThread(yearsAround(year)))
}

async function listInThread(years: number[]): Promise<YearOfHolidays[]> {
  const worker = new Worker(new URL('./holidays-worker.ts', import.meta.url), { workerData: years })
  const [listed] = (await once(worker, 'message')) as [YearOfHolidays[]]
  return listed
}

function loadCalendar(): IsHoliday {
  const require = createRequire(import.meta.url)
  const { createHolidayCalendar } = require('#domain/holidays.ts') as typeof import('#domain/holidays.ts')
  return createHolidayCalendar()
}
