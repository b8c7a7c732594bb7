import { useState } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { format } from '#messages/format.ts'
import { type PartnerWords, partnerWords } from '#messages/staff/partner-words.ts'
import { problemOf } from '../app/call-error.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useNow } from '../app/use-now.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'
import { saveFile } from '../parts/save-file.ts'

type Exported = AnswerOf<'POST /staff/partners/{id}/points'>['exports']

/** Points that the partner has not been told of, as a file, and those of an earlier day once more. */
export function PointsExport({ partner }: { partner: string }) {
  const words = useWords(partnerWords)
  const today = dayAtClinic(useNow())
  const [again, setAgain] = useState('')
  const points = useChange('POST /staff/partners/{id}/points')
  const run = (day?: string) =>
    points.mutate(
      { params: { id: partner }, body: day ? { again: day } : {} },
      { onSuccess: ({ exports }) => save(partner, exports) },
    )
  const isForgotten = points.error !== null && problemOf(points.error).code === 'other-state'
  return (
    <>
      <h3>{words.points}</h3>
      <p>{words.pointsText}</p>
      <Actions>
        <PillButton tone="strong" isPending={points.isPending} onPress={() => run()}>
          {words.pointsExport}
        </PillButton>
      </Actions>
      <form
        className="list-form"
        onSubmit={(event) => {
          event.preventDefault()
          run(again)
        }}
      >
        <label>
          {words.pointsDay}
          <input type="date" required max={today} value={again} onChange={(event) => setAgain(event.target.value)} />
        </label>
        <PillButton type="submit" isPending={points.isPending}>
          {words.pointsAgain}
        </PillButton>
      </form>
      {points.data && <p role="status">{sayExport(points.data.exports, words)}</p>}
      {isForgotten && (
        <p className="problem-line" role="alert">
          {words.pointsForgotten}
        </p>
      )}
      {points.error && !isForgotten && <AskProblem error={points.error} />}
    </>
  )
}

const filled = (exports: Exported) => exports.filter(({ lines }) => lines > 0)

function save(partner: string, exports: Exported): void {
  for (const { exportedAt, csv } of filled(exports)) {
    saveFile(`points-${partner}-${exportedAt?.slice(0, 16).replaceAll(/\D/g, '')}.csv`, csv)
  }
}

function sayExport(exports: Exported, words: PartnerWords): string {
  if (exports.length === 0) return words.pointsNoneThen
  const written = filled(exports)
  if (written.length === 0) return words.pointsNone
  const total = (of: (it: Exported[number]) => number) => written.reduce((sum, it) => sum + of(it), 0)
  return format(words.pointsDone, { count: total(({ lines }) => lines), points: total(({ points }) => points) })
}
