import { useRef, useState } from 'react'
import type { BookingBody } from '#domain/api/bodies.ts'
import type { PartnerBody } from '#domain/partners/partners.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { placeBooking } from '../api/api.ts'
import type { CallProblem } from '../api/call.ts'
import { draftStore } from '../draft.ts'
import { Bar } from '../frame/bar.tsx'
import { ProblemNotice } from '../frame/problem-notice.tsx'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { SlotTaken } from '../hold/slot-taken.tsx'
import { rememberBooking } from '../manage/booking-key.ts'
import { follow, go, randomId } from '../navigation.ts'
import { keep } from '../position/links.ts'
import { useWizard, type Wizard } from '../wizard-context.tsx'
import { OrderReview } from './order-review.tsx'
import { Terms } from './terms.tsx'

export function ConfirmStep() {
  const wizard = useWizard()
  const { position, words, common, held, setErrors, paths, cancellationHours } = wizard
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // Two clicks can come before the next rendering: the first one shuts the door at once.
  const isUnderWay = useRef(false)

  async function order() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setProblem(undefined)
    const { body, key } = makeOrder(wizard)
    const answer = await placeBooking(body, key)
    if (answer.ok) {
      held.forget()
      rememberBooking(answer.value)
      // Back from the confirmation leads to a new booking, not to this order.
      history.replaceState(history.state, '', paths.booking)
      return follow(paths.booked)
    }
    isUnderWay.current = false
    setSending(false)
    const { code, fields } = answer.problem
    if (code === 'validation' && fields) {
      setErrors(Object.entries(fields).map(([field, message]) => ({ field, message })))
      return go(keep(position, {}, 'information'))
    }
    // The proof of the number has run out: another code is needed.
    if (code === 'invalid-code') draftStore.change(({ proof: _, sent: __, ...draft }) => draft)
    setProblem(answer.problem)
  }

  const isTaken = held.state === 'taken' || problem?.code === 'slot-taken'
  return (
    <>
      {isTaken ? <SlotTaken onChosen={() => setProblem(undefined)} /> : <HoldNotice />}
      <Notice tone="success">{words.confirm.verified}</Notice>
      <OrderReview />
      <div className="small-print">
        <p>{format(words.confirm.cancellation, { hours: cancellationHours })}</p>
        <p>
          <a href={paths.cancellation} target="_blank" rel="noreferrer">
            {words.confirm.cancellationLink}
          </a>
        </p>
        {position.treatment?.price !== 0 && <p>{words.confirm.pay}</p>}
        <Terms site={wizard} />
      </div>
      {problem && !isTaken && (
        <ProblemNotice problem={problem} site={wizard} onRetry={problem.code === 'invalid-code' ? undefined : order}>
          {problem.code === 'invalid-code' && (
            <Button tone="quiet" onClick={() => go(keep(position, {}, 'information'))}>
              {words.nav.goBack}
            </Button>
          )}
        </ProblemNotice>
      )}
      <Bar>
        <Button onClick={order} aria-disabled={isSending || isTaken}>
          {isSending ? words.confirm.sending : words.confirm.button}
        </Button>
      </Bar>
      <p className="unseen" role="status">
        {isSending && common.site.loading}
      </p>
    </>
  )
}

/** The order with its key. Sent again after a timeout it is the very same, hold included, so that it can only be one booking. */
function makeOrder({ position, draft, held, locale }: Wizard): { body: BookingBody; key: string } {
  const { choices } = position
  const { email, ...patient } = draft.patient!
  const essence = {
    slot: choices.slot!,
    treatment: choices.treatment!,
    verification: draft.proof!.token,
    patient: { ...patient, ...(email && { email }) },
    locale,
    // Its fields are those that the server listed for this kind of partner.
    ...(draft.partner && { partner: draft.partner as PartnerBody }),
  }
  const content = JSON.stringify(essence)
  if (draft.order?.content === content) return draft.order
  const order = { key: randomId(), content, body: { ...essence, ...(held.id && { hold: held.id }) } }
  draftStore.change((before) => ({ ...before, order }))
  return order
}
