import { format } from '#messages/format.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { type UnsentWords, unsentWords } from '#messages/staff/unsent-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ChainSelect, useIsOfChain } from '../lists/chain-select.tsx'
import { ChangeProblem } from '../lists/change-problem.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { sayTime } from '../lists/say-time.ts'

/** Text messages and mails that could not be sent, and why. */
export default function MessagesScreen() {
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
      {again.isSuccess && <p role="status">{words.sent}</p>}
      {messages.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{common.name}</th>
              <th scope="col">{words.why}</th>
              <th scope="col">{common.when}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {messages.map(({ key, kind, name, reason, at, isGivenUp, maySendAgain }) => (
              <tr key={key}>
                <td>{words.kinds[kind]}</td>
                <td>{name}</td>
                <td>{sayReason(words, reason)}</td>
                <td>{format(isGivenUp ? words.givenUp : words.triesAgain, { time: sayTime(at, locale) })}</td>
                <td>
                  {maySendAgain && (
                    <PillButton isDisabled={again.isPending} onPress={() => again.mutate({ body: { key } })}>
                      {words.again}
                    </PillButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}

/** The gateway's own codes have no words of ours. */
function sayReason({ reasons, otherReason }: UnsentWords, code: string): string {
  return reasons[code as keyof UnsentWords['reasons']] ?? format(otherReason, { code })
}
