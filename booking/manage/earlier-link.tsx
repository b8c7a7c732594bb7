import type { Booking, BookingKey } from '../booking-calls.ts'
import { findWaitable } from '../waiting/find-waitable.ts'
import { forBooking } from '../waiting/purpose.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** To the list for an earlier time, or to what somebody waits for there already. Nothing where nobody can wait for one. */
export function EarlierLink({
  booking,
  bookingKey: { reference, token },
  site: { catalogue, paths, words },
}: {
  booking: Booking
  bookingKey: BookingKey
  site: BookingSite
}) {
  if (booking.waitingList) {
    return (
      <p>
        <a href={booking.waitingList}>{words.manage.waits}</a>
      </p>
    )
  }
  if (booking.isKeptElsewhere || !findWaitable(booking.treatment, catalogue)) return
  return (
    <p>
      <a href={`${paths.waitingList}?${forBooking}=1#${reference}.${token}`}>{words.manage.earlier}</a>
    </p>
  )
}
