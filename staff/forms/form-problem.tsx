import { formWords } from '#messages/staff/form-words.ts'
import { problemOf } from '../app/call-error.ts'
import { useWords } from '../app/words.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'
import { SidePanel } from '../parts/side-panel.tsx'

/** Why a form cannot be read: mostly because it was passed on since the list was. */
export function FormProblem({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  const words = useWords(formWords)
  if (problemOf(error).code !== 'forbidden') return <AskProblem error={error} onRetry={onRetry} />
  return (
    <SidePanel title={words.passedOn} onClose={onClose}>
      <p>{words.gone}</p>
    </SidePanel>
  )
}
