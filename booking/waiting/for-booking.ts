/** In the address of whoever wants an earlier time than that of their booking. */
export const forBooking = 'earlier'

export const isForBooking = (search: string) => new URLSearchParams(search).has(forBooking)
