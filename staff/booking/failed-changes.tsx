import type { ProblemCode } from '#domain/api/problems.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { sayProblem } from '#messages/say-problem.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useChange } from '../app/use-calls.ts'
import { useCommonWords, useLocale, useWords } from '../app/words.tsx'
import type { Day } from '../visits/day.ts'

/** Cancellations and moves that came to nothing, until somebody has seen it: the patient still has the old time. */
export function FailedChanges({ day }: { day: Day }) {
  const words = useWords(changeWords)
  const common = useCommonWords()
  const language = useLocale()
  const dismiss = useChange('POST /staff/bookings/{reference}/undo', ['GET /staff/day'])
  const failed = day.practitioners.flatMap(({ bookings }) => bookings).filter(({ pending }) => pending?.problem)
  return failed.map(({ reference, name, start, pending }) => {
    const code = pending!.problem as ProblemCode
    const why =
      code === 'other-state' ? words.otherState : sayProblem({ code }, { words: common, language, phone: '' }, false)
    return (
      <div key={reference} className="problem-line" role="alert">
        <p>
          <b>{format(words.failed[pending!.kind], { name, time: clockOf(start) })}</b> {why}
        </p>
        <PillButton onPress={() => dismiss.mutate({ params: { reference }, body: { change: pending!.id } })}>
          {words.understood}
        </PillButton>
      </div>
    )
  })
}
