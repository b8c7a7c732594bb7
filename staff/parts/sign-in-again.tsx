import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useWords } from '../app/words.tsx'

/** For what needs a fresh sign-in: the way there, and back to this screen. */
export function SignInAgain() {
  const words = useWords(listWords)
  const again = useChange('POST /staff/sign-in/again')
  const go = async () => {
    const { next } = await again.mutateAsync({ body: { return: location.pathname + location.search } })
    location.assign(next)
  }
  return (
    <div className="problem-line" role="alert">
      <p>{words.signInAgain}</p>
      <PillButton tone="strong" isPending={again.isPending} onPress={() => void go()}>
        {words.confirm}
      </PillButton>
    </div>
  )
}
