import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useCommonWords, useLocale, useWords } from '../app/words.tsx'
import { type OpenPanel, type PersonDay, type RosterWeek, sayHours, sayShifts } from './roster-week.ts'
import './week-grid.css'

/** Who works when: a row for each person, a column for each day. */
export function WeekGrid({
  week,
  today,
  mayClose,
  open,
  onOpen,
}: {
  week: RosterWeek
  today: string
  /** Whether opening hours can be changed. */
  mayClose: boolean
  open: OpenPanel | undefined
  onOpen: (panel: OpenPanel) => void
}) {
  const words = useWords(rosterWords)
  const { profession } = useCommonWords()
  const locale = useLocale()
  return (
    <div className="week-grid">
      <table aria-label={words.grid}>
        <thead>
          <tr>
            <th scope="col">{words.practitioner}</th>
            {week.days.map((day) => {
              const what = day.open.length === 0 ? words.closed : sayHours(day.open)
              return (
                <th key={day.date} scope="col" aria-current={day.date === today ? 'date' : undefined}>
                  <span>{shortDay(day.date, locale)}</span>
                  {mayClose && day.date >= today ? (
                    <button
                      type="button"
                      className="week-grid-hours"
                      aria-label={format(words.clinicDay, { day: shortDay(day.date, locale), what })}
                      onClick={() => onOpen({ is: 'clinic-day', date: day.date })}
                    >
                      {what}
                    </button>
                  ) : (
                    <span className="week-grid-hours">{what}</span>
                  )}
                  {(day.closure ?? day.specialHours) && <small>{(day.closure ?? day.specialHours)?.[locale]}</small>}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {week.practitioners.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                {person.name}
                <small>{profession[person.profession as keyof typeof profession] ?? person.profession}</small>
              </th>
              {person.days.map((day) => (
                <td key={day.date}>
                  <DayCell
                    day={day}
                    name={person.name}
                    isOpen={open?.is === 'shift' && open.practitioner === person.id && open.date === day.date}
                    onOpen={() => onOpen({ is: 'shift', practitioner: person.id, date: day.date })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayCell({ day, name, isOpen, onOpen }: { day: PersonDay; name: string; isOpen: boolean; onOpen: () => void }) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const nameOf = useClinicName()
  const worked = day.shifts.length > 0
  const what = [
    ...(day.isAbsent ? [words.absent] : []),
    ...(worked ? [sayShifts(day.shifts)] : []),
    ...day.elsewhere.map(({ clinic, ...hours }) => format(words.elsewhere, { clinic: nameOf(clinic), ...hours })),
  ]
  return (
    <button
      type="button"
      className="week-grid-cell"
      data-state={day.isAbsent ? 'absent' : worked ? 'works' : 'off'}
      aria-pressed={isOpen}
      aria-label={format(words.edit, {
        name,
        day: shortDay(day.date, locale),
        what: what.join(', ') || words.noShift,
      })}
      onClick={onOpen}
    >
      {what.length === 0 ? <span className="soft">–</span> : what.map((line) => <span key={line}>{line} </span>)}
    </button>
  )
}
