import { useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { OrderMessages } from '#messages/orders/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { cancelOrder, type OrderKey, type PlacedOrder } from './order-calls.ts'

/** Asks before an order is cancelled. */
export function CancelOrder({
  orderKey,
  words,
  hasTime,
  site,
  onCancelled,
  onOutdated,
  onClose,
}: {
  orderKey: OrderKey
  words: OrderMessages
  /** A time to collect it is cancelled too. */
  hasTime: boolean
  site: BookingSite
  onCancelled: (order: PlacedOrder) => void
  /** It has been sent or collected since it was fetched. */
  onOutdated: () => void
  onClose: () => void
}) {
  const { manage, nav } = site.words
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()

  async function cancel() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const answer = await cancelOrder(orderKey, site.locale)
    setBusy(false)
    if (answer.ok) return onCancelled(answer.value)
    if (answer.problem.code === 'too-late') return onOutdated()
    setProblem(answer.problem)
  }
  return (
    <Dialog open onClose={onClose} title={words.sure} closeLabel={nav.close}>
      <p>{hasTime ? words.sureWithTime : words.sureText}</p>
      {problem && <ProblemNotice problem={problem} site={site} onRetry={() => void cancel()} />}
      <p className="dialog-actions">
        <Button tone="fjord" onClick={cancel} aria-disabled={isBusy}>
          {isBusy ? manage.cancelling : manage.yes}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {manage.no}
        </Button>
      </p>
    </Dialog>
  )
}
