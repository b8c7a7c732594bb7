import type { RefObject } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { clockOf, longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { Button } from '#ui/button/button.tsx'
import { type Fact, FactList } from '../frame/fact-list.tsx'
import { LinkedHead } from '../linked/linked-head.tsx'
import { Terms } from '../steps/terms.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { sayCancellation } from '../words/cancellation.ts'
import { longTime } from '../words/dates.ts'
import type { Offer } from './offer-calls.ts'

/** A time that somebody on the waiting list is offered: what it is, and one tap to take it. */
export function FreedTime({
  offer,
  busy,
  refused,
  onTake,
  onDecline,
  words,
  site,
  heading,
}: {
  offer: Offer
  /** What is under way: the slot that is being taken, or 'none'. */
  busy: string | undefined
  refused: CallProblem | undefined
  onTake: (slot: string) => void
  onDecline: () => void
  words: OfferMessages
  site: BookingSite
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { freed } = words
  const { words: booking, language, common, catalogue, cancellationHours } = site
  const { booked, group, price, clinic } = offer
  const [time] = offer.times
  const place = catalogue.clinics.find(({ id }) => id === clinic.id)
  const facts: Fact[] = [
    [freed.what, offer.treatment],
    [booking.summary.practitioner, time?.practitioner.name],
    [booking.group.where, group?.isOnline && booking.group.onlineLink],
    [booking.summary.clinic, !group?.isOnline && clinic.name],
    [booking.confirm.address, !group?.isOnline && place?.address],
    [booking.summary.price, price !== undefined && formatPrice(price, common)],
  ]
  const cancellation =
    !booked && !group && time
      ? sayCancellation(booking.confirm, { start: Date.parse(time.start), hours: cancellationHours, now: Date.now() })
      : undefined
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.name} heading={heading}>
        {freed.heading}
      </LinkedHead>
      <p className="lead">{format(freed.until, { time: clockOf(offer.expiresAt) })}</p>
      {/* Side by side where there is room: what is decided must be in sight with the buttons that decide it. */}
      <div className="end-columns freed-columns">
        {time && (
          <section className="ticket" aria-label={booking.booked.yourAppointment}>
            <p className="ticket-time">
              {group?.isSeries ? (
                <b>{format(freed.all, { time: longTime(time.start, language) })}</b>
              ) : (
                <>
                  <span>{longDay(time.start.slice(0, 10), language)}</span>
                  <b>
                    {clockOf(time.start)}–{clockOf(time.end)}
                  </b>
                </>
              )}
            </p>
            <FactList facts={facts} />
          </section>
        )}
        <div>
          {booked && <p className="freed-moves">{format(freed.moves, { time: longTime(booked.start, language) })}</p>}
          {refused && refused.code !== 'offer-gone' && (
            <ProblemNotice problem={refused} site={site} onRetry={() => time && onTake(time.slot)} />
          )}
          <p className="next-acts">
            <Button aria-disabled={busy !== undefined} onClick={() => time && busy === undefined && onTake(time.slot)}>
              {busy !== undefined && busy !== 'none' ? freed.taking : freed.take}
            </Button>
            <Button tone="quiet" aria-disabled={busy !== undefined} onClick={() => busy === undefined && onDecline()}>
              {busy === 'none' ? freed.declining : freed.decline}
            </Button>
          </p>
          <div className="small-print">
            {!booked && <Terms text={freed.terms} site={site} />}
            {cancellation && <p>{cancellation}</p>}
            {offer.waiting && (
              <p>
                <a href={offer.waiting}>{freed.toList}</a>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
