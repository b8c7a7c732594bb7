import type { InterestSubject } from '#domain/forms/interest.ts'
import { formatPhone } from '#domain/phones/grouped-phone.ts'
import { nextInboxStates } from '#domain/staff/inbox.ts'
import { fullDate } from '#messages/dates.ts'
import { interestSubjectNames } from '#messages/interest-subjects.ts'
import { inboxWords } from '#messages/staff/inbox-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { SidePanel } from '../parts/side-panel.tsx'

/** A message with its sender. To open it is to look at a patient, which is logged. */
export function MessagePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(inboxWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const { data: message, error, refetch } = useAsk('GET /staff/inbox/{id}', { params: { id } })
  const change = useChange('PATCH /staff/inbox/{id}', ['GET /staff/inbox', 'GET /staff/inbox/{id}'])
  if (!message) {
    return (
      <SidePanel title={undefined} onClose={onClose}>
        {error ? <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </SidePanel>
    )
  }
  const { birthdate, reply, subject, state: from } = message
  return (
    <SidePanel title={message.name} stage={from} onClose={onClose}>
      <p className="written">{message.message}</p>
      <FactList
        facts={[
          [words.subject, subject && (interestSubjectNames[subject as InterestSubject]?.[locale] ?? subject)],
          [words.contact, message.contact],
          [common.phone, message.phone && formatPhone(message.phone)],
          [common.email, message.email],
          [common.born, birthdate && fullDate(birthdate, locale)],
          [words.employees, message.employees],
          [words.reply, reply && (words.replies[reply as keyof typeof words.replies] ?? reply)],
        ]}
      />
      <Actions>
        {nextInboxStates[from].map((state, index) => (
          <PillButton
            key={state}
            tone={index === 0 ? 'strong' : 'plain'}
            isPending={change.isPending}
            onPress={() => change.mutate({ params: { id }, body: { from, state } })}
          >
            {words.give[state]}
          </PillButton>
        ))}
      </Actions>
      <ChangeProblem error={change.error} />
    </SidePanel>
  )
}
