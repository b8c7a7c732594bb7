import type { IsHoliday } from '#domain/availability/opening-hours.ts'

/** The holiday calendar is the largest module we load, so it is loaded after the server has started to listen. */
export function createLazyHolidays(): { isHoliday: IsHoliday; load(): Promise<void> } {
  let calendar: IsHoliday | undefined
  let loading: Promise<void> | undefined
  return {
    isHoliday: (zone, date) => {
      if (!calendar) throw new Error('The holidays were asked for before they were loaded.')
      return calendar(zone, date)
    },
    load: () => {
      loading ??= import('#domain/holidays.ts').then(({ createHolidayCalendar }) => {
        calendar = createHolidayCalendar()
      })
      return loading
    },
  }
}
