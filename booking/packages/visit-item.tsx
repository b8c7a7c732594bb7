import { dayAndMonth } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import type { Visit } from './visit-calls.ts'

/** One visit of a package: when it is, or the times that it can be booked at. */
export function VisitItem({
  visit: { number, booking, proposed, days, opens, isOtherPractitioner },
  count,
  isNext,
  isCurrent,
  isBusy,
  onBook,
  site,
}: {
  visit: Visit
  /** How many visits the package has. */
  count: number
  /** Visits are booked in their order. */
  isNext: boolean
  /** Its own page is open: what can be done with it is there. */
  isCurrent: boolean
  isBusy: boolean
  onBook: (slot: string) => void
  site: BookingSite
}) {
  const { language, paths } = site
  const words = site.words.package
  const state = booking ? (booking.isOver ? words.over : words.booked) : words.open
  return (
    <li className="visit">
      <h3>
        {format(words.visit, { number, visits: count })} <span className="visit-state">{state}</span>
      </h3>
      {booking && (
        <p>
          {longTime(booking.start, language)}, {format(words.withWhom, { name: booking.practitioner.name })}
        </p>
      )}
      {booking && !booking.isOver && !isCurrent && (
        <p>
          <a href={`${paths.manage}#${booking.reference}.${booking.token}`}>
            {words.change}
            <span className="unseen">: {format(words.visit, { number, visits: count })}</span>
          </a>
        </p>
      )}
      {!booking && days && (
        <p>
          {format(words.between, { from: dayAndMonth(days.from, language), to: dayAndMonth(days.to, language) })}
          {!isNext && proposed[0] && <>. {format(words.suggestion, { time: longTime(proposed[0].start, language) })}</>}
        </p>
      )}
      {!booking && opens && <p>{format(words.opens, { date: dayAndMonth(opens, language) })}</p>}
      {isNext && proposed.length > 0 && (
        <>
          {isOtherPractitioner && <p>{words.otherPractitioner}</p>}
          <p>{words.choose}</p>
          <ul className="visit-times">
            {proposed.map((slot) => (
              <li key={slot.id}>
                <Button tone="quiet" aria-disabled={isBusy} onClick={() => onBook(slot.id)}>
                  <span className="visit-time">
                    {longTime(slot.start, language)}
                    {isOtherPractitioner && `, ${slot.practitioner.name}`}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isNext && proposed.length === 0 && !opens && <p>{words.noTimes}</p>}
    </li>
  )
}
