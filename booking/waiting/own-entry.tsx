import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedHead, LinkedSkeleton } from '../linked/linked-head.tsx'
import { LostLink } from '../linked/lost-link.tsx'
import { usePageHeading } from '../linked/use-page-heading.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { findChangeable } from './find-changeable.ts'
import { findWaitable } from './find-waitable.ts'
import { HeldNotice } from './held-notice.tsx'
import { queryOf } from './purpose.ts'
import { type EntryKey, leaveList, stayOnList, type WaitingEntry } from './waiting-calls.ts'
import { WhatHappens } from './what-happens.tsx'
import { joinAgain } from './wish-of-entry.ts'

export type EntryNews = 'joined' | 'changed'

/** What somebody waits for, what is offered to them, and how to stop. */
export function OwnEntry({
  entryKey,
  entry,
  problem,
  news,
  onChange,
  onAskAgain,
  words,
  site,
}: {
  entryKey: EntryKey
  /** Undefined while it is asked for, and once it is over. */
  entry: WaitingEntry | undefined
  /** Why it could not be asked for. */
  problem: CallProblem | undefined
  /** What they have done just now. */
  news: EntryNews | undefined
  /** They are on their way to change it. */
  onChange: () => void
  onAskAgain: () => void
  words: WaitingMessages
  site: BookingSite
}) {
  const [busy, setBusy] = useState<'stay' | 'stop'>()
  const [refused, setRefused] = useState<CallProblem>()
  const [hasStayed, setStayed] = useState(false)
  /** What was waited for until it was stopped. */
  const [stopped, setStopped] = useState<WaitingEntry>()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageHeading(heading, site.brand)
  useEffect(() => {
    if (news || stopped) heading.current?.focus()
  }, [news, stopped])

  async function stop(entry: WaitingEntry) {
    if (busy) return
    setBusy('stop')
    setRefused(undefined)
    const answer = await leaveList(entryKey)
    setBusy(undefined)
    if (answer.ok || answer.problem.code === 'not-found') setStopped(entry)
    else setRefused(answer.problem)
  }
  async function stay() {
    if (busy) return
    setBusy('stay')
    setRefused(undefined)
    const answer = await stayOnList(entryKey, site.locale)
    setBusy(undefined)
    if (!answer.ok && answer.problem.code !== 'not-found') return setRefused(answer.problem)
    setStayed(answer.ok)
    onAskAgain()
  }

  if (stopped) {
    // An earlier time is asked for on the page of the booking that would move.
    const treatment = stopped.booking ? undefined : findWaitable(stopped.treatment.id, site.catalogue)
    return (
      <div className="wrap wizard-end">
        <LinkedHead name={words.heading} heading={heading}>
          {words.stopped}
        </LinkedHead>
        <p className="lead">{words.stoppedText}</p>
        {stopped.offer && <p>{words.stoppedOffer}</p>}
        <p className="next-acts">
          {stopped.booking ? (
            <ButtonLink href={site.paths.manage}>{site.words.manage.heading}</ButtonLink>
          ) : (
            <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
          )}
          {treatment && (
            <ButtonLink
              tone="quiet"
              href={site.paths.waitingList + joinAgain(stopped, treatment, dayAtClinic(Date.now()))}
            >
              {words.again}
            </ButtonLink>
          )}
        </p>
      </div>
    )
  }
  const isOver = problem?.code === 'not-found'
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.heading} heading={heading}>
        {(entry || news) && words.joined}
      </LinkedHead>
      {!entry && !problem && <LinkedSkeleton label={site.words.nav.loading} />}
      {isOver && (
        <>
          <Notice tone="info" live>
            {words.gone}
          </Notice>
          <p className="next-acts">
            <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
          </p>
          <LostLink site={site} />
        </>
      )}
      {!entry && problem && !isOver && <ProblemNotice problem={problem} site={site} onRetry={onAskAgain} />}
      {entry && (
        <>
          <Standing
            entry={entry}
            said={hasStayed ? words.stayed : news === 'changed' ? words.changed : undefined}
            isBusy={busy === 'stay'}
            onStay={stay}
            words={words}
          />
          <div className="end-columns">
            <EntryFacts entry={entry} words={words} site={site}>
              {findChangeable(entry, site.catalogue) && (
                <ButtonLink
                  tone="fjord"
                  href={`${site.paths.waitingList}?${queryOf('change')}#${entryKey.reference}.${entryKey.token}`}
                  onClick={onChange}
                >
                  {words.change}
                </ButtonLink>
              )}
              <Button tone="quiet" aria-disabled={busy !== undefined} onClick={() => void stop(entry)}>
                {busy === 'stop' ? words.stopping : words.stop}
              </Button>
            </EntryFacts>
            <WhatHappens words={words} />
          </div>
          {refused && <ProblemNotice problem={refused} site={site} onRetry={() => setRefused(undefined)} />}
        </>
      )}
    </div>
  )
}

/** What somebody should know or do now. */
function Standing({
  entry: { standing, offer },
  said,
  isBusy,
  onStay,
  words,
}: {
  entry: WaitingEntry
  /** What has become of what they did just now. */
  said: string | undefined
  isBusy: boolean
  onStay: () => void
  words: WaitingMessages
}) {
  const saidSo = said && (
    <Notice tone="success" live>
      {said}
    </Notice>
  )
  if (offer) {
    return (
      <>
        {saidSo}
        <HeldNotice offer={offer} words={words} />
      </>
    )
  }
  if (standing === 'resting') {
    return (
      <Notice tone="warning">
        <p>{words.standing.resting}</p>
        <Button tone="fjord" aria-disabled={isBusy} onClick={onStay}>
          {isBusy ? words.saving : words.stay}
        </Button>
      </Notice>
    )
  }
  return saidSo || (standing === 'enough-today' ? <Notice>{words.standing['enough-today']}</Notice> : null)
}
