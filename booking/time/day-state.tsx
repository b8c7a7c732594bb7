import type { ReactNode } from 'react'
import type { SlotState } from '#domain/availability/slot-state.ts'
import type { Profession } from '#domain/facts/catalogue.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { DaySlots } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** Why a day has no times, and what to choose instead. */
export function DayState({
  day,
  profession,
  person,
  people,
  isTogether = false,
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
  /** How many people give it there. */
  people: number
  /** Whether times are wanted for several people: there may be some for one. */
  isTogether?: boolean
  onDate: (date: string) => void
  /** Shows everybody's times; undefined where nobody was chosen, or there is nobody else. */
  onAnybody?: () => void
  /** Where else it can be had. */
  children?: ReactNode
  site: Pick<BookingSite, 'words' | 'language'>
}) {
  const { words, language } = site
  if (day.state === 'available') return null
  const { nextDate } = day
  return (
    <Notice tone="warning" live>
      <p>
        <b>
          {isTogether && day.state.endsWith('fully-booked')
            ? words.together.noneOn
            : format(words.time[stateKey(day.state, profession, person === undefined && people > 1)], {
                name: person ?? '',
              })}
        </b>
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

/** Several of a profession, in the words' keys. */
const plurals = { doctor: 'doctors', therapist: 'therapists', nurse: 'nurses', midwife: 'midwives' } as const

/** The API knows a doctor and a therapist; a nurse or a midwife is called what she is, and several are not one. */
function stateKey(state: Exclude<SlotState, 'available'>, profession: Profession, isPlural: boolean) {
  if (state !== 'doctor-no-appointments' && state !== 'therapist-no-appointments') return state
  const isOwn = state === 'doctor-no-appointments' && (profession === 'nurse' || profession === 'midwife')
  const who = isOwn ? profession : state === 'doctor-no-appointments' ? 'doctor' : 'therapist'
  return `${isPlural ? plurals[who] : who}-no-appointments` as const
}
