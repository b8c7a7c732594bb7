import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { SiteClinic, SiteTreatment } from '#domain/site/site-data.ts'
import type { OrderMessages } from '#messages/orders/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { randomId } from '../flows/address.ts'
import { findTeam } from '../position/offer.ts'
import { type TimeChoice, TimePicker } from '../time/time-picker.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { bookOrderTime, type OrderKey } from './order-calls.ts'

/** Days and times with a nurse at the clinic of an order. */
export default function OrderTime({
  orderKey,
  treatment,
  clinic,
  words,
  site,
  onBooked,
  onOutdated,
}: {
  orderKey: OrderKey
  treatment: SiteTreatment
  clinic: SiteClinic
  words: OrderMessages
  site: BookingSite
  onBooked: () => void
  /** It was collected or cancelled since it was fetched. */
  onOutdated: () => void
}) {
  const [chosen, setChosen] = useState<TimeChoice>({})
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // The time that is sent again after a timeout has the same key, so that it is booked once.
  const sent = useRef({ slot: '', id: '' })
  const isUnderWay = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { slot } = chosen

  async function book(id: string) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    if (sent.current.slot !== id) sent.current = { slot: id, id: randomId() }
    const answer = await bookOrderTime(orderKey, id, sent.current.id, site.locale)
    isUnderWay.current = false
    setBusy(false)
    if (answer.ok) return onBooked()
    if (answer.problem.code === 'too-late') return onOutdated()
    setProblem(answer.problem)
    if (answer.problem.code === 'slot-taken') setChosen({ ...chosen, slot: undefined })
  }
  return (
    <section className="order-time" aria-labelledby="order-time">
      <h2 id="order-time" tabIndex={-1} ref={heading}>
        {words.chooseTime}
      </h2>
      <TimePicker
        treatment={treatment}
        clinic={clinic}
        team={findTeam(site.catalogue, treatment.id, clinic.id)}
        chosen={chosen}
        onChange={setChosen}
        firstDay="first-free"
        site={site}
      >
        {problem && (
          <ProblemNotice problem={problem} site={site} clinic={clinic} onRetry={() => slot && void book(slot)} />
        )}
        <p className="next-acts">
          <Button onClick={() => slot && void book(slot)} aria-disabled={isBusy || !slot}>
            {isBusy ? words.bookingTime : words.bookTime}
          </Button>
        </p>
      </TimePicker>
    </section>
  )
}
