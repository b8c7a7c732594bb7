import { useState } from 'react'
import { inboxWords } from '#messages/staff/inbox-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ChainSelect, useIsOfChain } from '../lists/chain-select.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { sayTime } from '../lists/say-time.ts'
import { MessagePanel } from './message-panel.tsx'

/** Minutes are enough here: nobody waits at the desk for it. */
const refreshEvery = 60_000

/** What patients and companies have written, and who answers. */
export default function InboxScreen() {
  const words = useWords(inboxWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const isOfChain = useIsOfChain()
  const [open, setOpen] = useState<string>()
  const asked = useAsk('GET /staff/inbox', { query: isOfChain ? {} : { clinic } }, { refreshEvery })
  const messages = asked.data?.messages ?? []
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      isOfClinic={!isOfChain}
      actions={<ChainSelect words={{ ...words, label: words.from }} />}
      beside={open && <MessagePanel key={open} id={open} onClose={() => setOpen(undefined)} />}
    >
      {messages.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{common.state}</th>
              <th scope="col">{common.name}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{common.when}</th>
              <th scope="col">{common.by}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ id, kind, name, state, handledBy, sentAt }) => (
              <tr key={id} data-open={id === open || undefined}>
                <td>
                  <span
                    className="list-tag"
                    data-tone={state === 'new' ? 'urgent' : state === 'done' ? 'over' : undefined}
                  >
                    {words.states[state]}
                  </span>
                </td>
                <td>
                  <button type="button" className="link" onClick={() => setOpen(id)}>
                    {name}
                  </button>
                </td>
                <td>{words.kind[kind]}</td>
                <td>{sayTime(sentAt, locale)}</td>
                <td>{handledBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}
