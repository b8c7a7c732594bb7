import { type Booking, findBookedTogether } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { findComers } from '#domain/booking/coming-together.ts'
import { isOfTogether } from './booking-jobs.ts'

/** Whom a message about one of the people who were booked together is about: one SMS tells what concerns several of them. */
export async function findTold(
  database: Database,
  job: Pick<Job, 'key' | 'kind'>,
  booking: Booking,
): Promise<Booking[]> {
  const { bookedWith } = booking
  if (bookedWith === null) return [booking]
  if (isOfTogether(job)) {
    // Who was moved or cancelled before it could be sent is told of that.
    return (await findBookedTogether(database, bookedWith)).filter(({ revision }) => revision === 0)
  }
  if (job.kind !== 'reminder' && job.kind !== 'day-reminder') return [booking]
  const coming = (await findBookedTogether(database, bookedWith)).map((it) => ({
    ...it,
    startsAt: it.start.epochMilliseconds,
    endsAt: it.end.epochMilliseconds,
  }))
  const one = coming.find(({ reference }) => reference === booking.reference)
  const comers = one ? findComers(coming, one) : []
  // The first one's reminder is everybody's.
  return comers[0] === one ? comers : []
}
