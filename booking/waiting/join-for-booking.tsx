import { ProblemNotice } from '#client/problem-notice.tsx'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useLinkedKey } from '../linked/use-linked-key.ts'
import { useBooking } from '../manage/use-booking.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { EarlierForm } from './earlier-form.tsx'
import { findWaitable } from './find-waitable.ts'
import type { EntryKey } from './waiting-calls.ts'

/** An earlier time than that of a booking: what and who are known from it. */
export function JoinForBooking({
  words,
  site,
  onJoined,
}: {
  words: WaitingMessages
  site: BookingSite
  onJoined: (key: EntryKey) => void
}) {
  const { key } = useLinkedKey('booking', { keepsQuery: true })
  const { state, booking, problem, refresh } = useBooking(key, site.locale)
  const treatment = findWaitable(booking?.treatment ?? '', site.catalogue)
  const mayMove = booking?.state === 'booked' && !booking.group && booking.changeableFor > 0
  if (booking && key && treatment && mayMove)
    return <EarlierForm {...{ booking, treatment, words, site, onJoined }} bookingKey={key} />
  const isGone = state === 'none' || problem?.code === 'not-found'
  return (
    <div className="wrap wizard-end">
      <h1 tabIndex={-1}>{words.earlier.heading}</h1>
      {state === 'looking' && <Skeleton shape="card" count={1} label={site.words.nav.loading} />}
      {isGone && <Notice tone="error">{words.earlier.gone}</Notice>}
      {problem && !isGone && <ProblemNotice problem={problem} site={site} onRetry={refresh} />}
      {booking && <Notice tone="warning">{words.earlier.tooLate}</Notice>}
      {(isGone || booking) && (
        <p className="next-acts">
          <ButtonLink tone="fjord" href={site.paths.manage}>
            {site.words.manage.heading}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
