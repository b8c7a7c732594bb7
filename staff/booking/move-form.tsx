import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { mayOverrule } from '#domain/staff/permissions.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { problemOf } from '../app/call-error.ts'
import { useMember } from '../app/member.ts'
import { PillSelect } from '../app/pill-select.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useClinicName } from '../app/use-facts.ts'
import { useWords } from '../app/words.tsx'
import { TimePicker } from '../times/time-picker.tsx'
import type { OpenBooking } from './open-booking.ts'
import { useDeskChange } from './use-desk-change.ts'

/** The free times of the booking's treatment, at its clinic or another where the member works. */
export function MoveForm({ booking, onDone }: { booking: OpenBooking; onDone: () => void }) {
  const words = useWords(changeWords)
  const member = useMember()
  const nameOf = useClinicName()
  const { make, error, isPending } = useDeskChange()
  const [clinic, setClinic] = useState(booking.clinic)
  const [date, setDate] = useState(booking.start.slice(0, 10))
  const [overrule, setOverrule] = useState(false)
  if (booking.isGroup) return <p>{words.notMovable}</p>
  return (
    <section className="change-form" aria-label={words.moveHeading}>
      <h3>{words.moveHeading}</h3>
      {member.clinics.length > 1 && (
        <PillSelect
          label={words.anyClinic}
          value={clinic}
          options={member.clinics.map((id) => ({ id, name: nameOf(id) }))}
          onChange={setClinic}
        />
      )}
      {!booking.isMovable && !overrule && <p>{words.tooLate}</p>}
      {mayOverrule(member) && (
        <Checkbox isSelected={overrule} onChange={setOverrule}>
          {words.overrule}
        </Checkbox>
      )}
      {error && <ProblemLine problem={problemOf(error)} />}
      {(booking.isMovable || overrule) && (
        <TimePicker
          clinic={clinic}
          treatment={booking.treatment}
          date={date}
          isOverruled={overrule}
          isDisabled={isPending}
          onDate={setDate}
          onChoose={({ id }) => make(booking.reference, { slot: id, overrule }, onDone)}
        />
      )}
    </section>
  )
}
