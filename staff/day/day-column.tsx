import { format } from '#messages/format.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useWords } from '../app/words.tsx'
import { type DayColumn as Column, type DayVisit, isSameVisit, type OpenVisit } from './day.ts'
import { DropTargets } from './drop-targets.tsx'
import { clockAt, divideColumn, type Stretch } from './time-scale.ts'
import type { Drag } from './use-drag.ts'
import { VisitBlock } from './visit-block.tsx'

export interface ColumnView {
  date: string
  hours: { from: number; to: number }
  now: number
  nameOf: (treatment: string) => string
  open: OpenVisit | undefined
  onOpen: (visit: DayVisit) => void
  drag: Drag
}

/** The day of one practitioner. */
export function DayColumn({ column, view }: { column: Column; view: ColumnView }) {
  const words = useWords(dayWords)
  const { date, hours, now, nameOf, open, onOpen, drag } = view
  const from = hours.from * 60
  const { free, held, hidden, breaks, off } = divideColumn(column, date, hours)
  const others = [
    { kind: 'off', said: column.isAbsent ? words.absent : words.off, parts: off },
    { kind: 'break', said: words.break, parts: breaks },
    { kind: 'held', said: words.held, parts: held },
    { kind: 'taken', said: words.taken, parts: hidden },
  ]
  const place = ({ from: at, to }: Stretch) => ({ '--at': at - from, '--length': to - at }) as React.CSSProperties
  return (
    <ol className="column" aria-label={column.name} data-column={column.id}>
      {others.flatMap(({ kind, said, parts }) =>
        parts.map((it) => (
          <li key={`${kind} ${it.from}`} className={`at-time ${kind}`} style={place(it)}>
            <span className={isReadable(it) ? undefined : 'unseen'}>{said}</span>
          </li>
        )),
      )}
      {free.map((it) => (
        <li key={`free ${it.from}`} className="at-time free" style={place(it)}>
          <span className={isReadable(it) ? undefined : 'unseen'}>
            <span className="unseen">{format(words.freeFrom, { time: '' })}</span>
            {clockAt(it.from)}
          </span>
        </li>
      ))}
      {column.bookings.map((visit) => (
        <VisitBlock
          key={`${visit.reference} ${visit.start}`}
          visit={visit}
          date={date}
          from={from}
          now={now}
          treatment={nameOf(visit.treatment)}
          practitioner={column.name}
          isOpen={isSameVisit(open, visit)}
          onOpen={() => onOpen(visit)}
          drag={drag}
        />
      ))}
      <DropTargets
        times={drag.targets.filter(({ practitioner }) => practitioner.id === column.id)}
        date={date}
        from={from}
        onDrop={drag.drop}
      />
    </ol>
  )
}

/** Whether a line of text fits into it. */
const isReadable = ({ from, to }: Stretch) => to - from >= 10
