import { useState } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { calendarWords } from '#messages/staff/calendar-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'

export type Calendar = AnswerOf<'GET /staff/calendars'>['calendars'][number]

/** Makes an address, renews or takes it away, and says whether names are in it. What cannot be taken back is asked twice. */
export function CalendarActions({
  clinic,
  calendar: { practitioner, madeAt, showsNames },
  mayName,
  isMaking,
  onMake,
}: {
  clinic: string
  calendar: Calendar
  mayName: boolean
  isMaking: boolean
  onMake: () => void
}) {
  const words = useWords(calendarWords)
  const common = useWords(listWords)
  const [step, setStep] = useState<'renew' | 'revoke' | 'showNames'>()
  const revoke = useChange('POST /staff/calendars/revoke', ['GET /staff/calendars'])
  const name = useChange('PATCH /staff/calendars', ['GET /staff/calendars'])
  const of = { clinic, practitioner: practitioner.id }
  const button = (action: string, onPress: () => void, isDisabled = false) => (
    <PillButton aria-label={`${action}: ${practitioner.name}`} isDisabled={isDisabled} onPress={onPress}>
      {action}
    </PillButton>
  )
  const showNames = (isShown: boolean) => name.mutate({ body: { ...of, showsNames: isShown } })
  const sure = {
    renew: onMake,
    revoke: () => revoke.mutate({ body: of }),
    showNames: () => showNames(true),
  }
  const error = revoke.error ?? name.error
  return (
    <>
      {step === undefined ? (
        <Actions>
          {madeAt === null ? (
            button(words.make, onMake, isMaking)
          ) : (
            <>
              {button(words.renew, () => setStep('renew'))}
              {button(words.revoke, () => setStep('revoke'))}
            </>
          )}
          {mayName &&
            (showsNames
              ? button(words.hideNames, () => showNames(false), name.isPending)
              : button(words.showNames, () => setStep('showNames')))}
        </Actions>
      ) : (
        <Actions>
          <PillButton
            tone="strong"
            onPress={() => {
              sure[step]()
              setStep(undefined)
            }}
          >
            {words[`${step}Sure`]}
          </PillButton>
          <PillButton onPress={() => setStep(undefined)}>{common.back}</PillButton>
        </Actions>
      )}
      {error && <AskProblem error={error} />}
    </>
  )
}
