import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CallProblem } from '#client/send.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Patient } from '#domain/forms/patient.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useDraft } from '../draft/use-draft.ts'
import { queryAddress } from '../flows/address.ts'
import { resumeFlow } from '../flows/instance.ts'
import { webFlow } from '../flows/web.ts'
import { listErrors } from '../form/field-errors.ts'
import { StartingFrame } from '../frame/starting-frame.tsx'
import { StepLine } from '../frame/step-line.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { checkPerson } from './check-person.ts'
import { CodeQuestion } from './code-question.tsx'
import { findWaitable } from './find-waitable.ts'
import { JoinProblem } from './join-problem.tsx'
import { PersonQuestion } from './person-question.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { useErrors } from './use-errors.ts'
import { useJoining } from './use-joining.ts'
import { useQuestion } from './use-question.ts'
import { useWish } from './use-wish.ts'
import type { EntryKey } from './waiting-calls.ts'
import {
  findJoinStep,
  type JoinStep,
  listableDays,
  listSteps,
  readWish,
  type Wish,
  wishedOf,
  writeWish,
} from './wish.ts'
import { WishQuestion } from './wish-question.tsx'
import { WishSummary } from './wish-summary.tsx'

/** Joining the waiting list, one question a page. Where somebody is and what they wait for follows from the address alone. */
export function JoinList({
  words,
  site,
  onJoined,
}: {
  words: WaitingMessages
  site: BookingSite
  onJoined: (key: EntryKey) => void
}) {
  // What somebody has typed in the booking is here, and what they type here is there when they go back.
  const [instance] = useState(() => resumeFlow(site.flows, webFlow))
  const draft = useDraft(instance.draft, site)
  const isRestoring = useSyncExternalStore(instance.draft.subscribe, instance.isRestoring, () => false)
  const { search, wish, change } = useWish(
    (of) => readWish(of, (id) => findWaitable(id, site.catalogue))!,
    (changed, of) => writeWish(changed, (new URLSearchParams(of).get('step') as JoinStep | null) ?? undefined),
  )
  const today = dayAtClinic(Date.now())
  const possible = listableDays(today)
  const person = checkPerson(draft.typed, { ...site, today, isGroup: wish.group !== undefined })
  const sent = person.ok && draft.sent?.phone === person.patient.phone ? draft.sent : undefined
  const asked = new URLSearchParams(search).get('step')
  const step = findJoinStep(wish, asked, { possible, isInformed: sent !== undefined })
  const steps = listSteps(wish)
  const title = titleOf(step, words, site)
  const { errors, setErrors } = useErrors(step)
  const heading = useQuestion({ step, title, hasErrors: errors.length > 0 }, site)
  const hasJoined = useRef(false)
  const { isJoining, join } = useJoining((key) => {
    hasJoined.current = true
    onJoined(key)
  })
  // As after a booking, Back finds an empty form. Not before it is left: what is typed is on screen until then.
  useEffect(() => () => (hasJoined.current ? instance.draft.forget() : undefined), [instance])
  const [failed, setFailed] = useState<{ problem: CallProblem; retry: () => void }>()
  /** The proof of the number has run out: another code is sent with the next press. */
  const [isUnproved, setUnproved] = useState(false)

  const goTo = (to: JoinStep) => queryAddress.go(writeWish(wish, to))
  async function send(patient: Patient, proof: string) {
    setFailed(undefined)
    setUnproved(false)
    const problem = await join({
      ...wishedOf(wish, possible),
      verification: proof,
      patient,
      locale: site.locale,
    })
    if (!problem) return
    if (problem.code === 'invalid-code') {
      instance.draft.change(({ proof: _, sent: __, ...before }) => before)
      setUnproved(true)
      return goTo('information')
    }
    const wrong = problem.code === 'validation' ? listErrors(problem.fields ?? {}, undefined, site) : []
    setFailed({ problem, retry: () => void send(patient, proof) })
    if (wrong.length > 0 && step === 'information') setErrors(wrong)
  }
  const next = steps[steps.indexOf(step) + 1]
  const previous = steps[steps.indexOf(step) - 1]
  const question = {
    ...{ wish, words, site, errors, setErrors },
    back: previous ? writeWish(wish, previous) : toBooking(wish, site),
    onNext: () => next && goTo(next),
  }
  const names = steps.filter((it) => it !== 'code')
  return (
    <QuestionFrame
      step={step}
      title={title}
      heading={heading}
      errors={errors}
      site={site}
      above={
        <>
          <StepLine
            // The code is a part of 'About you'.
            names={names.map((it) => words.steps[it])}
            now={names.indexOf(step === 'code' ? 'information' : step)}
            site={site}
          />
          <WishSummary wish={wish} step={step} possible={possible} words={words} site={site} />
          <StartingFrame instance={instance} label={site.words.nav.loading} />
        </>
      }
    >
      {isUnproved && (
        <Notice tone="warning" live>
          {site.words.note.verify}
        </Notice>
      )}
      {step === 'information' && !isRestoring && (
        <PersonQuestion {...question} {...{ instance, draft, isJoining }} onProved={(...it) => void send(...it)} />
      )}
      {step === 'code' && sent && person.ok && (
        <CodeQuestion
          {...question}
          sent={sent}
          isJoining={isJoining}
          onSent={(sent) => instance.draft.change((before) => ({ ...before, sent }))}
          onVerified={(token) => {
            const { patient } = person
            instance.draft.change((before) => ({ ...before, proof: { phone: patient.phone, token } }))
            void send(patient, token)
          }}
        />
      )}
      {step !== 'information' && step !== 'code' && (
        <WishQuestion {...question} step={step} possible={possible} onChange={change} />
      )}
      {failed && <JoinProblem problem={failed.problem} onRetry={failed.retry} words={words} site={site} />}
    </QuestionFrame>
  )
}

function titleOf(step: JoinStep, words: WaitingMessages, site: BookingSite): string {
  if (step === 'information' || step === 'code') return site.words.step.information
  return words[step].heading
}

/** Back to the times of the treatment, where the way to the list is. */
function toBooking({ treatment, clinics, day }: Wish, { paths }: BookingSite): string {
  const query = new URLSearchParams({
    treatment: treatment.id,
    ...(clinics[0] && { clinic: clinics[0] }),
    ...(day && { date: day }),
  })
  return `${paths.booking}?${query}`
}
