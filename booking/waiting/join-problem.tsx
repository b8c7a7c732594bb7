import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** Why somebody could not be put on the list. Where their phone waits already, trying again would not help. */
export function JoinProblem({
  problem,
  onRetry,
  words,
  site,
}: {
  problem: CallProblem
  onRetry: () => void
  words: WaitingMessages
  site: BookingSite
}) {
  if (problem.code !== 'already-waiting')
    return <ProblemNotice hasTyped problem={problem} site={site} onRetry={onRetry} />
  return (
    <Notice tone="error" live>
      {words.person.alreadyWaiting}
    </Notice>
  )
}
