import { useState } from 'react'
import { mayReportAbsence } from '#domain/staff/absence-days.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import { RangeFields } from './range-fields.tsx'
import type { RosterPerson, RosterWeek } from './roster-week.ts'
import { type RosterAction, useRosterEdit } from './use-roster-edit.ts'
import './roster-form.css'

/** 'Ill today', away from a day to another, and back again. */
export function AbsenceForm({
  week,
  person,
  date,
  today,
}: {
  week: RosterWeek
  person: RosterPerson
  date: string
  today: string
}) {
  const words = useWords(rosterWords)
  const member = useMember()
  const edit = useRosterEdit(week)
  const [days, setDays] = useState({ from: date, to: date })
  const isTheirs = mayReach(member, 'POST /staff/absences', { clinic: week.clinic, practitioner: person.id })
  if (!isTheirs) return null
  const isAbsent = person.days.some((it) => it.isAbsent && it.date === date)
  const isAllowed = mayReportAbsence(member, days, today)
  const actionOf = (kind: 'absence' | 'return', range = days): RosterAction => ({
    call: 'absences',
    change: { kind, practitioner: person.id, ...range },
  })
  const kind = isAbsent ? 'return' : 'absence'
  return (
    <form
      className="roster-form"
      onSubmit={(event) => {
        event.preventDefault()
        void edit.save(actionOf(kind))
      }}
    >
      <h3>{isAbsent ? words.back : words.away}</h3>
      {!isAbsent && date === today && (
        <PillButton
          tone="strong"
          isDisabled={edit.isBusy}
          onPress={() => void edit.save(actionOf('absence', { from: today, to: today }))}
        >
          {words.illToday}
        </PillButton>
      )}
      <RangeFields type="date" labels={words} value={days} onChange={setDays} />
      <ChangeOutcome edit={edit} week={week} />
      <Actions>
        <PillButton isDisabled={edit.isBusy || !isAllowed} onPress={() => void edit.tryOut(actionOf(kind))}>
          {words.preview}
        </PillButton>
        <PillButton type="submit" isDisabled={edit.isBusy || !isAllowed}>
          {isAbsent ? words.reportBack : words.reportAway}
        </PillButton>
      </Actions>
    </form>
  )
}
