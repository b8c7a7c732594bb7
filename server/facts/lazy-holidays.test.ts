import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/dates/calendar-date.ts'
import { createHolidayCalendar } from '#domain/dates/holidays.ts'
import { markets } from '#domain/market/market.ts'
import { createLazyHolidays } from './lazy-holidays.ts'

it('tells the same holidays as the calendar itself, in the years that are listed ahead and in all others', async () => {
  const lazy = createLazyHolidays(2026)
  expect(() => lazy.isHoliday('Europe/Oslo', '2026-12-25')).toThrow('before they were loaded')
  const loaded = Promise.all([lazy.load(), lazy.load()])
  // Answering from the library while they are still being listed would keep its 40 MB in the server.
  expect(() => lazy.isHoliday('Europe/Oslo', '2026-12-25')).toThrow('before they were loaded')
  await loaded
  const isHoliday = createHolidayCalendar()
  const zone = fc.constantFrom(markets.norway.zone, markets.sweden.zone)
  const date = fc.integer({ min: 0, max: 365 * 8 }).map((days) => addDays('2023-01-01', days))
  fc.assert(
    fc.property(zone, date, (zone, date) => {
      expect(lazy.isHoliday(zone, date)).toBe(isHoliday(zone, date))
    }),
    { numRuns: 1000 },
  )
  expect(lazy.isHoliday('Europe/Oslo', '2027-05-17')).toBe(true)
})

it('leaves nothing of the library behind in the server', async () => {
  const program = `
    const { createLazyHolidays } = await import('./server/lazy-holidays.ts')
    const holidays = createLazyHolidays(2026)
    await holidays.load()
    const isHoliday = holidays.isHoliday('Europe/Oslo', '2026-12-25')
    const { createRequire } = await import('node:module')
    const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('date-holidays'))
    console.log(JSON.stringify({ isHoliday, loaded }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(JSON.parse(stdout)).toEqual({ isHoliday: true, loaded: [] })
})

it('lists them itself when the other process cannot be started, or is stopped together with the server', async () => {
  const lazy = createLazyHolidays(2035, () => Promise.reject(new Error('spawn EAGAIN')))
  await lazy.load()
  expect(lazy.isHoliday('Europe/Oslo', '2035-12-25')).toBe(true)
  expect(lazy.isHoliday('Europe/Oslo', '2035-12-28')).toBe(false)
})
