import { addDays, isoWeekOf, weekdayIndexOf } from '#domain/dates/calendar-date.ts'
import { dayAndMonth } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { useAddress } from '../app/address.tsx'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import type { OpenPanel } from './roster-week.ts'
import './roster-bar.css'

/** Which week, which clinic, and what is planned for more than one cell of it. */
export function RosterBar({
  date,
  today,
  onOpen,
}: {
  date: string
  today: string
  /** Undefined for those who do not plan. */
  onOpen: ((panel: OpenPanel) => void) | undefined
}) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const [, go] = useAddress()
  const monday = addDays(date, -weekdayIndexOf(date))
  const isThis = isoWeekOf(date) === isoWeekOf(today) && Math.abs(Date.parse(date) - Date.parse(today)) < 7 * 86_400_000
  return (
    <div className="roster-bar">
      <h1>
        {format(words.week, { week: String(isoWeekOf(date)) })}{' '}
        <span className="roster-bar-days">
          {dayAndMonth(monday, locale)} – {dayAndMonth(addDays(monday, 6), locale)}
        </span>
      </h1>
      <div>
        <PillButton aria-label={words.previous} onPress={() => go({ date: addDays(monday, -7) })}>
          ‹
        </PillButton>
        <PillButton tone={isThis ? 'strong' : 'plain'} onPress={() => go({ date: undefined })}>
          {words.thisWeek}
        </PillButton>
        <PillButton aria-label={words.next} onPress={() => go({ date: addDays(monday, 7) })}>
          ›
        </PillButton>
        <ClinicSelect />
        {onOpen && (
          <>
            <PillButton onPress={() => onOpen({ is: 'extra-shift' })}>{words.extraShift}</PillButton>
            <PillButton onPress={() => onOpen({ is: 'copy-week' })}>{words.copyWeek}</PillButton>
          </>
        )}
      </div>
    </div>
  )
}
