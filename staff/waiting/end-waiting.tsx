import { waitingWords } from '#messages/staff/waiting-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { Question } from '../parts/question.tsx'
import { useQuestion } from '../parts/use-question.ts'

/** Takes somebody off the list, asked twice: their place in it is lost. The list says when they are off it. */
export function EndWaiting({ id, hasOffer }: { id: string; hasOffer: boolean }) {
  const words = useWords(waitingWords)
  const question = useQuestion<'end'>()
  const end = useChange('POST /staff/waiting-list/{id}/end', ['GET /staff/waiting-list'])
  return (
    <>
      {question.open ? (
        <Question
          text={hasOffer ? `${words.endText} ${words.endOffer}` : words.endText}
          sure={words.endSure}
          isPending={end.isPending}
          onSure={() => end.mutate({ params: { id } })}
          onBack={question.close}
        />
      ) : (
        <Actions>
          <PillButton {...question.asks('end')}>{words.end}</PillButton>
        </Actions>
      )}
      <ChangeProblem error={end.error} />
    </>
  )
}
