import Holidays from 'date-holidays'
import type { IsHoliday } from '../availability/opening-hours.ts'
import { type Market, markets } from '../market/market.ts'

const codeOf = Object.fromEntries(Object.values(markets).map((it) => [it.zone, it.code])) as Record<
  Market['zone'],
  Market['code']
>

/**
 * Public holidays of the country that a clinic's zone belongs to. Christmas Eve and the like are not public
 * holidays in law: a clinic that closes early then says so in its special hours. The library computes a
 * year at a time and weighs megabytes, so this is for the server and the compiler, never for the browser.
 */
export function createHolidayCalendar(): IsHoliday {
  const years = new Map<string, Set<string>>()
  return (zone, date) => {
    const country = codeOf[zone]
    const year = date.slice(0, 4)
    const key = `${country} ${year}`
    const known = years.get(key) ?? listHolidays(country, Number(year))
    years.set(key, known)
    return known.has(date)
  }
}

/** The dates of a year's holidays in every zone: all that is left to know once the library is gone. */
export function listHolidaysByZone(year: number): [zone: string, dates: string[]][] {
  return Object.entries(codeOf).map(([zone, country]) => [zone, [...listHolidays(country, year)]])
}

function listHolidays(country: string, year: number): Set<string> {
  const all = new Holidays(country, { types: ['public'] }).getHolidays(year)
  return new Set(all.map((it) => it.date.slice(0, 10)))
}
