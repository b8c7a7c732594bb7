import { useState } from 'react'
import { listWords } from '#messages/staff/list-words.ts'
import { orderWords } from '#messages/staff/order-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag } from '../parts/tag.tsx'
import { OrderPanel } from './order-panel.tsx'

/** Tests that people take at home, the longest waiting first. */
export default function OrdersScreen() {
  const words = useWords(orderWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const [open, setOpen] = useState<string>()
  const asked = useAsk('GET /staff/orders', { query: { clinic } }, { refreshEvery: 60_000 })
  const orders = asked.data?.orders ?? []
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      beside={open && <OrderPanel key={open} reference={open} onClose={() => setOpen(undefined)} />}
    >
      {orders.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable
          label={words.title}
          rows={orders}
          keyOf={({ reference }) => reference}
          isOpen={({ reference }) => reference === open}
          columns={[
            {
              heading: common.state,
              cell: ({ state }) => (
                <Tag tone={state === 'result-ready' ? 'over' : undefined}>{words.states[state]}</Tag>
              ),
            },
            {
              heading: common.name,
              isName: true,
              cell: ({ reference, name }) => (
                <button type="button" className="link" onClick={() => setOpen(reference)}>
                  {name}
                </button>
              ),
            },
            { heading: words.way, cell: ({ clinic }) => (clinic === null ? words.post : words.collect) },
            { heading: words.since, cell: ({ changedAt }) => sayTime(changedAt, locale) },
          ]}
        />
      )}
    </ListFrame>
  )
}
