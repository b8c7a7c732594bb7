import type { Booking, BookingKey } from '../booking-calls.ts'
import { findWaitable } from '../waiting/find-waitable.ts'
import type { Purpose } from '../waiting/purpose.ts'
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
  if (booking.isKeptElsewhere || !findWaitable(booking.treatment, catalogue)) return
  const { earlier, waits, seeWait } = words.manage
  return (
    <p>
      {booking.waitingList ? (
        <>
          {waits} <a href={booking.waitingList}>{seeWait}</a>
        </>
      ) : (
        <a href={`${paths.waitingList}?${'earlier' satisfies Purpose}=1#${reference}.${token}`}>{earlier}</a>
      )}
    </p>
  )
}
