import type { AnswerOf } from '#domain/api/call-types.ts'
import { format } from '#messages/format.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { type UnsentWords, unsentWords } from '#messages/staff/unsent-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ChainSelect, useIsOfChain } from '../parts/chain-select.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { OutcomeLine } from '../parts/outcome-line.tsx'
import { sayTime } from '../parts/say-time.ts'

/** Text messages, mails and events for other systems that could not be sent, and why. */
export default function UnsentScreen() {
  const words = useWords(unsentWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const isOfChain = useIsOfChain()
  const asked = useAsk('GET /staff/messages', { query: isOfChain ? {} : { clinic } }, { refreshEvery: 60_000 })
  const again = useChange('POST /staff/messages/again', ['GET /staff/messages'])
  const messages = asked.data?.messages ?? []
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      isOfClinic={!isOfChain}
      actions={<ChainSelect words={{ ...words, label: words.about }} />}
    >
      <ChangeProblem error={again.error} />
      {again.isSuccess && <OutcomeLine key={again.submittedAt}>{words.sent}</OutcomeLine>}
      {messages.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable
          label={words.title}
          rows={messages}
          keyOf={({ key }) => key}
          columns={[
            { heading: words.what, isName: true, cell: (message) => sayWhat(words, message) },
            { heading: common.name, cell: ({ name }) => name },
            { heading: words.why, cell: ({ reason }) => sayReason(words, reason) },
            {
              heading: common.when,
              cell: ({ at, isGivenUp }) =>
                format(isGivenUp ? words.givenUp : words.triesAgain, { time: sayTime(at, locale) }),
            },
            {
              heading: common.actions,
              cell: (message) =>
                message.maySendAgain && (
                  <PillButton
                    aria-label={[words.again, sayWhat(words, message), message.name].filter(Boolean).join(', ')}
                    isPending={again.isPending}
                    onPress={() => again.mutate({ body: { key: message.key } })}
                  >
                    {words.again}
                  </PillButton>
                ),
            },
          ]}
        />
      )}
    </ListFrame>
  )
}

type Message = AnswerOf<'GET /staff/messages'>['messages'][number]

function sayWhat(words: UnsentWords, { kind, event, reference }: Message): string {
  if (kind !== 'webhook') return words.kinds[kind]
  return format(words.event, { event: words.events[event ?? 'booked'], reference: reference ?? '' })
}

/** The gateway's own codes have no words of ours. */
function sayReason({ reasons, otherReason }: UnsentWords, code: string): string {
  return reasons[code as keyof UnsentWords['reasons']] ?? format(otherReason, { code })
}
