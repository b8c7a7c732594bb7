import { useState } from 'react'
import { isUnderWay } from '#domain/staff/desk-changes.ts'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useDeskChange } from '../booking/use-desk-change.ts'
import type { FreeTime } from '../times/time-picker.tsx'
import type { DayVisit } from '../visits/day.ts'

/** A booking that is dragged to another time of the day with the mouse. By keyboard and by finger it is moved from its panel. */
export interface Drag {
  dragged: DayVisit | undefined
  begin: (visit: DayVisit) => void
  end: () => void
  /** Where it can be dropped: the free times of its treatment. */
  targets: readonly FreeTime[]
  drop: (time: FreeTime) => void
  error: Error | null
}

export function useDrag(date: string): Drag {
  const clinic = useClinic()
  const [dragged, setDragged] = useState<DayVisit>()
  const { make, error } = useDeskChange()
  const { data } = useAsk(
    'GET /staff/times',
    { query: { clinic, treatment: dragged?.treatment ?? '', date } },
    { isWanted: dragged !== undefined },
  )
  const end = () => setDragged(undefined)
  return {
    dragged,
    begin: setDragged,
    end,
    targets: dragged && data ? data.slots : [],
    drop: ({ id }) => {
      if (dragged) make(dragged.reference, { slot: id })
      end()
    },
    error,
  }
}

/** A visit that nobody has come to yet; the dates of a group stay where they are. */
export const isDraggable = ({ state, isGroup, pending }: DayVisit) =>
  state === 'booked' && !isGroup && !isUnderWay(pending)
