import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { useAnswer } from '#client/use-answer.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedHead, LinkedSkeleton } from '../linked/linked-head.tsx'
import { useHeadingTitle } from '../linked/use-heading-title.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { EntryGone } from './entry-gone.tsx'
import { findWaitable } from './find-waitable.ts'
import { toChange } from './purpose.ts'
import { askEntry, type EntryKey, leaveList, stayOnList, type WaitingEntry } from './waiting-calls.ts'
import { WhatHappens } from './what-happens.tsx'
import { joinAgain } from './wish-of-entry.ts'

/** Somebody may look at it for minutes while a time is offered to them. */
const refreshEvery = 20_000

export type EntryNews = 'joined' | 'changed'

/** What somebody waits for, what is offered to them, and how to stop. */
export function OwnEntry({
  entryKey,
  news,
  words,
  site,
}: {
  entryKey: EntryKey
  /** What they have done just now. */
  news: EntryNews | undefined
  words: WaitingMessages
  site: BookingSite
}) {
  const { value, problem, refresh } = useAnswer(askEntry(entryKey, site.locale), {
    token: entryKey.token,
    refreshEvery,
  })
  const [busy, setBusy] = useState<'stay' | 'stop'>()
  const [refused, setRefused] = useState<CallProblem>()
  const [hasStayed, setStayed] = useState(false)
  /** What was waited for until it was stopped. */
  const [stopped, setStopped] = useState<WaitingEntry>()
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingTitle(heading, site.brand)
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
    refresh()
  }

  if (stopped) {
    // An earlier time is asked for on the page of the booking that would move.
    const again = stopped.booking ? undefined : joinAgain(stopped, (id) => findWaitable(id, site.catalogue))
    return (
      <div className="wrap wizard-end">
        <LinkedHead name={words.heading} heading={heading}>
          {words.stopped}
        </LinkedHead>
        <p className="lead">{words.stoppedText}</p>
        {stopped.offer && <p>{words.stoppedOffer}</p>}
        <p className="next-acts">
          <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
          {again && (
            <ButtonLink tone="quiet" href={site.paths.waitingList + again}>
              {words.again}
            </ButtonLink>
          )}
        </p>
      </div>
    )
  }
  const isOver = problem?.code === 'not-found'
  const entry = isOver ? undefined : value
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.heading} heading={heading}>
        {(entry || news) && words.joined}
      </LinkedHead>
      {!entry && !problem && <LinkedSkeleton label={site.words.nav.loading} />}
      {isOver && <EntryGone words={words} site={site} />}
      {!entry && problem && !isOver && <ProblemNotice problem={problem} site={site} onRetry={refresh} />}
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
              {!entry.group && (
                <ButtonLink tone="fjord" href={`?${toChange}=1`}>
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
  if (offer) {
    return (
      <Notice tone="success" live>
        <p>{format(words.standing.offered, { time: clockOf(offer.expiresAt) })}</p>
        {offer.link && (
          <ButtonLink tone="fjord" href={offer.link}>
            {words.seeOffer}
          </ButtonLink>
        )}
      </Notice>
    )
  }
  if (standing === 'resting') {
    return (
      <Notice tone="warning">
        <p>{words.standing.resting}</p>
        <Button tone="fjord" aria-disabled={isBusy} onClick={onStay}>
          {isBusy ? words.staying : words.stay}
        </Button>
      </Notice>
    )
  }
  if (said) {
    return (
      <Notice tone="success" live>
        {said}
      </Notice>
    )
  }
  return standing === 'enough-today' ? <Notice>{words.standing['enough-today']}</Notice> : null
}
