import type { CallProblem } from '#client/send.ts'
import { sayProblem } from '#messages/say-problem.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { PillButton } from './pill-button.tsx'
import { useCommonWords, useLocale, useWords } from './words.tsx'

/** What went wrong, in words, and the way on. */
export function ProblemLine({ problem, onRetry }: { problem: CallProblem; onRetry?: () => void }) {
  const { retry } = useWords(consoleWords)
  const words = useCommonWords()
  const language = useLocale()
  return (
    <div className="problem-line" role="alert">
      <p>{sayProblem(problem, { words, language, phone: '' }, false)}</p>
      {onRetry && <PillButton onPress={onRetry}>{retry}</PillButton>}
    </div>
  )
}
