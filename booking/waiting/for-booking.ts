import { forBooking } from '../manage/earlier-path.ts'

/** Whether an address asks for an earlier time than that of a booking. */
export const isForBooking = (search: string) => new URLSearchParams(search).has(forBooking)
