import { addDays, weekdayIndexOf } from '#domain/dates/calendar-date.ts'
import type { Locale } from '#domain/market/locale.ts'
import { type Cycle, type CycleMark, markOf } from '#domain/tools/period.ts'
import { monthAndYear } from '#messages/short-dates.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { useToolWords } from '../parts/use-tool-words.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const marks: CycleMark[] = ['period', 'fertile', 'ovulation']

/** The months from the last period on, with the marked days. */
export function CycleCalendar({
  cycles,
  from,
  months,
  locale,
  weekdayNames,
}: {
  cycles: readonly Cycle[]
  from: string
  months: number
  locale: Locale
  weekdayNames: Record<(typeof weekdays)[number], string>
}) {
  const words = useToolWords('period')
  const [year, month] = from.split('-').map(Number) as [number, number]
  const firstDays = Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10),
  )
  return (
    <figure className="cycle-calendar">
      <div className="cycle-months">
        {firstDays.map((first) => (
          <table key={first}>
            <caption>{monthAndYear(first, locale)}</caption>
            <thead>
              <tr>
                {weekdays.map((day) => (
                  <th key={day} scope="col">
                    <abbr title={weekdayNames[day]}>{weekdayNames[day].slice(0, 2)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(first).map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <DayCell
                      key={day}
                      day={day}
                      isOutside={day.slice(0, 7) !== first.slice(0, 7)}
                      cycles={cycles}
                      words={words}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <figcaption>
        {marks.map((mark) => (
          <span key={mark}>
            <span className={`cycle-day ${mark}`} aria-hidden="true" /> {words.marks[mark]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function DayCell({
  day,
  isOutside,
  cycles,
  words,
}: {
  day: string
  isOutside: boolean
  cycles: readonly Cycle[]
  words: ToolMessages['period']
}) {
  if (isOutside) return <td />
  const mark = markOf(day, cycles)
  return (
    <td>
      <span className={mark ? `cycle-day ${mark}` : 'cycle-day'}>
        {Number(day.slice(8))}
        {mark && <span className="unseen">{`, ${words.marks[mark]}`}</span>}
      </span>
    </td>
  )
}

/** The weeks of a month from Monday to Sunday, with the days of its neighbours. */
function weeksOf(first: string): string[][] {
  const start = addDays(first, -weekdayIndexOf(first))
  const weeks: string[][] = []
  for (let monday = start; monday.slice(0, 7) <= first.slice(0, 7); monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
  }
  return weeks
}
