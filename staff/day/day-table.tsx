import { clockOf } from '#messages/dates.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useWords } from '../app/words.tsx'
import type { Day, DayVisit } from '../visits/day.ts'
import { sayState, shownState } from '../visits/say-state.ts'
import './day-table.css'

interface TableView {
  now: number
  nameOf: (treatment: string) => string
  /** Without it names are text: on paper. */
  onOpen?: (visit: DayVisit) => void
}

/** The day as rows, in the order of time: for a screen reader, a narrow screen or paper. */
export function DayTable({ day, view }: { day: Day; view: TableView }) {
  const words = useWords(dayWords)
  const rows = day.practitioners
    .flatMap(({ name, bookings }) => bookings.map((visit) => ({ visit, practitioner: name })))
    .sort((a, b) => Date.parse(a.visit.start) - Date.parse(b.visit.start))
  if (rows.length === 0) return <p className="day-screen-note">{words.noBookings}</p>
  const { time, name, treatment, practitioner, visit: kind, state } = words.table
  return (
    <div className="list-table-frame">
      <table className="list-table day-table">
        <thead>
          <tr>
            {[time, name, treatment, practitioner, kind, state].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ visit, practitioner: who }) => (
            <tr key={`${visit.reference} ${visit.start}`} data-state={shownState(visit, view.now)}>
              <td className="clock">
                {clockOf(visit.start)}–{clockOf(visit.end)}
              </td>
              <th scope="row">
                {view.onOpen ? (
                  <button type="button" className="link" onClick={() => view.onOpen?.(visit)}>
                    {visit.name}
                  </button>
                ) : (
                  visit.name
                )}
              </th>
              <td>{view.nameOf(visit.treatment)}</td>
              <td>{who}</td>
              <td>{[visit.isFirst ? words.first : words.followUp, visit.partner].filter(Boolean).join(', ')}</td>
              <td>{sayState(visit, view.now, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
