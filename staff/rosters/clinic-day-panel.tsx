import { useId, useState } from 'react'
import { longDay } from '#messages/dates.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import { RangeFields } from './range-fields.tsx'
import type { RosterWeek, WeekChange } from './roster-week.ts'
import { useRosterEdit } from './use-roster-edit.ts'
import './roster-form.css'

/** The clinic's own day: closed, at other hours, or as usual. */
export function ClinicDayPanel({
  week,
  date,
  onHistory,
  onClose,
}: {
  week: RosterWeek
  date: string
  onHistory: () => void
  onClose: () => void
}) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const edit = useRosterEdit(week)
  const id = useId()
  const day = week.days.find((it) => it.date === date)!
  const [what, setWhat] = useState<'close' | 'hours'>('close')
  const [days, setDays] = useState({ from: date, to: date })
  const [hours, setHours] = useState(day.open[0] ?? { from: '10:00', to: '14:00' })
  const [reason, setReason] = useState({ no: '', en: '' })
  const isWritten = reason.no.trim() !== '' && reason.en.trim() !== ''
  const change: WeekChange =
    what === 'close' ? { kind: 'closure', ...days, reason } : { kind: 'special-hours', date, hours: [hours], reason }
  const usual: WeekChange = day.closure ? { kind: 'reopening', from: date, to: date } : { kind: 'usual-hours', date }
  return (
    <SidePanel title={`${words.clinicHours}, ${longDay(date, locale)}`} onClose={onClose}>
      {(day.closure || day.specialHours) && (
        <Actions>
          <p>{(day.closure ?? day.specialHours)?.[locale]}</p>
          <PillButton isDisabled={edit.isBusy} onPress={() => void edit.save({ call: 'rosters', change: usual })}>
            {words.reopen}
          </PillButton>
        </Actions>
      )}
      <form
        className="roster-form"
        onSubmit={(event) => {
          event.preventDefault()
          void edit.save({ call: 'rosters', change })
        }}
      >
        <fieldset className="roster-form-choices">
          <legend className="unseen">{words.clinicHours}</legend>
          {(['close', 'hours'] as const).map((it) => (
            <label key={it}>
              <input type="radio" name="what" checked={what === it} onChange={() => setWhat(it)} /> {words[it]}
            </label>
          ))}
        </fieldset>
        {what === 'close' ? (
          <RangeFields type="date" labels={words} value={days} onChange={setDays} />
        ) : (
          <RangeFields type="time" labels={words} value={hours} onChange={setHours} />
        )}
        {(['no', 'en'] as const).map((language) => (
          <label key={language} htmlFor={`${id}-${language}`}>
            {language === 'no' ? words.reasonNo : words.reasonEn}
            <input
              id={`${id}-${language}`}
              maxLength={120}
              required
              value={reason[language]}
              onChange={(event) => setReason({ ...reason, [language]: event.target.value })}
            />
          </label>
        ))}
        <ChangeOutcome edit={edit} week={week} />
        <Actions>
          <PillButton
            isDisabled={edit.isBusy || !isWritten}
            onPress={() => void edit.tryOut({ call: 'rosters', change })}
          >
            {words.preview}
          </PillButton>
          <PillButton tone="strong" type="submit" isDisabled={edit.isBusy || !isWritten}>
            {words.save}
          </PillButton>
        </Actions>
      </form>
      <PillButton onPress={onHistory}>{words.history}</PillButton>
    </SidePanel>
  )
}
