import { useId, useState } from 'react'
import { addDays } from '#domain/dates/calendar-date.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import type { RosterWeek } from './roster-week.ts'
import { type RosterAction, useRosterEdit } from './use-roster-edit.ts'
import './roster-form.css'

/** Everybody's shifts of this week in another one, too. */
export function CopyWeekPanel({ week, onClose }: { week: RosterWeek; onClose: () => void }) {
  const words = useWords(rosterWords)
  const edit = useRosterEdit(week)
  const id = useId()
  const from = week.days[0]!.date
  const [to, setTo] = useState(addDays(from, 7))
  const practitioners = week.practitioners.map((it) => it.id)
  const action: RosterAction = { call: 'rosters', change: { kind: 'copy-week', practitioners, from, to } }
  return (
    <SidePanel title={words.copyWeek} onClose={onClose}>
      <form
        className="roster-form"
        onSubmit={(event) => {
          event.preventDefault()
          void edit.save(action)
        }}
      >
        <p>{words.copyHint}</p>
        <label htmlFor={id}>
          {words.copyTo}
          <input id={id} type="date" required value={to} onChange={(event) => setTo(event.target.value)} />
        </label>
        <ChangeOutcome edit={edit} week={week} />
        <Actions>
          <PillButton isDisabled={edit.isBusy || !to} onPress={() => void edit.tryOut(action)}>
            {words.preview}
          </PillButton>
          <PillButton tone="strong" type="submit" isDisabled={edit.isBusy || !to}>
            {words.save}
          </PillButton>
        </Actions>
      </form>
    </SidePanel>
  )
}
