import { useState } from 'react'
import { Checkbox, Form, Label, Radio, RadioGroup } from 'react-aria-components'
import { type CancellationReason, cancellationReasons, isFreeForPatient } from '#domain/staff/desk-changes.ts'
import { mayOverrule } from '#domain/staff/permissions.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { problemOf } from '../app/call-error.ts'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useReturnFocus } from '../app/use-return-focus.ts'
import { useCommonWords, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import type { OpenBooking } from './open-booking.ts'
import { useDeskChange } from './use-desk-change.ts'

/** Why a booking is cancelled, and what that costs its patient. */
export function CancelForm({
  booking: { reference, fee, laterVisits },
  onKeep,
  onDone,
}: {
  booking: OpenBooking
  onKeep: () => void
  onDone: () => void
}) {
  useReturnFocus()
  const words = useWords(changeWords)
  const common = useCommonWords()
  const member = useMember()
  const { make, error, isPending } = useDeskChange()
  const [reason, setReason] = useState<CancellationReason>('patient-asked')
  const [rest, setRest] = useState(false)
  const [isWaived, setWaived] = useState(false)
  // What costs nothing anyway is not overruled: the log would say so.
  const overrule = isWaived && fee !== 0 && !isFreeForPatient(reason)
  const isFree = fee === 0 || overrule || isFreeForPatient(reason)
  const dearer = fee === null ? words.feeUnknown : format(words.fee, { price: formatPrice(fee, common) })
  return (
    <Form
      className="change-form"
      onSubmit={(event) => {
        event.preventDefault()
        make(reference, { state: 'cancelled', reason, rest, overrule }, onDone)
      }}
    >
      <RadioGroup value={reason} onChange={(it) => setReason(it as CancellationReason)}>
        <Label>{words.cancelHeading}</Label>
        {cancellationReasons.map((it) => (
          <Radio key={it} value={it} autoFocus={it === reason}>
            {words.reason[it]}
          </Radio>
        ))}
      </RadioGroup>
      {laterVisits > 0 && (
        <Checkbox isSelected={rest} onChange={setRest}>
          {format(laterVisits === 1 ? words.rest.one : words.rest.other, { count: laterVisits })}
        </Checkbox>
      )}
      {fee !== 0 && !isFreeForPatient(reason) && mayOverrule(member) && (
        <Checkbox isSelected={isWaived} onChange={setWaived}>
          {words.waive}
        </Checkbox>
      )}
      <p>{isFree ? words.free : dearer}</p>
      {error && <ProblemLine problem={problemOf(error)} />}
      <Actions>
        <PillButton tone="strong" type="submit" isPending={isPending}>
          {words.confirmCancel}
        </PillButton>
        <PillButton onPress={onKeep}>{words.keep}</PillButton>
      </Actions>
    </Form>
  )
}
