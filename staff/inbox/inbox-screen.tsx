import { useState } from 'react'
import { inboxWords } from '#messages/staff/inbox-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ChainSelect, useIsOfChain } from '../parts/chain-select.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag } from '../parts/tag.tsx'
import { MessagePanel } from './message-panel.tsx'

/** Minutes are enough here: nobody waits at the desk for it. */
const refreshEvery = 60_000

/** A new one waits for somebody, a done one for nobody. */
const tones = { new: 'urgent', taken: undefined, answered: undefined, done: 'over' } as const

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
        <ListTable
          label={words.title}
          rows={messages}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === open}
          columns={[
            { heading: common.state, cell: ({ state }) => <Tag tone={tones[state]}>{words.states[state]}</Tag> },
            {
              heading: common.name,
              isName: true,
              cell: ({ id, name }) => (
                <button type="button" className="link" onClick={() => setOpen(id)}>
                  {name}
                </button>
              ),
            },
            { heading: words.from, cell: ({ kind }) => words.kind[kind] },
            { heading: common.when, cell: ({ sentAt }) => sayTime(sentAt, locale) },
            { heading: common.by, cell: ({ handledBy }) => handledBy },
          ]}
        />
      )}
    </ListFrame>
  )
}
