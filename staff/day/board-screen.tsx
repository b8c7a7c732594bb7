import { useState } from 'react'
import { problemOf } from '../app/call-error.ts'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { StaleLine } from '../parts/stale-line.tsx'
import type { OpenVisit } from '../visits/day.ts'
import { useDay } from './use-day.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './board.css'

/** The waiting room alone, for a screen that stays open in a consulting room. */
export default function BoardScreen() {
  const { day, now, isLive, error, refetch, answeredAt } = useDay({ isBoard: true })
  const [open, setOpen] = useState<OpenVisit>()
  return (
    <div className="board">
      <div className="board-bar">
        <ClinicSelect />
      </div>
      {!isLive && day && <StaleLine answeredAt={answeredAt} />}
      {error && !day && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!day && !error && <Loading />}
      {day && (
        <>
          <WaitingRoom
            heading="h1"
            day={day}
            view={{ now, onOpen: ({ reference, start }) => setOpen({ reference, start }) }}
          />
          {open && (
            <BookingPanel key={open.reference + open.start} open={open} now={now} onClose={() => setOpen(undefined)} />
          )}
        </>
      )}
    </div>
  )
}
