import type { IsHoliday } from '#domain/availability/opening-hours.ts'

/** The calendar of holidays is the largest thing we load; it is read once the server listens, before anybody needs it. */
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
