import { useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import { partsOfDay } from '#domain/availability/part-of-day.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import type { Booking, BookingKey } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { JoinProblem } from './join-problem.tsx'
import { useJoining } from './use-joining.ts'
import { useWishOf } from './use-wish-of.ts'
import type { EntryKey } from './waiting-calls.ts'
import { wishedOf } from './wish.ts'
import { WishForm } from './wish-form.tsx'

/** Where and when an earlier time would suit: any time before the booking at its clinic, unless somebody says otherwise. */
export function EarlierForm({
  booking,
  bookingKey,
  treatment,
  words,
  site,
  onJoined,
}: {
  booking: Booking
  bookingKey: BookingKey
  treatment: SiteTreatment
  words: WaitingMessages
  site: BookingSite
  onJoined: (key: EntryKey) => void
}) {
  const { language, locale } = site
  const { wish, change, possible, choices } = useWishOf(treatment, {
    purpose: 'earlier',
    until: booking.start.slice(0, 10),
    first: () => ({ treatment, clinics: [booking.clinic], days: 'before', from: '', to: '', parts: partsOfDay }),
  })
  const { isJoining, join } = useJoining(onJoined)
  const [problem, setProblem] = useState<CallProblem>()

  async function submit() {
    setProblem(undefined)
    setProblem(await join({ ...wishedOf(wish, possible), locale, booking: bookingKey.reference }, bookingKey.token))
  }
  return (
    <WishForm
      step="earlier"
      title={words.earlier.heading}
      lead={format(words.earlier.text, { time: longTime(booking.start, language) })}
      onChange={change}
      onSubmit={submit}
      back={site.paths.manage}
      button={isJoining ? words.person.sending : words.join}
      isSending={isJoining}
      {...{ wish, possible, choices, words, site }}
    >
      {problem && <JoinProblem problem={problem} onRetry={() => void submit()} words={words} site={site} />}
    </WishForm>
  )
}
