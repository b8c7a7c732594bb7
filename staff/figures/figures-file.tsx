import { useState } from 'react'
import { request } from '#client/request.ts'
import type { CallProblem } from '#client/send.ts'
import { figureWords } from '#messages/staff/figure-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { saveFile } from '../parts/save-file.ts'
import { SignInAgain } from '../parts/sign-in-again.tsx'

/** The figures as a file, shortly after signing in. */
export function FiguresFile({ query }: { query: { clinic?: string } }) {
  const words = useWords(figureWords)
  const locale = useLocale()
  const [problem, setProblem] = useState<CallProblem>()
  const load = async () => {
    const answer = await request('GET /staff/figures/file', { query: { ...query, locale } })
    if (answer.ok) saveFile(`figures-${query.clinic ?? 'chain'}.csv`, answer.value.csv)
    setProblem(answer.ok ? undefined : answer.problem)
  }
  if (problem?.code === 'sign-in-again') return <SignInAgain />
  return (
    <Actions>
      <PillButton onPress={() => void load()}>{words.file}</PillButton>
      {problem && <ProblemLine problem={problem} />}
    </Actions>
  )
}
