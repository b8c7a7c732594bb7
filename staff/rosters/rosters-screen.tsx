import { useState } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { askEvery } from '#domain/staff/live-limits.ts'
import { reachOf } from '#domain/staff/permissions.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { useAddress } from '../app/address.tsx'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { useMember } from '../app/member.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLive } from '../app/use-live.ts'
import { useNow } from '../app/use-now.ts'
import { useWords } from '../app/words.tsx'
import { StaleLine } from '../parts/stale-line.tsx'
import { AffectedList } from './affected-list.tsx'
import { ClinicDayPanel } from './clinic-day-panel.tsx'
import { CopyWeekPanel } from './copy-week-panel.tsx'
import { ExtraShiftPanel } from './extra-shift-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { RosterBar } from './roster-bar.tsx'
import type { OpenPanel, RosterWeek } from './roster-week.ts'
import { ShiftPanel } from './shift-panel.tsx'
import { WeekGrid } from './week-grid.tsx'
import './rosters-screen.css'

/** A clinic's week: who works when, what can be changed of it, and the bookings that lose their time. */
export default function RostersScreen() {
  const words = useWords(rosterWords)
  const member = useMember()
  const clinic = useClinic()
  const [{ date: asked }] = useAddress()
  const isLive = useLive(clinic)
  const [open, setOpen] = useState<OpenPanel>()
  const today = dayAtClinic(useNow())
  const date = asked ?? today
  const { data, error, refetch, dataUpdatedAt } = useAsk(
    'GET /staff/rosters',
    { query: { clinic, date } },
    { keepsEarlier: true, refreshEvery: askEvery },
  )
  const mayPlan = reachOf(member, 'POST /staff/rosters') !== undefined
  return (
    <div>
      <RosterBar date={date} today={today} onOpen={mayPlan ? setOpen : undefined} />
      {!isLive && data && <StaleLine answeredAt={dataUpdatedAt} />}
      {error && !data && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className="rosters-screen-body">
          {data.practitioners.length === 0 ? (
            <p className="soft">{words.nobody}</p>
          ) : (
            <WeekGrid week={data} today={today} mayClose={mayPlan} open={open} onOpen={setOpen} />
          )}
          <aside>
            {open && <Panel week={data} open={open} today={today} onOpen={setOpen} />}
            <AffectedList clinic={clinic} />
          </aside>
        </div>
      )}
    </div>
  )
}

function Panel({
  week,
  open,
  today,
  onOpen,
}: {
  week: RosterWeek
  open: OpenPanel
  today: string
  onOpen: (panel: OpenPanel | undefined) => void
}) {
  const onClose = () => onOpen(undefined)
  if (open.is === 'copy-week') return <CopyWeekPanel key={week.days[0]!.date} week={week} onClose={onClose} />
  if (open.is === 'extra-shift') {
    return <ExtraShiftPanel key={week.days[0]!.date} week={week} today={today} onClose={onClose} />
  }
  if (open.is === 'history') {
    return <HistoryPanel key={open.kind + open.id} week={week} kind={open.kind} id={open.id} onClose={onClose} />
  }
  // The week was changed to another one while it was open.
  if (!week.days.some((it) => it.date === open.date)) return null
  if (open.is === 'clinic-day') {
    return (
      <ClinicDayPanel
        key={open.date}
        week={week}
        date={open.date}
        onHistory={() => onOpen({ is: 'history', kind: 'clinic', id: week.clinic })}
        onClose={onClose}
      />
    )
  }
  const person = week.practitioners.find((it) => it.id === open.practitioner)
  if (!person) return null
  return (
    <ShiftPanel
      key={open.practitioner + open.date}
      week={week}
      person={person}
      date={open.date}
      today={today}
      onHistory={() => onOpen({ is: 'history', kind: 'practitioner', id: person.id })}
      onClose={onClose}
    />
  )
}
