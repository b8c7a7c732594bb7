// A program that prints the holidays of the years it is given as JSON and ends, and the library of holidays with it.
import { listHolidaysByZone } from '#domain/dates/holidays.ts'

const years = process.argv.slice(2).map(Number)
console.log(JSON.stringify(years.map((year) => [year, listHolidaysByZone(year)])))
