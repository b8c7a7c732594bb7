import { useState } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { addDays } from '#domain/dates/calendar-date.ts'
import { longDay } from '#messages/dates.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useAddress } from '../app/address.tsx'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { MonthCalendar } from '../app/month-calendar.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { PillSelect } from '../app/pill-select.tsx'
import { useCatalogue } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import './day-bar.css'

/** Which day, which clinic, which line of care; and another way to look at it. */
export function DayBar({ date, today }: { date: string; today: string }) {
  const words = useWords(dayWords)
  const locale = useLocale()
  const { lines } = useCatalogue()
  const [{ line, view }, go] = useAddress()
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  useShortcut('t', () => go({ date: undefined }))
  useShortcut('n', () => go({ date: addDays(date, 1) }))
  useShortcut('p', () => go({ date: addDays(date, -1) }))
  const choices = [{ id: '', name: words.allLines }, ...lines.map(({ id, name }) => ({ id, name }))]
  const isTable = view === 'table'
  return (
    <div className="day-bar">
      <h1>{longDay(date, locale)}</h1>
      <div className="day-bar-end">
        <PillButton aria-label={words.previous} onPress={() => go({ date: addDays(date, -1) })}>
          ‹
        </PillButton>
        <PillButton tone={date === today ? 'strong' : 'plain'} onPress={() => go({ date: undefined })}>
          {words.today}
        </PillButton>
        <PillButton aria-label={words.next} onPress={() => go({ date: addDays(date, 1) })}>
          ›
        </PillButton>
        <DialogTrigger isOpen={isCalendarOpen} onOpenChange={setCalendarOpen}>
          <PillButton>{words.calendar}</PillButton>
          <Popover className="popover">
            <Dialog aria-label={words.calendar}>
              <MonthCalendar
                date={date}
                onChange={(chosen) => {
                  setCalendarOpen(false)
                  go({ date: chosen })
                }}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
        <ClinicSelect />
        <PillSelect
          label={words.line}
          value={line ?? ''}
          options={choices}
          onChange={(id) => go({ line: id || undefined })}
        />
        <PillButton onPress={() => go({ view: isTable ? undefined : 'table' })}>
          {isTable ? words.asTimeLine : words.asTable}
        </PillButton>
        <PillButton onPress={() => print()}>{words.print}</PillButton>
      </div>
    </div>
  )
}
