import { format } from '#messages/format.ts'
import { classWords } from '#messages/staff/class-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { OutcomeLine } from '../parts/outcome-line.tsx'
import { Question } from '../parts/question.tsx'
import { useQuestion } from '../parts/use-question.ts'

/** Calls a date off, asked twice: everybody is told at once. */
export function CallOff({
  clinic,
  group,
  date,
  isCancelled,
}: {
  clinic: string
  group: string
  date: string
  isCancelled: boolean
}) {
  const words = useWords(classWords)
  const question = useQuestion<'callOff'>()
  const callOff = useChange('POST /staff/classes/call-off', ['GET /staff/classes', 'GET /staff/classes/{run}'])
  if (callOff.data) return <OutcomeLine>{format(words.told, { count: callOff.data.told })}</OutcomeLine>
  if (isCancelled) return null
  return (
    <>
      {question.open ? (
        <Question
          text={words.callOffText}
          sure={words.callOffSure}
          isPending={callOff.isPending}
          onSure={() => callOff.mutate({ body: { clinic, group, date } })}
          onBack={question.close}
        />
      ) : (
        <Actions>
          <PillButton {...question.asks('callOff')}>{words.callOff}</PillButton>
        </Actions>
      )}
      <ChangeProblem error={callOff.error} />
    </>
  )
}
