import type { ComponentProps } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { calendarWords } from '#messages/staff/calendar-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'
import { Question } from '../parts/question.tsx'
import { useQuestion } from '../parts/use-question.ts'

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
  const { open, last, close, asks } = useQuestion<'renew' | 'revoke' | 'showNames'>()
  const revoke = useChange('POST /staff/calendars/revoke', ['GET /staff/calendars'])
  const name = useChange('PATCH /staff/calendars', ['GET /staff/calendars'])
  const of = { clinic, practitioner: practitioner.id }
  const ofThis = (action: string) => `${action}: ${practitioner.name}`
  const button = (action: string, rest: ComponentProps<typeof PillButton>) => (
    <PillButton aria-label={ofThis(action)} {...rest}>
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
      {open === undefined ? (
        <Actions>
          {madeAt === null ? (
            // It takes the place of the button that took the address away.
            button(words.make, { autoFocus: last === 'revoke', isPending: isMaking, onPress: onMake })
          ) : (
            <>
              {button(words.renew, asks('renew'))}
              {button(words.revoke, asks('revoke'))}
            </>
          )}
          {mayName &&
            (showsNames
              ? button(words.hideNames, { isPending: name.isPending, onPress: () => showNames(false) })
              : button(words.showNames, asks('showNames')))}
        </Actions>
      ) : (
        <Question
          label={ofThis(words[open])}
          sure={words[`${open}Sure`]}
          onSure={() => {
            sure[open]()
            close()
          }}
          onBack={close}
        />
      )}
      {error && <AskProblem error={error} />}
    </>
  )
}
