import { useState } from 'react'
import { format } from '#messages/format.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { problemOf } from '../app/call-error.ts'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useWords } from '../app/words.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import type { OpenVisit } from './day.ts'
import { useDay } from './use-day.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './day.css'

/** The waiting room alone, for a screen that stays open in a consulting room. */
export default function BoardScreen() {
  const { isNotLive } = useWords(consoleWords)
  const { day, now, isLive, error, refetch, answeredAt } = useDay()
  const [open, setOpen] = useState<OpenVisit>()
  return (
    <div className="board">
      <div className="bar-end">
        <ClinicSelect />
      </div>
      {!isLive && day && (
        <p className="stale" role="status">
          {format(isNotLive, { time: new Date(answeredAt).toTimeString().slice(0, 5) })}
        </p>
      )}
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
