import { format } from '#messages/format.ts'
import type { Booking } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'

/** All dates of a course; those that were called off are struck out and say so. */
export default function GroupDates({
  dates,
  site: { words, language },
}: {
  dates: NonNullable<Booking['group']>['dates']
  site: BookingSite
}) {
  if (dates.length === 1) return null
  return (
    <details className="group-dates" open>
      <summary>{format(words.group.count, { count: dates.length })}</summary>
      <ol>
        {dates.map(({ start, cancelled }) => (
          <li key={start}>
            {cancelled ? <del>{longTime(start, language)}</del> : longTime(start, language)}
            {cancelled && ` ${words.group.cancelled}`}
          </li>
        ))}
      </ol>
    </details>
  )
}
