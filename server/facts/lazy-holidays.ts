import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { IsHoliday } from '#domain/availability/opening-hours.ts'
import type { listHolidaysByZone } from '#domain/dates/holidays.ts'
import { loadOnce } from '#domain/load-once.ts'

type YearOfHolidays = [year: number, zones: ReturnType<typeof listHolidaysByZone>]

type ListYears = (years: number[]) => Promise<YearOfHolidays[]>

/** Last year, for what is past, and as far ahead as anybody books. */
const yearsAround = (year: number) => [year - 1, year, year + 1]

/** Milliseconds; listing takes a few hundred. */
const listingLimit = 60_000

/**
 * The library of holidays takes 40 MB, for a few dozen dates. A process of its own lists them after the server has started to
 * listen. A thread would do as well, but leaves half of that memory behind. Only for other years is the library loaded here.
 */
export function createLazyHolidays(
  year: number,
  list: ListYears = listElsewhere,
): { isHoliday: IsHoliday; load(): Promise<void> } {
  const listed = new Map<string, Set<string>>()
  let calendar: IsHoliday | undefined
  return {
    isHoliday: (zone, date) => {
      if (listed.size === 0) throw new Error('The holidays were asked for before they were loaded.')
      const known = listed.get(`${zone} ${date.slice(0, 4)}`)
      if (known) return known.has(date)
      calendar ??= loadLibrary().createHolidayCalendar()
      return calendar(zone, date)
    },
    load: loadOnce(async () => {
      for (const [listedYear, zones] of await listAround(year, list)) {
        for (const [zone, dates] of zones) listed.set(`${zone} ${listedYear}`, new Set(dates))
      }
    }),
  }
}

/** By the year in the middle: services of one process share them. */
const listings = new Map<number, () => Promise<YearOfHolidays[]>>()

function listAround(year: number, list: ListYears): Promise<YearOfHolidays[]> {
  const years = yearsAround(year)
  // A signal to stop reaches both processes where they are in one group, as in a terminal, and must not become an error of the server.
  const load = listings.getOrInsertComputed(year, () => loadOnce(() => list(years).catch(() => listHere(years))))
  return load()
}

async function listElsewhere(years: number[]): Promise<YearOfHolidays[]> {
  const program = fileURLToPath(new URL('./list-holidays.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...years.map(String)], {
    // The settings of the server, secrets among them, are none of its business.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    timeout: listingLimit,
  })
  return JSON.parse(stdout) as YearOfHolidays[]
}

const listHere = (years: number[]): YearOfHolidays[] =>
  years.map((year) => [year, loadLibrary().listHolidaysByZone(year)])

const loadLibrary = () =>
  createRequire(import.meta.url)('#domain/dates/holidays.ts') as typeof import('#domain/dates/holidays.ts')
