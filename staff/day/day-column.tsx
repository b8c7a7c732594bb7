import { type DayColumn as Column, type DayVisit, isSameVisit, type OpenVisit } from '../visits/day.ts'
import { DropTargets } from './drop-targets.tsx'
import { PartBlock } from './part-block.tsx'
import { divideColumn, minutesOf } from './time-scale.ts'
import type { Drag } from './use-drag.ts'
import { VisitBlock } from './visit-block.tsx'
import './day-column.css'

export interface ColumnView {
  date: string
  hours: { from: number; to: number }
  now: number
  nameOf: (treatment: string) => string
  open: OpenVisit | undefined
  onOpen: (visit: DayVisit) => void
  drag: Drag
}

/** The day of one practitioner. Its blocks are placed by their time, and read out in the same order. */
export function DayColumn({ column, view }: { column: Column; view: ColumnView }) {
  const { date, hours, now, nameOf, open, onOpen, drag } = view
  const from = hours.from * 60
  const parts = divideColumn(column, date, hours).map((part) => ({
    start: part.start,
    block: <PartBlock key={`${part.kind} ${part.start}`} part={part} from={from} isAbsent={column.isAbsent} />,
  }))
  const visits = column.bookings.map((visit) => ({
    start: minutesOf(visit.start, date),
    block: (
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
    ),
  }))
  return (
    <ol className="day-column" aria-label={column.name}>
      {[...parts, ...visits].sort((a, b) => a.start - b.start).map(({ block }) => block)}
      <DropTargets
        times={drag.targets.filter(({ practitioner }) => practitioner.id === column.id)}
        date={date}
        from={from}
        onDrop={drag.drop}
      />
    </ol>
  )
}
