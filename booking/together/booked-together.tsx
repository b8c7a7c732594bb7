import { type ReactNode, useEffect, useRef } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { format } from '#messages/format.ts'
import { Art } from '#ui/art/art.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { askBooking, type BookingKey } from '../booking-calls.ts'
import { usePageHeading } from '../linked/use-page-heading.ts'
import { AfterBooking } from '../manage/add-to-calendar.tsx'
import { BookingFacts } from '../manage/booking-facts.tsx'
import { opensCheckIn, TicketCode } from '../manage/check-in-code.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** The last page for people who are booked together: each appointment with its reference and the link to change it. */
export default function BookedTogether({
  joined,
  site,
  children,
}: {
  /** Their keys as one (joinKeys). */
  joined: BookingKey
  site: BookingSite
  /** What to bring and when to be there. */
  children: ReactNode
}) {
  const { together } = site.words
  const heading = useRef<HTMLHeadingElement>(null)
  usePageHeading(heading, site.brand)
  useEffect(() => {
    // The page was opened before this part of it was there: its heading could not take focus.
    if (document.activeElement?.localName === 'main') heading.current?.focus({ preventScroll: true })
  }, [])
  const tokens = joined.token.split(',')
  const bookings = joined.reference.split(',').map((reference, place) => ({ reference, token: tokens[place]! }))
  return (
    <div className="wrap wizard-end">
      <div className="end-head">
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {together.booked}
          </h1>
          <p className="lead">{together.thanks}</p>
          <p>{together.separately}</p>
        </div>
        <Art name="booking" base={site.artBase} />
      </div>
      <div className="booked-together">
        {bookings.map((key) => (
          <OneOfThem key={key.reference} bookingKey={key} site={site} />
        ))}
      </div>
      <div className="text">
        <section className="together-arrival">
          <h2>{site.words.checkIn.heading}</h2>
          <p>{together.checkIn}</p>
        </section>
        {children}
      </div>
    </div>
  )
}

function OneOfThem({ bookingKey, site }: { bookingKey: BookingKey; site: BookingSite }) {
  const { words, paths } = site
  const {
    value: booking,
    problem,
    refresh,
  } = useAnswer(askBooking(bookingKey, site.locale), {
    token: bookingKey.token,
  })
  if (!booking) {
    return problem ? (
      <ProblemNotice problem={problem} site={site} onRetry={refresh} />
    ) : (
      <Skeleton shape="card" count={1} label={words.nav.loading} />
    )
  }
  const name = booking.together?.firstName ?? ''
  const isCancelled = booking.state === 'cancelled'
  return (
    <section className={isCancelled ? 'cancelled-one' : undefined}>
      <h2>{name}</h2>
      <BookingFacts
        booking={booking}
        label={`${name}: ${words.booked.yourAppointment}`}
        site={site}
        {...(isCancelled && { price: '' })}
      >
        {isCancelled ? (
          <p>
            <Tag>{words.together.cancelled}</Tag>
          </p>
        ) : (
          <p>
            <a href={`${paths.manage}#${bookingKey.reference}.${bookingKey.token}`}>
              {format(words.together.change, { name })}
            </a>
          </p>
        )}
      </BookingFacts>
      {!isCancelled && <AfterBooking booking={booking} tone="quiet" onFileFetched={refresh} site={site} />}
      {opensCheckIn(booking) && (
        <div className="check-in">
          <TicketCode ticket={booking.ticket} label={`${name}: ${words.checkIn.code}`} />
          <p>{format(words.together.code, { name })}</p>
        </div>
      )}
    </section>
  )
}
