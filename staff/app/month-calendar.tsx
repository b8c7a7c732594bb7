import { parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { dayWords } from '#messages/staff/day-words.ts'
import { useWords } from './words.tsx'

/** A small month to move by. */
export function MonthCalendar({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const words = useWords(dayWords)
  return (
    <Calendar
      className="month-calendar"
      aria-label={words.calendar}
      value={parseDate(date)}
      onChange={(chosen) => onChange(chosen.toString())}
      firstDayOfWeek="mon"
    >
      <header>
        <Button slot="previous" aria-label={words.previousMonth}>
          ‹
        </Button>
        <Heading />
        <Button slot="next" aria-label={words.nextMonth}>
          ›
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(day) => <CalendarCell date={day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
