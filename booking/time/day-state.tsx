import type { ReactNode } from 'react'
import type { SlotState } from '#domain/availability/slot-state.ts'
import type { Profession } from '#domain/facts/catalogue.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { DaySlots } from '../api/api.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** Why a day has no times, and what to choose instead. */
export function DayState({
  day,
  profession,
  person,
  onDate,
  onAnybody,
  children,
  site,
}: {
  day: DaySlots
  /** Who gives the treatment. */
  profession: Profession
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
        <b>{format(words.time[stateKey(day.state, profession)], { name: person ?? '' })}</b>
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

/** The API knows doctors and therapists; a nurse or a midwife is called what she is. */
function stateKey(state: Exclude<SlotState, 'available'>, profession: Profession) {
  const isOwn = state === 'doctor-no-appointments' && (profession === 'nurse' || profession === 'midwife')
  return isOwn ? (`${profession}-no-appointments` as const) : state
}
