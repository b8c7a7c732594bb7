import { useState } from 'react'
import { listWords } from '#messages/staff/list-words.ts'
import { waitingWords } from '#messages/staff/waiting-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'

/** Takes somebody off the list, asked twice: their place in it is lost. */
export function EndWaiting({ id, hasOffer, onEnded }: { id: string; hasOffer: boolean; onEnded: () => void }) {
  const words = useWords(waitingWords)
  const { back } = useWords(listWords)
  const [isAsked, setAsked] = useState(false)
  const end = useChange('POST /staff/waiting-list/{id}/end', ['GET /staff/waiting-list'])
  return (
    <>
      {isAsked ? (
        <>
          <p>
            {words.endText} {hasOffer && words.endOffer}
          </p>
          <Actions>
            <PillButton
              tone="strong"
              isDisabled={end.isPending}
              onPress={() => end.mutate({ params: { id } }, { onSuccess: onEnded })}
            >
              {words.endSure}
            </PillButton>
            <PillButton onPress={() => setAsked(false)}>{back}</PillButton>
          </Actions>
        </>
      ) : (
        <Actions>
          <PillButton onPress={() => setAsked(true)}>{words.end}</PillButton>
        </Actions>
      )}
      <ChangeProblem error={end.error} />
    </>
  )
}
