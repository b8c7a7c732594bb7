import { useEffect, useMemo, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { Booking, BookingKey } from '../booking-calls.ts'
import { startFlow } from '../flows/instance.ts'
import { moveFlow } from '../flows/move.ts'
import { useFlow } from '../flows/use-flow.ts'
import { writeQuery } from '../position/choices.ts'
import { choose, keep } from '../position/links.ts'
import { findClinics } from '../position/offer.ts'
import { StepView } from '../steps/step-view.tsx'
import { type BookingSite, WizardProvider } from '../wizard-context.tsx'
import { listTreatment } from './list-treatment.ts'
import { moveBooking } from './manage-calls.ts'

/** The time that was chosen is past, or the roster has changed: nothing else in the call can be wrong. */
const isGone = ({ code }: CallProblem) => code === 'validation'

/** Another time for the same treatment, at the same clinic or another that has it. */
export function MoveBooking({
  booking,
  bookingKey,
  site,
  onMoved,
}: {
  booking: Booking
  bookingKey: BookingKey
  site: BookingSite
  onMoved: (booking: Booking) => void
}) {
  const { words } = site
  const { treatment, clinic, start } = booking
  const catalogue = useMemo(() => listTreatment(site.catalogue, treatment), [site.catalogue, treatment])
  const [instance] = useState(() => startFlow(moveFlow, writeQuery({ treatment, clinic, date: start.slice(0, 10) })))
  const { wizard, followLink } = useFlow(instance, { ...site, catalogue })
  const { position, go } = wizard
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  /** Incremented after a refusal to fetch again: the times shown were not free. */
  const [round, setRound] = useState(0)
  const isUnderWay = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // It opens below what is on the screen: focus brings it there, also for screen readers.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])
  if (!position.treatment || !position.clinic) return null

  async function move(slot: string) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    const answer = await moveBooking(bookingKey, slot, site.locale)
    isUnderWay.current = false
    setBusy(false)
    if (answer.ok) return onMoved(answer.value)
    setProblem(answer.problem)
    if (answer.problem.code !== 'slot-taken' && !isGone(answer.problem)) return
    go(keep(position, { slot: undefined }))
    setRound(round + 1)
  }
  const { slot } = position.choices
  const finish = {
    label: isBusy ? words.manage.moving : words.manage.moveHere,
    run: () => slot && void move(slot),
  }
  const clinics = findClinics(catalogue, position.treatment)
  return (
    <WizardProvider value={{ ...wizard, finish }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the links inside, which the keyboard makes too */}
      <section className="move" aria-label={words.manage.move} onClick={followLink}>
        <h2 tabIndex={-1} ref={heading}>
          {words.manage.move}
        </h2>
        {clinics.length > 1 && (
          <label className="tools">
            <span>{words.manage.chooseClinic}</span>{' '}
            <select
              className="input"
              value={position.clinic.id}
              onChange={(event) => go(choose(position, { area: undefined, clinic: event.target.value }))}
            >
              {clinics.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <StepView key={round} />
        {problem && isGone(problem) && (
          <Notice tone="error" live>
            {words.hold.gone}
          </Notice>
        )}
        {problem && !isGone(problem) && (
          <ProblemNotice
            problem={problem}
            site={site}
            clinic={position.clinic}
            onRetry={() => slot && void move(slot)}
          />
        )}
      </section>
    </WizardProvider>
  )
}
