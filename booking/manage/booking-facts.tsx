import type { ReactNode } from 'react'
import { findTraits } from '#domain/partners/kinds.ts'
import { clockOf, longDay } from '#messages/dates.ts'
import { formatPrice } from '#messages/prices.ts'
import type { Booking, NewBooking } from '../booking-calls.ts'
import { type Fact, FactList } from '../frame/fact-list.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'

/** A booking on one card: when, where, with whom, what it costs; below the time what can be done with it. */
export function BookingFacts({
  booking,
  site,
  price = formatPrice(booking.price, site.common, booking.isShare),
  label = site.words.booked.yourAppointment,
  who,
  children,
}: {
  booking: Booking | NewBooking
  site: BookingSite
  /** What stands for the price, where it is not an amount. */
  price?: string
  /** What the card is called, where there are several. */
  label?: string
  /** Whose it is, where that could be somebody else and is not said above it. */
  who?: string | undefined
  children?: ReactNode
}) {
  const { words, catalogue, language } = site
  const clinic = catalogue.clinics.find(({ id }) => id === booking.clinic)
  const treatment = catalogue.treatments[booking.treatment]
  const dates = booking.group?.dates ?? []
  const isOnline = booking.group?.isOnline
  const facts: Fact[] = [
    [words.confirm.you, who],
    // A line each.
    [
      words.group.dates,
      dates[1] &&
        dates.map((it) => longTime(it.start, language) + (it.cancelled ? ` ${words.group.cancelled}` : '')).join('\n'),
    ],
    [words.summary.treatment, treatment?.name ?? booking.treatment],
    [words.summary.practitioner, booking.practitioner.name],
    [words.group.where, isOnline && words.group.onlineLink],
    [words.summary.clinic, !isOnline && clinic?.name],
    [words.confirm.address, !isOnline && clinic?.address],
    [words.summary.price, price],
    ...partnerRows(booking, words),
    [words.booked.reference, booking.reference],
  ]
  return (
    <section className="ticket" aria-label={label}>
      <p className="ticket-time">
        <span>{longDay(booking.start.slice(0, 10), language)}</span>
        <b>
          {clockOf(booking.start)}–{clockOf(dates[0]?.end ?? booking.end)}
        </b>
      </p>
      {children}
      <FactList facts={facts} />
    </section>
  )
}

/** The agreement, with what was answered. That the terms were accepted goes without saying: nothing is booked otherwise. */
function partnerRows({ partner }: Pick<Booking, 'partner'>, words: BookingSite['words']): [string, string][] {
  if (!partner) return []
  const answers = partner.answers.flatMap(({ name, value }): [string, string][] =>
    value === true ? [] : [[words.partner.labels[name], value]],
  )
  // How many is told after the visit: before it, the number would tell whether this member has been here before.
  const points: [string, string][] = findTraits(partner.kind).earnsPoints
    ? [[words.partner.earned, String(partner.points ?? words.partner.earnedLater)]]
    : []
  const proof: [string, string][] = partner.proof ? [[words.partner.proof, partner.proof]] : []
  return [[words.summary.partner, partner.name], ...answers, ...proof, ...points]
}
