import Holidays from 'date-holidays'
import { markets } from '../market/market.ts'
import type { HolidaysByZone } from './holidays.ts'

/**
 * The public holidays of each market in some years. Christmas Eve and the like are not public holidays in law: a clinic that closes
 * early then says so in its special hours. The library weighs megabytes, so this is for the compiler, which writes the dates
 * into the facts.
 */
export function listHolidays(years: readonly number[]): HolidaysByZone {
  return Object.fromEntries(
    Object.values(markets).map(({ zone, code }) => {
      const calendar = new Holidays(code, { types: ['public'] })
      const all = years.flatMap((year) => calendar.getHolidays(year).map((it) => it.date.slice(0, 10)))
      return [zone, [...new Set(all)]]
    }),
  )
}
