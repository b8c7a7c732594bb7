import { useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { BodyOf } from '#domain/api/call-types.ts'
import { fullDate } from '#messages/dates.ts'
import { formatPrice } from '#messages/prices.ts'
import { Button } from '#ui/button/button.tsx'
import { formatPhone } from '../../domain/phones/grouped-phone.ts'
import { randomId } from '../flows/address.ts'
import { type Fact, FactList } from '../frame/fact-list.tsx'
import { Terms } from '../steps/terms.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { type OrderKey, placeOrder } from './order-calls.ts'
import type { ReadyOrder } from './order-form.tsx'
import type { OrderOffer } from './order-offer.ts'

/** Everything that is about to be ordered, and the button. */
export function ConfirmOrder({
  ready,
  proof,
  offer,
  site,
  onOrdered,
  onUnproved,
  onRefused,
  onBack,
}: {
  ready: ReadyOrder
  /** The token for the right code. */
  proof: string
  offer: OrderOffer
  site: BookingSite
  onOrdered: (key: OrderKey) => void
  /** The proof of the number has run out. */
  onUnproved: () => void
  onRefused: (fields: Readonly<Record<string, string>>) => void
  onBack: () => void
}) {
  const { words: form, common, catalogue, language, locale } = site
  const { words, items } = offer
  const { patient, delivery } = ready.order
  const item = items.find(({ id }) => id === ready.item)
  const clinic = catalogue.clinics.find(({ id }) => id === delivery.clinic)
  const { address } = delivery
  const [problem, setProblem] = useState<CallProblem>()
  const [isSending, setSending] = useState(false)
  // The same order sent again after a timeout has the same key, so that it can only be one.
  const key = useRef<string>(undefined)
  // Two clicks can come before the next rendering: the first one blocks the second at once.
  const isUnderWay = useRef(false)

  async function order() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setProblem(undefined)
    key.current ??= randomId()
    const body: BodyOf<'POST /orders'> = {
      item: ready.item,
      ...(address ? { address } : { clinic: delivery.clinic }),
      verification: proof,
      patient,
      locale,
    }
    const answer = await placeOrder(body, key.current)
    isUnderWay.current = false
    setSending(false)
    if (answer.ok) return onOrdered(answer.value)
    const { code, fields } = answer.problem
    if (code === 'invalid-code') return onUnproved()
    if (code === 'validation' && fields) return onRefused(fields)
    setProblem(answer.problem)
  }
  const facts: Fact[] = [
    [words.test, item?.name],
    [words.price, formatPrice(item?.price ?? null, common)],
    [
      words.delivery,
      address
        ? `${words.deliveries.post}: ${address.street}, ${address.postcode} ${address.place}`
        : `${words.deliveries.collect}: ${clinic?.name}, ${clinic?.address}`,
    ],
    [form.confirm.name, patient.name],
    [form.confirm.birthdate, fullDate(patient.birthdate, language)],
    [form.confirm.phone, formatPhone(patient.phone)],
  ]
  return (
    <>
      <section className="review card">
        <FactList facts={facts} />
      </section>
      <div className="small-print">
        <p>{words.pay}</p>
        <Terms site={site} />
      </div>
      {problem && <ProblemNotice hasTyped problem={problem} site={site} onRetry={() => void order()} />}
      <p className="next-acts">
        <Button onClick={order} aria-disabled={isSending}>
          {isSending ? words.sending : words.confirm}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {form.nav.edit}
        </Button>
      </p>
    </>
  )
}
