import { lazy, useEffect, useRef, useState } from 'react'
import { isTakenCode } from '#client/hold/hold.ts'
import { nameTime } from '#client/hold/hold-calls.ts'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { BodyOf } from '#domain/api/call-types.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import type { Patient } from '#domain/forms/patient.ts'
import { findTraits } from '#domain/partners/kinds.ts'
import type { PartnerBody } from '#domain/partners/partner-facts.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { placeBooking } from '../booking-calls.ts'
import { sendCodeTo } from '../code/use-code.ts'
import { randomId } from '../flows/address.ts'
import { followPath } from '../flows/clicks.ts'
import { listErrors } from '../form/field-errors.ts'
import { Bar } from '../frame/bar.tsx'
import { useGroups } from '../groups/use-groups.ts'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { LostTime } from '../hold/lost-time.tsx'
import { keepKey } from '../linked/kept-key.ts'
import { joinKeys } from '../manage/joined-keys.ts'
import { listTimes } from '../position/choices.ts'
import { keep } from '../position/links.ts'
import { Together } from '../together/fetched.ts'
import { useWizard, type Wizard } from '../wizard-context.tsx'
import { hoursToCancel, sayCancellation } from '../words/cancellation.ts'
import { OrderReview } from './order-review.tsx'
import { Terms } from './terms.tsx'

// The step waits for it: nobody can order before these terms are in sight.
const PackageTerms = lazy(() => import('../packages/package-terms.tsx'))

/** Problems after which nobody knows whether the booking was made. */
const unanswered = new Set<CallProblem['code']>(['offline', 'timeout', 'unavailable'])
const askAgainAfter = 4000

export function ConfirmStep() {
  const wizard = useWizard()
  const { position, words, common, instance, held, draft, setDraft, setErrors, go, paths, kiosk } = wizard
  const { value: groups } = useGroups(wizard)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // Two clicks can come before the next rendering: the first one blocks the second at once.
  const isUnderWay = useRef(false)

  async function order() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    // What is said while the tablet asks again stays until there is an answer.
    setProblem((before) => (kiosk && before && unanswered.has(before.code) ? before : undefined))
    await new Promise<void>(afterPaint)
    const { body, key } = makeOrder(wizard)
    const answer = await placeBooking(body, key)
    if (answer.ok) {
      instance.finish()
      const made = 'bookings' in answer.value ? answer.value.bookings : [answer.value]
      const [first] = made
      if (instance.flow.endsAt === 'here') return kiosk?.onBooked(first!)
      keepKey('booking', first!)
      keepKey('together', joinKeys(made))
      // Back from the confirmation leads to a new booking, not to this order.
      instance.address.remember(paths.booking, { anew: true })
      return followPath(paths[instance.flow.endsAt])
    }
    const { code, fields } = answer.problem
    if (code === 'invalid-code') await verifyAgain()
    else if (code === 'validation' && fields && !position.choices.people) {
      setErrors(listErrors(fields, position.partner, wizard))
      // The terms have changed since they were read: the current ones are fetched, and nobody has accepted them yet.
      const { acceptedBy } = findTraits(position.partner?.kind)
      if (acceptedBy && acceptedBy in fields) {
        wizard.refreshPartner?.()
        setDraft(({ typed, ...rest }) => ({
          ...rest,
          typed: { ...typed, partner: { ...typed.partner, [acceptedBy]: false } },
        }))
      }
      go(keep(position, {}, 'information'))
    } else setProblem(answer.problem)
    isUnderWay.current = false
    setSending(false)
  }

  /** The proof of the number has run out: another code is sent, and the page for it opens. What went wrong is shown there. */
  async function verifyAgain() {
    const { problem: unsent } = await sendCodeTo(draft.patient!.phone, wizard)
    setDraft(({ proof: _, sent, ...rest }) => ({ ...rest, ...(!unsent && { sent }) }))
  }

  // Nobody takes the tablet along to try again later: it asks by itself, in sight, with the same key.
  const isUnanswered = kiosk !== undefined && problem !== undefined && unanswered.has(problem.code)
  const again = useRef(order)
  again.current = order
  useEffect(() => {
    if (!isUnanswered || !problem) return
    const timer = setTimeout(() => void again.current(), askAgainAfter)
    return () => clearTimeout(timer)
  }, [isUnanswered, problem])

  const { start } = parseSlotId(position.choices.slot!)!
  const isTogether = position.choices.people !== undefined
  const isGone = held.status === 'gone' || problem?.code === 'not-found'
  const isTaken = isGone || held.status === 'taken' || isTakenCode(problem?.code)
  return (
    <>
      {isTaken ? <LostTime isGone={isGone} onChosen={() => setProblem(undefined)} /> : <HoldNotice />}
      {/* A tablet on its side has no room to say it twice. */}
      {!kiosk && <Notice tone="success">{words.confirm.verified}</Notice>}
      {isTogether ? <Together /> : <OrderReview />}
      {position.treatment?.package && <PackageTerms />}
      <div className="small-print">
        <p>
          {sayCancellation(isTogether ? words.together : position.treatment?.group ? words.group : words.confirm, {
            start,
            hours: hoursToCancel(wizard, groups),
            now: Date.now(),
          })}
        </p>
        {!kiosk && (
          <p>
            <a href={paths.cancellation} target="_blank" rel="noreferrer">
              {words.confirm.cancellationLink}
            </a>
          </p>
        )}
        {position.treatment?.price !== 0 && (
          <p>
            {isTogether
              ? words.together.pay
              : position.treatment?.group?.isOnline
                ? words.group.pay
                : words.confirm.pay}
          </p>
        )}
        <Terms site={wizard} />
      </div>
      {isUnanswered && (
        <Notice tone="warning" live>
          <p>{kiosk.words.connection.noAnswer}</p>
          <p>{kiosk.words.connection.askStaff}</p>
        </Notice>
      )}
      {problem && !isTaken && !isUnanswered && (
        <ProblemNotice hasTyped problem={problem} site={wizard} onRetry={order} clinic={position.clinic} />
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
function makeOrder({ position, draft, setDraft, held, locale }: Wizard): {
  body: BodyOf<'POST /bookings'>
  key: string
} {
  const { choices } = position
  const patients = [draft.patient!, ...(draft.others ?? [])].map(sendPatient)
  const essence = {
    ...(choices.people
      ? { people: listTimes(choices).map((slot, place) => ({ slot, patient: patients[place]! })) }
      : { ...nameTime(choices.slot!), patient: patients[0]! }),
    treatment: choices.treatment!,
    verification: draft.proof!.token,
    locale,
    // Its fields are those that the server listed for this kind of partner.
    ...(draft.partner && { partner: draft.partner as PartnerBody }),
  }
  const content = JSON.stringify(essence)
  if (draft.order?.content === content) return draft.order
  const order = { key: randomId(), content, body: { ...essence, ...(held.id && { hold: held.id }) } }
  setDraft((before) => ({ ...before, order }))
  return order
}

const sendPatient = ({ email, ...patient }: Patient) => ({ ...patient, ...(email && { email }) })
