/** What the address of the list can say that somebody is here for. Without it they join, or see what they wait for. */

/** Wants an earlier time than that of a booking. */
export const forBooking = 'earlier'
/** Changes what they wait for. */
export const toChange = 'change'

export const isHere = (purpose: typeof forBooking | typeof toChange, search: string) =>
  new URLSearchParams(search).has(purpose)
