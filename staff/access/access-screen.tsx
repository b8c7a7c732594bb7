import { useId } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { accessWords } from '#messages/staff/access-words.ts'
import { useAddress } from '../app/address.tsx'
import { PillSelect } from '../app/pill-select.tsx'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useNow } from '../app/use-now.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { AccessOfPatient } from './access-of-patient.tsx'
import { AccessTable } from './access-table.tsx'
import { PatientForm } from './patient-form.tsx'

/** Who saw or changed what of patients: on a day, or of one patient. */
export default function AccessScreen() {
  const words = useWords(accessWords)
  const locale = useLocale()
  const clinic = useClinic()
  const dayId = useId()
  const today = dayAtClinic(useNow())
  const [{ date = today, view }, go] = useAddress()
  const isOfClinic = view === 'clinic'
  const asked = useAsk(
    'GET /staff/access-log',
    { query: { date, ...(isOfClinic && { clinic }) } },
    { keepsEarlier: true },
  )
  const find = useChange('POST /staff/access-log')
  const looks = asked.data?.looks ?? []
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      isOfClinic={isOfClinic}
      actions={
        <PillSelect
          label={words.scope}
          value={isOfClinic ? 'clinic' : 'all'}
          options={[
            { id: 'all', name: words.ofAll },
            { id: 'clinic', name: words.ofClinic },
          ]}
          onChange={(id) => go({ view: id === 'clinic' ? id : undefined })}
        />
      }
    >
      <PatientForm isPending={find.isPending} error={find.error} onFind={(phone) => find.mutate({ body: { phone } })} />
      {find.data ? (
        <AccessOfPatient looks={find.data.looks} onClose={() => find.reset()} />
      ) : (
        <>
          <div className="list-form">
            <label htmlFor={dayId}>
              {words.day}
              <input
                id={dayId}
                type="date"
                required
                max={today}
                value={date}
                onChange={(event) => event.target.value && go({ date: event.target.value })}
              />
            </label>
          </div>
          <h2>{format(words.ofDay, { day: longDay(date, locale) })}</h2>
          {looks.length === 0 ? <p>{words.noneOfDay}</p> : <AccessTable looks={looks} />}
        </>
      )}
    </ListFrame>
  )
}
