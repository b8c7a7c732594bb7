import { languageTag } from '#messages/short-dates.ts'
import 'cally'
import { createElement, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { Day } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'

/**
 * A month to pick a day from. cally has the keys that the ARIA practices ask for (arrows, Home, End, PgUp, PgDn, one day in
 * the tab order) in 11 KB; React Aria's calendar would take 41 of the 130 that the whole booking may have.
 */
export default function Calendar({
  days,
  date,
  onDate,
  site,
}: {
  days: Day[]
  date: string
  onDate: (date: string) => void
  site: Pick<BookingSite, 'words' | 'language'>
}) {
  const { words, language } = site
  const host = useRef<HTMLElement & { value: string }>(null)
  const free = new Set(days.filter((day) => day.free > 0).map((day) => day.date))
  const pick = useRef(onDate)
  pick.current = onDate

  useEffect(() => {
    const element = host.current
    const onChange = () => element?.value && pick.current(element.value)
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [])
  // The dialog opens around the calendar: focus goes to the chosen day, which the component offers once it has drawn itself.
  useEffect(() => {
    const timer = setTimeout(() => host.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  return createElement(
    'calendar-date',
    {
      ref: host,
      class: 'calendar',
      value: date,
      min: days[0]?.date,
      max: days.at(-1)?.date,
      today: days[0]?.date,
      locale: languageTag(language),
      isDateDisallowed: (day: Date) => !free.has(day.toISOString().slice(0, 10)),
    },
    <span key="previous" slot="previous">
      <span className="unseen">{words.time.previousMonth}</span>
      <Icon name="left" />
    </span>,
    <span key="next" slot="next">
      <span className="unseen">{words.time.nextMonth}</span>
      <Icon name="right" />
    </span>,
    createElement('calendar-month', { key: 'month' }),
  )
}
