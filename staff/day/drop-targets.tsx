import { clockOf } from '#messages/dates.ts'
import type { FreeTime } from '../times/time-picker.tsx'
import { minutesOf } from './time-scale.ts'

/** The free times of a practitioner while a booking is dragged. They may overlap, so that each reaches down to the next one. */
export function DropTargets({
  times,
  date,
  from,
  onDrop,
}: {
  times: readonly FreeTime[]
  date: string
  /** Minutes after midnight at which the time line begins. */
  from: number
  onDrop: (time: FreeTime) => void
}) {
  return times.map((time, index) => {
    const at = minutesOf(time.start, date)
    const next = times[index + 1]
    const end = Math.min(minutesOf(time.end, date), next ? minutesOf(next.start, date) : Number.POSITIVE_INFINITY)
    return (
      <li
        key={time.id}
        className="day-column-at day-column-target"
        style={{ '--at': at - from, '--length': end - at } as React.CSSProperties}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onDrop(time)
        }}
      >
        {clockOf(time.start)}
      </li>
    )
  })
}
