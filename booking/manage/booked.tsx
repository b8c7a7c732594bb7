import { lazy, type ReactNode, Suspense } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { findReminderTime } from '#domain/booking/reminder.ts'
import { format } from '#messages/format.ts'
import { Art } from '#ui/art/art.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useKeptKey } from '../linked/use-kept-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { sayFee } from '../words/fee.ts'
import { AfterBooking } from './add-to-calendar.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { CheckInCode } from './check-in-code.tsx'
import { EarlierLink } from './earlier-link.tsx'
import { recallTogether } from './joined-keys.ts'
import { useBooking } from './use-booking.ts'
import { usePossibleChanges } from './use-possible-changes.ts'

const PackageVisits = lazy(() => import('../packages/package-visits.tsx'))

/** Fetched only by those who booked for several people. */
const BookedTogether = lazy(() => import('../together/booked-together.tsx'))

/** The last page of a booking. Only the browser that made it has anything to see. */
export function Booked({ site, children }: { site: BookingSite; children: ReactNode }) {
  const { words, paths, artBase } = site
  const key = useKeptKey('booking')
  const open = useBooking(key, site.locale)
  const { state, booking, problem, refresh } = open
  const { mayMove, mayCancel } = usePossibleChanges(booking, refresh)
  const together = key && recallTogether(key)
  if (together) {
    return (
      <Suspense>
        <BookedTogether joined={together} site={site}>
          {children}
        </BookedTogether>
      </Suspense>
    )
  }
  if (state === 'none' || (state === 'failed' && problem?.code === 'not-found')) {
    return (
      <div className="wrap wizard-end">
        <h1 tabIndex={-1}>{words.booked.nothing}</h1>
        <p className="lead">{words.booked.nothingText}</p>
        <p className="next-acts">
          <ButtonLink href={paths.booking}>{words.booked.toBooking}</ButtonLink>
          <ButtonLink tone="quiet" href={paths.manage}>
            {words.manage.lostHeading}
          </ButtonLink>
        </p>
      </div>
    )
  }
  if (!booking || !key) {
    return (
      <div className="wrap wizard-end">
        <h1 tabIndex={-1}>{words.booked.yourAppointment}</h1>
        {problem ? (
          <ProblemNotice problem={problem} site={site} onRetry={refresh} />
        ) : (
          <Skeleton shape="card" count={1} label={words.nav.loading} />
        )}
      </div>
    )
  }
  const { lateFee, lateFeeUnknown } = words.manage
  const isCancelled = booking.state === 'cancelled'
  const isReminded = findReminderTime(Date.parse(booking.start), Date.now()) !== null
  return (
    <div className="wrap wizard-end">
      <div className="end-head">
        <div>
          <h1 tabIndex={-1}>{isCancelled ? words.manage.cancelled : words.booked.heading}</h1>
          {isCancelled ? (
            <Notice>{words.booked.cancelled}</Notice>
          ) : (
            <p className="lead">
              {booking.group?.isOnline ? words.group.thanks : words.booked.thanks} {isReminded && words.booked.reminder}
            </p>
          )}
        </div>
        <Art name="booking" base={artBase} />
      </div>
      <div className="end-columns">
        <div>
          {booking.partnerLeftOut && <Notice tone="warning">{words.partner.leftOut[booking.partnerLeftOut]}</Notice>}
          <BookingFacts booking={booking} site={site} />
          {!isCancelled && (
            <>
              <AfterBooking booking={booking} tone="fjord" onFileFetched={refresh} site={site} />
              <EarlierLink {...{ booking, mayMove, site }} bookingKey={key} />
              {mayCancel && (
                <div className="manage-actions">
                  <a href={`${paths.manage}#${key.reference}.${key.token}`}>
                    {mayMove ? words.booked.change : words.booked.cancelOnly}
                  </a>
                  <p>
                    {mayMove
                      ? format(words.manage.until, { time: longTime(booking.changeableUntil, site.language) })
                      : sayFee(
                          booking,
                          {
                            free: booking.group ? words.group.cancellation : '',
                            fee: lateFee,
                            unknown: lateFeeUnknown,
                          },
                          site,
                        )}
                  </p>
                </div>
              )}
              <CheckInCode booking={booking} site={site} />
            </>
          )}
        </div>
        <div>
          {booking.package && (
            <Suspense>
              <PackageVisits open={open} site={site} />
            </Suspense>
          )}
          {/* What to bring and when to be there: not for what is online. */}
          <div className="text">{!isCancelled && !booking.group?.isOnline && children}</div>
        </div>
      </div>
    </div>
  )
}
