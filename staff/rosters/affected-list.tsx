import { useState } from 'react'
import { reachOf } from '#domain/staff/permissions.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { problemOf } from '../app/call-error.ts'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { OutcomeLine } from '../parts/outcome-line.tsx'
import type { AffectedBooking } from './roster-week.ts'
import './affected-list.css'

/** Bookings that have lost their time, each with what can be done about it. */
export function AffectedList({ clinic }: { clinic: string }) {
  const words = useWords(rosterWords)
  const member = useMember()
  const { data, error, refetch } = useAsk('GET /staff/affected', { query: { clinic } })
  const offer = useChange('POST /staff/offers', ['GET /staff/affected'])
  const [failed, setFailed] = useState<ReadonlyMap<string, Error>>(new Map())
  /** What came of the last button that has gone since. */
  const [outcome, setOutcome] = useState<{ text: string; at: number }>()
  const tell = (text: string) => setOutcome({ text, at: Date.now() })
  const bookings = data?.bookings ?? []
  const waiting = bookings.filter(({ offer }) => offer?.state !== 'open')
  const mayOffer = reachOf(member, 'POST /staff/offers') !== undefined
  async function offerAll() {
    // One after the other: each takes the nearest times that are left.
    const failures = new Map<string, Error>()
    for (const { reference } of waiting) {
      await offer.mutateAsync({ body: { reference } }).catch((error: Error) => failures.set(reference, error))
    }
    setFailed(failures)
    tell(format(words.offered, { count: waiting.length - failures.size }))
  }
  return (
    <section className="affected-list" aria-label={words.touched}>
      <h2>
        {words.touched} {bookings.length > 0 && <span>{bookings.length}</span>}
      </h2>
      {error && !data && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {outcome && <OutcomeLine key={outcome.at}>{outcome.text}</OutcomeLine>}
      {data && bookings.length === 0 && <p className="soft">{words.noneTouched}</p>}
      {mayOffer && waiting.length > 1 && (
        <PillButton tone="strong" isPending={offer.isPending} onPress={() => void offerAll()}>
          {words.offerAll}
        </PillButton>
      )}
      <ul>
        {bookings.map((booking) => (
          <Affected
            key={booking.reference}
            booking={booking}
            mayOffer={mayOffer}
            failure={failed.get(booking.reference)}
            onKept={() => tell(format(words.kept, { name: booking.name }))}
          />
        ))}
      </ul>
    </section>
  )
}

function Affected({
  booking,
  mayOffer,
  failure,
  onKept,
}: {
  booking: AffectedBooking
  mayOffer: boolean
  /** Of the offers to all. */
  failure: Error | undefined
  onKept: () => void
}) {
  const words = useWords(rosterWords)
  const locale = useLocale()
  const { nameOf } = useCatalogue()
  const offer = useChange('POST /staff/offers', ['GET /staff/affected'])
  const keep = useChange('POST /staff/affected/{reference}/keep', ['GET /staff/affected'])
  const { reference, start, name, treatment, practitioner, reason } = booking
  const state =
    booking.offer && format(words.offerStates[booking.offer.state], { time: clockOf(booking.offer.expiresAt) })
  async function keepTime() {
    await keep.mutateAsync({ params: { reference } })
    onKept()
  }
  const error = offer.error ?? keep.error ?? (booking.offer?.state === 'open' ? undefined : failure)
  const ofThis = (action: string) => `${action}: ${name} ${clockOf(start)}`
  return (
    <li>
      <p>
        <strong>
          {shortDay(start.slice(0, 10), locale)} {clockOf(start)} {name}
        </strong>
      </p>
      <p className="soft">
        {nameOf(treatment)} · {practitioner.name} · {words.reasons[reason]}
      </p>
      {state && offer.isSuccess && <OutcomeLine>{state}</OutcomeLine>}
      {state && !offer.isSuccess && (
        <p>
          <strong>{state}</strong>
        </p>
      )}
      {error && <ProblemLine problem={problemOf(error)} />}
      {mayOffer && (
        <Actions>
          {booking.offer?.state !== 'open' && (
            <PillButton
              aria-label={ofThis(words.offer)}
              isPending={offer.isPending}
              onPress={() => offer.mutate({ body: { reference } })}
            >
              {words.offer}
            </PillButton>
          )}
          <PillButton
            aria-label={ofThis(words.keep)}
            isPending={keep.isPending}
            onPress={() => void keepTime().catch(() => {})}
          >
            {words.keep}
          </PillButton>
        </Actions>
      )}
    </li>
  )
}
