import type { Booking, BookingKey } from '../booking-calls.ts'
import { findWaitable } from '../waiting/find-waitable.ts'
import type { Purpose } from '../waiting/purpose.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** To what somebody waits for already; else to the list for an earlier time, where the booking can be moved and somebody can wait for one. */
export function EarlierLink({
  booking,
  bookingKey: { reference, token },
  mayMove,
  site: { catalogue, paths, words },
}: {
  booking: Booking
  bookingKey: BookingKey
  mayMove: boolean
  site: BookingSite
}) {
  const { isKeptElsewhere, waitingList } = booking
  const mayJoin = mayMove && findWaitable(booking.treatment, catalogue)
  if (isKeptElsewhere || !(waitingList || mayJoin)) return
  return (
    <p className="earlier">
      {waitingList && words.manage.waits}{' '}
      <a href={waitingList ?? `${paths.waitingList}?${'earlier' satisfies Purpose}=1#${reference}.${token}`}>
        {waitingList ? words.manage.seeWait : words.manage.earlier}
      </a>
    </p>
  )
}
