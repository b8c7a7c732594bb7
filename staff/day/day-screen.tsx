import { useState } from 'react'
import { format } from '#messages/format.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useAddress } from '../app/address.tsx'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useCatalogue, useClinic } from '../app/use-facts.ts'
import { useMedia } from '../app/use-media.ts'
import { useWords } from '../app/words.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { FailedChanges } from '../booking/failed-changes.tsx'
import { StaleLine } from '../parts/stale-line.tsx'
import type { Day, DayVisit, OpenVisit } from '../visits/day.ts'
import { useOpenVisit } from '../visits/open-visit.ts'
import { chooseAlone } from './choose-alone.ts'
import { DayBar } from './day-bar.tsx'
import { DayTable } from './day-table.tsx'
import { PractitionerStrip } from './practitioner-strip.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { TimeLine } from './time-line.tsx'
import { hoursOf } from './time-scale.ts'
import { useDay } from './use-day.ts'
import { useDrag } from './use-drag.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './day-screen.css'

/** One clinic's day: everybody's time line, who waits, and the booking that is open. */
export default function DayScreen() {
  const words = useWords(dayWords)
  const clinic = useClinic()
  const { day, date, today, now, isLive, error, refetch, answeredAt } = useDay()
  const { nameOf } = useCatalogue()
  const [{ view, practitioner }] = useAddress()
  const isNarrow = useMedia('(width <= 40em)')
  // The moment of opening: nobody's column is exchanged under the reader's eyes when a shift ends.
  const [openedAt] = useState(now)
  const alone = day && chooseAlone(day.practitioners, practitioner, openedAt)
  const [kept, setOpen] = useOpenVisit()
  const open = kept ?? undefined
  const onOpen = ({ reference, start }: DayVisit) => setOpen({ reference, start })
  const close = () => {
    setOpen(null)
    if (open) focusVisit(open)
  }
  const drag = useDrag(date)
  const shown = { now, nameOf, open, onOpen }
  return (
    <div className="day-screen">
      <DayBar date={date} today={today} />
      {!isLive && day && <StaleLine answeredAt={answeredAt} />}
      {error && !day && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!day && !error && <Loading />}
      {day && (
        <div className="day-screen-body">
          <div className="day-screen-main">
            <FailedChanges day={day} />
            <HoursNote day={day} />
            {drag.error && <ProblemLine problem={problemOf(drag.error)} />}
            {day.practitioners.length === 0 && <p className="day-screen-note">{words.nobodyWorks}</p>}
            {view === 'table' ? (
              <DayTable day={day} view={shown} />
            ) : (
              <>
                {isNarrow && <PractitionerStrip practitioners={day.practitioners} chosen={alone?.id} />}
                {day.practitioners.length > 0 && (
                  <TimeLine
                    day={isNarrow && alone ? { ...day, practitioners: [alone] } : day}
                    view={{ ...shown, date: day.date, hours: hoursOf(day), drag }}
                  />
                )}
              </>
            )}
          </div>
          <aside className="day-screen-side" data-is={open ? undefined : 'empty'}>
            {open && <BookingPanel key={open.reference + open.start} open={open} now={now} onClose={close} />}
            {date === today && <WaitingRoom day={day} view={shown} />}
          </aside>
          <PrintSheets day={day} clinic={clinic} now={now} nameOf={nameOf} />
        </div>
      )}
    </div>
  )
}

/** Why the clinic is closed, or open at other hours than on this weekday. */
function HoursNote({ day: { open, exception } }: { day: Day }) {
  const words = useWords(dayWords)
  const isClosed = open.length === 0
  if (!exception && !isClosed) return null
  const reason = exception?.reason ?? (exception?.kind === 'holiday' ? words.holiday : undefined)
  if (!reason) return <p className="day-screen-note">{isClosed ? words.closed : words.otherHours}</p>
  return <p className="day-screen-note">{format(isClosed ? words.closedFor : words.otherHoursFor, { reason })}</p>
}

/** Back to where the booking was opened, for whoever goes on by keyboard. */
function focusVisit({ reference, start }: OpenVisit): void {
  document.querySelector<HTMLElement>(`[data-visit="${CSS.escape(`${reference} ${start}`)}"]`)?.focus()
}
