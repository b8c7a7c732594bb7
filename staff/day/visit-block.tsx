import { isUnderWay } from '#domain/staff/desk-changes.ts'
import { clockOf } from '#messages/dates.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useWords } from '../app/words.tsx'
import type { DayVisit } from '../visits/day.ts'
import { sayState, shownState } from '../visits/say-state.ts'
import { minutesOf } from './time-scale.ts'
import { type Drag, isDraggable } from './use-drag.ts'
import './visit.css'

/** A booking on the time line: when, who, what for, and what has become of it, in words and by its shape. */
export function VisitBlock({
  visit,
  date,
  from,
  now,
  treatment,
  practitioner,
  isOpen,
  onOpen,
  drag,
}: {
  visit: DayVisit
  date: string
  /** Minutes after midnight at which the time line begins. */
  from: number
  now: number
  treatment: string
  practitioner: string
  isOpen: boolean
  onOpen: () => void
  drag: Drag
}) {
  const words = useWords(dayWords)
  const top = minutesOf(visit.start, date) - from
  const length = minutesOf(visit.end, date) - minutesOf(visit.start, date)
  // Two lines and more.
  const isTall = length >= 30
  const state = shownState(visit, now)
  const said = sayState(visit, now, words)
  return (
    <li style={{ '--at': top, '--length': length } as React.CSSProperties} className="day-column-at">
      <button
        type="button"
        className="visit"
        data-size={length < 20 ? 'short' : isTall ? 'tall' : undefined}
        data-state={state}
        data-pending={isUnderWay(visit.pending) || undefined}
        data-visit={`${visit.reference} ${visit.start}`}
        aria-pressed={isOpen}
        onClick={onOpen}
        draggable={isDraggable(visit)}
        onDragStart={(event) => {
          // Nothing of a patient leaves the window.
          event.dataTransfer.setData('text/plain', '')
          drag.begin(visit)
        }}
        onDragEnd={drag.end}
      >
        <span className="visit-who">
          <b className="clock">{clockOf(visit.start)}</b> {visit.name}
          <span className="unseen">, {visit.isFirst && `${words.first}, `}</span>
        </span>
        {visit.partner && <span className="visit-tag">{visit.partner}</span>}
        <span className="visit-what">
          {visit.isFirst && (
            <span className="visit-new" aria-hidden="true">
              {words.new}
            </span>
          )}
          {[treatment, !visit.isFirst && isTall && words.followUp, said].filter(Boolean).join(' · ')}
          <span className="unseen">, {practitioner}</span>
        </span>
      </button>
    </li>
  )
}
