import { useState } from 'react'
import { format } from '#messages/format.ts'
import { classWords } from '#messages/staff/class-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'

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
  const { back } = useWords(listWords)
  const [isAsked, setAsked] = useState(false)
  const callOff = useChange('POST /staff/classes/call-off', ['GET /staff/classes', 'GET /staff/classes/{run}'])
  if (callOff.data) return <p role="status">{format(words.told, { count: callOff.data.told })}</p>
  if (isCancelled) return null
  return (
    <>
      {isAsked ? (
        <>
          <p>{words.callOffText}</p>
          <Actions>
            <PillButton
              tone="strong"
              isDisabled={callOff.isPending}
              onPress={() => callOff.mutate({ body: { clinic, group, date } })}
            >
              {words.callOffSure}
            </PillButton>
            <PillButton onPress={() => setAsked(false)}>{back}</PillButton>
          </Actions>
        </>
      ) : (
        <Actions>
          <PillButton onPress={() => setAsked(true)}>{words.callOff}</PillButton>
        </Actions>
      )}
      <ChangeProblem error={callOff.error} />
    </>
  )
}
