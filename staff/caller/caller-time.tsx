import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { mayOverrule } from '#domain/staff/permissions.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { callerWords } from '#messages/staff/caller-words.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { useAddress } from '../app/address.tsx'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useCatalogue, useClinic } from '../app/use-facts.ts'
import { useNow } from '../app/use-now.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { TimePicker } from '../times/time-picker.tsx'
import { GroupPicker } from './group-picker.tsx'
import type { HeldTime } from './use-held-time.ts'

/** When: the time that is held, or the free times of the treatment; of a class its dates with the places that are left. */
export function CallerTime({
  treatment,
  held,
  isMissed,
  overrule,
  onOverrule,
}: {
  treatment: string | undefined
  held: HeldTime
  /** Whether the form was sent without a time. */
  isMissed: boolean
  overrule: boolean
  onOverrule: (overrule: boolean) => void
}) {
  const words = useWords(callerWords)
  const { overrule: overruleLabel } = useWords(changeWords)
  const locale = useLocale()
  const member = useMember()
  const clinic = useClinic()
  const now = useNow()
  const [{ date: asked }] = useAddress()
  const [date, setDate] = useState(asked ?? dayAtClinic(now))
  const { treatments } = useCatalogue()
  const { time, isLost, isNotHeld, problem } = held

  if (time) {
    const said = { time: `${shortDay(time.start, locale)} ${clockOf(time.start)}`, name: time.name }
    return (
      <>
        <p role="status">{format(isNotHeld ? words.notHeld : words.chosen, said)}</p>
        {problem && <ProblemLine problem={problem} />}
        <PillButton onPress={() => held.clear(false)}>{words.otherTime}</PillButton>
      </>
    )
  }
  return (
    <>
      {isLost ? <p role="alert">{words.lost}</p> : isMissed && <p role="alert">{words.chooseTime}</p>}
      {!treatment && <p className="soft">{words.whatFirst}</p>}
      {treatment && treatments.get(treatment)?.group && (
        <GroupPicker {...{ clinic, treatment }} onChoose={(chosen) => held.choose(chosen, false)} />
      )}
      {treatment && !treatments.get(treatment)?.group && (
        <>
          {mayOverrule(member) && (
            <Checkbox isSelected={overrule} onChange={onOverrule}>
              {overruleLabel}
            </Checkbox>
          )}
          <TimePicker
            {...{ clinic, treatment, date }}
            isOverruled={overrule}
            isDisabled={false}
            onDate={setDate}
            onChoose={({ id, start, practitioner }) =>
              held.choose({ slot: id, start, name: practitioner.name }, overrule)
            }
          />
        </>
      )}
    </>
  )
}
