import { useState } from 'react'
import { reachOf } from '#domain/staff/permissions.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { AbsenceForm } from './absence-form.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import { RangeFields } from './range-fields.tsx'
import { type DayShift, openingOn, type RosterPerson, type RosterWeek } from './roster-week.ts'
import { type RosterAction, useRosterEdit } from './use-roster-edit.ts'
import './roster-form.css'

/** One person's day: its shifts with their breaks, and absence from it. */
export function ShiftPanel({
  week,
  person,
  date,
  today,
  onHistory,
  onClose,
}: {
  week: RosterWeek
  person: RosterPerson
  date: string
  today: string
  onHistory: () => void
  onClose: () => void
}) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const member = useMember()
  const day = person.days.find((it) => it.date === date)!
  return (
    <SidePanel title={`${person.name}, ${longDay(date, locale)}`} onClose={onClose}>
      {date >= today && <AbsenceForm week={week} person={person} date={date} today={today} />}
      {reachOf(member, 'POST /staff/rosters') && date >= today && (
        <ShiftForm week={week} practitioner={person.id} date={date} before={day.shifts} />
      )}
      {reachOf(member, 'GET /staff/rosters/history') && (
        <PillButton onPress={onHistory}>{format(words.historyOf, { name: person.name })}</PillButton>
      )}
    </SidePanel>
  )
}

/** The shifts of a day, to try out and to save. */
export function ShiftForm({
  week,
  practitioner,
  date,
  before,
}: {
  week: RosterWeek
  practitioner: string
  date: string
  before: readonly DayShift[]
}) {
  const words = useWords(rosterWords)
  const edit = useRosterEdit(week)
  const [shifts, setShifts] = useState<DayShift[]>([...before])
  const [repeat, setRepeat] = useState<'once' | 'weekly'>('once')
  const open = openingOn(week, date)
  const action: RosterAction = { call: 'rosters', change: { kind: 'shifts', practitioner, date, shifts, repeat } }
  const replace = (n: number, shift: DayShift) => setShifts(shifts.map((it, place) => (place === n ? shift : it)))
  return (
    <form
      className="roster-form"
      onSubmit={(event) => {
        event.preventDefault()
        void edit.save(action)
      }}
    >
      {shifts.map((shift, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shift has no name but its place
        <fieldset key={n}>
          <legend>
            {words.shift} {n + 1}
          </legend>
          <RangeFields
            type="time"
            labels={words}
            value={shift.hours}
            onChange={(hours) => replace(n, { ...shift, hours })}
          />
          <RangeFields
            type="time"
            labels={{ from: words.breakFrom, to: words.breakTo }}
            value={shift.breaks[0] ?? { from: '', to: '' }}
            onChange={(it) =>
              replace(n, { ...shift, breaks: [...(it.from || it.to ? [it] : []), ...shift.breaks.slice(1)] })
            }
          />
          <PillButton
            aria-label={`${words.removeShift} ${n + 1}`}
            onPress={() => setShifts(shifts.filter((_, place) => place !== n))}
          >
            {words.removeShift}
          </PillButton>
        </fieldset>
      ))}
      {shifts.length < 4 && (
        <PillButton onPress={() => setShifts([...shifts, { hours: open, breaks: [] }])}>{words.addShift}</PillButton>
      )}
      <fieldset className="roster-form-choices">
        <legend>{words.repeat}</legend>
        {(['once', 'weekly'] as const).map((it) => (
          <label key={it}>
            <input type="radio" name="repeat" checked={repeat === it} onChange={() => setRepeat(it)} /> {words[it]}
          </label>
        ))}
      </fieldset>
      <ChangeOutcome edit={edit} week={week} />
      <Actions>
        <PillButton isDisabled={edit.isBusy} onPress={() => void edit.tryOut(action)}>
          {words.preview}
        </PillButton>
        <PillButton tone="strong" type="submit" isDisabled={edit.isBusy}>
          {words.save}
        </PillButton>
      </Actions>
    </form>
  )
}
