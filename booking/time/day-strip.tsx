import { useEffect, useRef } from 'react'
import type { SlotState } from '#domain/availability/slot-state.ts'
import { format } from '#messages/format.ts'
import { monthAndYear, shortMonth, shortWeekday } from '#messages/short-dates.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Day } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'

type Site = Pick<BookingSite, 'words' | 'common' | 'language'>

const perPage = 7

/** Seven days at a time, each with its state in words. */
export function DayStrip({
  days,
  date,
  onDate,
  onCalendar,
  site,
}: {
  days: Day[]
  date: string
  onDate: (date: string) => void
  onCalendar: () => void
  site: Site
}) {
  const { words } = site
  const index = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  )
  const first = index - (index % perPage)
  const shown = days.slice(first, first + perPage)
  const strip = useRef<HTMLUListElement>(null)
  // On a phone the strip is wider than the screen: the chosen day must be on it.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)
    if (chosen && strip.current) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3
  }, [date])

  /** The nearest day with a free time on another page; else just its first day. */
  const turn = (start: number) => {
    const page = days.slice(start, start + perPage)
    onDate((page.find(({ free }) => free > 0) ?? page[0])!.date)
  }
  return (
    <>
      <div className="strip-head">
        <p className="strip-month">{monthAndYear(date, site.language)}</p>
        <button
          type="button"
          className="round"
          aria-label={words.time.earlier}
          disabled={first === 0}
          onClick={() => turn(first - perPage)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="round"
          aria-label={words.time.later}
          disabled={first + perPage >= days.length}
          onClick={() => turn(first + perPage)}
        >
          <Icon name="right" />
        </button>
        <Button tone="quiet" aria-haspopup="dialog" onClick={onCalendar}>
          <Icon name="calendar" />
          {words.time.pickDate}
        </Button>
      </div>
      <ul className="days" aria-label={words.time.days} ref={strip}>
        {shown.map((day, place) => (
          <li key={day.date}>
            <button
              type="button"
              className={classNames('day', day.free === 0 && 'off')}
              data-date={day.date}
              aria-pressed={day.date === date}
              onClick={() => onDate(day.date)}
            >
              <span className="small">{shortWeekday(day.date, site.language)}</span>{' '}
              <b>
                {Number(day.date.slice(8))}
                {/* Everybody hears the month, but it is shown only where it begins. */}
                <i className={place === 0 || day.date.endsWith('-01') ? undefined : 'unseen'}>
                  {' '}
                  {shortMonth(day.date, site.language)}
                </i>
              </b>{' '}
              <span className="small">{describeDay(day, site)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const shortStates: Record<Exclude<SlotState, 'available'>, 'closed' | 'full' | 'away' | 'none'> = {
  'clinic-closed': 'closed',
  'clinic-fully-booked': 'full',
  'practitioner-fully-booked': 'full',
  'practitioner-closed': 'away',
  'therapist-not-working': 'away',
  'doctor-no-appointments': 'none',
  'therapist-no-appointments': 'none',
}

function describeDay({ state, free }: Day, { words, common }: Pick<Site, 'words' | 'common'>): string {
  const { away, none } = words.time
  const { closed, fullyBooked: full } = common.clinic
  if (state !== 'available') return { closed, full, away, none }[shortStates[state]]
  return free === 1 ? words.time.oneFree : format(words.time.freeCount, { count: free })
}
