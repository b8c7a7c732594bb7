import type { ReactNode } from 'react'
import { format } from '#messages/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { DaySlots } from '../api/api.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longDay } from '../words/dates.ts'

/** Why a day has no times, and what to choose instead. */
export function DayState({
  day,
  person,
  onDate,
  onAnybody,
  children,
  site,
}: {
  day: DaySlots
  /** The name of the chosen practitioner. */
  person: string | undefined
  onDate: (date: string) => void
  /** Shows everybody's times; undefined where nobody was chosen. */
  onAnybody?: () => void
  /** The way to another clinic. */
  children?: ReactNode
  site: Pick<BookingSite, 'words' | 'language'>
}) {
  const { words, language } = site
  if (day.state === 'available') return null
  const { nextDate } = day
  return (
    <Notice tone="warning" live>
      <p>
        <b>{format(words.time[day.state], { name: person ?? '' })}</b>
      </p>
      <p>{words.time.suggest}</p>
      <ul className="ways">
        {nextDate && (
          <li>
            <button type="button" className="link" onClick={() => onDate(nextDate)}>
              {format(words.time.otherDate, { date: longDay(nextDate, language) })}
            </button>
          </li>
        )}
        {onAnybody && (
          <li>
            <button type="button" className="link" onClick={onAnybody}>
              {words.time.otherPractitioner}
            </button>
          </li>
        )}
        {children}
      </ul>
    </Notice>
  )
}
