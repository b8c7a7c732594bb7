import { useState } from 'react'
import { listWords } from '#messages/staff/list-words.ts'
import { orderWords } from '#messages/staff/order-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { sayTime } from '../lists/say-time.ts'
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
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{common.state}</th>
              <th scope="col">{common.name}</th>
              <th scope="col">{words.way}</th>
              <th scope="col">{words.since}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ reference, state, name, clinic, changedAt }) => (
              <tr key={reference} data-open={reference === open || undefined}>
                <td>
                  <span className="list-tag" data-tone={state === 'result-ready' ? 'over' : undefined}>
                    {words.states[state]}
                  </span>
                </td>
                <td>
                  <button type="button" className="link" onClick={() => setOpen(reference)}>
                    {name}
                  </button>
                </td>
                <td>{clinic === null ? words.post : words.collect}</td>
                <td>{sayTime(changedAt, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}
