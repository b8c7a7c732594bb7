import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { Answer, CallProblem } from '#client/send.ts'
import { useAnswer } from '#client/use-answer.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedHead, LinkedSkeleton } from '../linked/linked-head.tsx'
import { usePageHeading } from '../linked/use-page-heading.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { FreedEnd } from './freed-end.tsx'
import { FreedTime } from './freed-time.tsx'
import { askOffer, declineOffer, type Offer, type OfferKey, takeOffer } from './offer-calls.ts'
import { OfferEnd } from './offer-end.tsx'
import { WrongOffer } from './wrong-offer.tsx'

/** A time of the waiting list is held for minutes, and goes to somebody else after them. */
const refreshEvery = 15_000

/** What is held for a patient: a time that they have waited for, or some in place of one that is lost, each a button that moves the booking. */
export function OwnOffer({ offerKey, words, site }: { offerKey: OfferKey; words: OfferMessages; site: BookingSite }) {
  const { locale, language } = site
  const { value, problem, refresh } = useAnswer(askOffer(offerKey, locale), {
    token: offerKey.token,
    refreshEvery,
  })
  const [changed, setChanged] = useState<Offer>()
  /** The slot that is being taken, or 'none' while all are declined. */
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<CallProblem>()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageHeading(heading, site.brand)
  const offer = changed ?? value
  /** What was open a moment ago: the buttons go with it, and so would the focus. */
  const wasOpen = useRef(false)
  const state = offer?.state
  useEffect(() => {
    if (wasOpen.current && state !== 'open') heading.current?.focus()
    wasOpen.current = state === 'open'
  }, [state])
  async function act(name: string, call: Promise<Answer<Offer>>) {
    setBusy(name)
    setRefused(undefined)
    const answer = await call
    setBusy(undefined)
    if (answer.ok) return setChanged(answer.value)
    setRefused(answer.problem)
    // What is told of the offer may have changed: it has expired, or somebody has moved the booking.
    if (answer.problem.code === 'offer-gone') refresh()
  }

  const isFreed = offer?.reason === 'freed-time'
  if (offer && offer.state !== 'open') {
    const end = { offer, words, site, heading }
    return isFreed ? <FreedEnd {...end} /> : <OfferEnd {...end} />
  }
  const decline = () => act('none', declineOffer(offerKey, locale))
  if (offer && isFreed) {
    return (
      <FreedTime
        {...{ offer, busy, refused, words, site, heading }}
        onTake={(slot) => void act(slot, takeOffer(offerKey, slot, locale))}
        onDecline={() => void decline()}
      />
    )
  }
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.name} heading={heading}>
        {offer && words.heading}
      </LinkedHead>
      {!offer && !problem && <LinkedSkeleton label={site.words.nav.loading} />}
      {!offer && problem?.code === 'not-found' && <WrongOffer words={words} site={site} />}
      {!offer && problem && problem.code !== 'not-found' && (
        <ProblemNotice problem={problem} site={site} onRetry={refresh} />
      )}
      {offer && (
        <>
          <p className="lead">
            {offer.booked &&
              format(words.reason, {
                time: longTime(offer.booked.start, language),
                name: offer.booked.practitioner.name,
              })}
          </p>
          <p>{format(words.until, { time: clockOf(offer.expiresAt) })}</p>
          {refused?.code === 'offer-gone' && (
            <Notice tone="warning" live>
              {format(words.slotGone, { phone: offer.clinic.phone })}
            </Notice>
          )}
          {refused && refused.code !== 'offer-gone' && (
            <ProblemNotice problem={refused} site={site} onRetry={() => setRefused(undefined)} />
          )}
          <ul className="offered-times" aria-label={words.choices}>
            {offer.times.map(({ slot, start, practitioner }) => (
              <li key={slot}>
                <Button
                  tone="fjord"
                  disabled={busy !== undefined}
                  onClick={() => act(slot, takeOffer(offerKey, slot, locale))}
                >
                  <strong>{longTime(start, language)}</strong>
                  <span>{busy === slot ? words.taking : format(words.with, { name: practitioner.name })}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button tone="quiet" disabled={busy !== undefined} onClick={decline}>
            {words.decline}
          </Button>
        </>
      )}
    </div>
  )
}
