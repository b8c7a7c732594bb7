import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { StartingSkeleton } from '../linked/linked-head.tsx'
import { LostLink } from '../linked/lost-link.tsx'
import { type LinkedKey, useLinkedKey } from '../linked/use-linked-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { sayFee } from '../words/fee.ts'
import { AfterBooking } from './add-to-calendar.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeActions } from './change-actions.tsx'
import { CheckInCode } from './check-in-code.tsx'
import { EarlierLink } from './earlier-link.tsx'
import { recallTogether } from './joined-keys.ts'
import { MoveBooking } from './move-booking.tsx'
import { useBooking } from './use-booking.ts'
import { usePossibleChanges } from './use-possible-changes.ts'

const PackageVisits = lazy(() => import('../packages/package-visits.tsx'))

/** Where a booking is seen, moved and cancelled with the link from the SMS. */
export function Manage(props: { site: BookingSite; children: ReactNode }) {
  const linked = useLinkedKey('booking')
  return <LinkedBooking key={linked.openedLater} linked={linked} {...props} />
}

function LinkedBooking({
  site,
  linked: { key, isDamaged, openedLater },
  children,
}: {
  site: BookingSite
  linked: LinkedKey
  children: ReactNode
}) {
  const { words, catalogue, language, paths } = site
  const open = useBooking(key, site.locale)
  const { state, booking, problem, show, refresh } = open
  const possible = usePossibleChanges(booking, refresh)
  const [isAsking, setAsking] = useState(false)
  const [isMoving, setMoving] = useState(false)
  /** What was just done; a new object every time, so that the heading takes focus again. */
  const [done, setDone] = useState<{ what: 'moved' | 'cancelled' }>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Where the page was there before, nothing else tells a screen reader that it is another booking.
    if (done || openedLater > 0) heading.current?.focus()
  }, [done, openedLater])

  if (!booking || !key) {
    return (
      <div className="wrap wizard-end">
        <h1 className="at-once" tabIndex={-1} ref={heading}>
          {words.manage.heading}
        </h1>
        <StartingSkeleton />
        {state === 'looking' && <Skeleton shape="card" count={1} label={words.nav.loading} />}
        {state === 'none' && !isDamaged && <p className="lead needs-script">{words.manage.needLink}</p>}
        {(isDamaged || problem?.code === 'not-found') && <Notice tone="error">{words.manage.wrongLink}</Notice>}
        {problem && problem.code !== 'not-found' && <ProblemNotice problem={problem} site={site} onRetry={refresh} />}
        <div className="without-script">
          <Notice tone="warning">{words.manage.withoutScript}</Notice>
        </div>
        {state !== 'looking' && <LostLink site={site}>{children}</LostLink>}
      </div>
    )
  }
  const clinic = catalogue.clinics.find(({ id }) => id === booking.clinic)
  // Without a price the whole package is cancelled.
  const visits = booking.package && booking.package.price !== null && (
    <Suspense>
      <PackageVisits open={open} site={site} />
    </Suspense>
  )
  // This tab booked for several people: the way back to all of them.
  const toAll = recallTogether(key) && (
    <ButtonLink tone="quiet" href={paths.booked}>
      {words.together.all}
    </ButtonLink>
  )
  if (booking.state === 'cancelled') {
    const count = booking.group?.dates.length ?? 1
    const { cancelledText, cancelledFree: free, cancelledFee: fee, cancelledFeeUnknown: unknown } = words.manage
    const isWholePackage = booking.package && !visits
    // A fee for the package is that of its first visit.
    const saysFee = !isWholePackage || booking.package?.number === 1
    const oneText = booking.together ? words.together.cancelledText : cancelledText
    return (
      <div className="wrap wizard-end">
        <h1 tabIndex={-1} ref={heading}>
          {words.manage.cancelled}
        </h1>
        <p className="lead">
          {format(isWholePackage ? words.package.restCancelled : count > 1 ? words.group.cancelledAll : oneText, {
            count,
            name: booking.together?.firstName ?? '',
            time: longTime(booking.start, language),
          })}{' '}
          {saysFee && sayFee(booking, { free, fee, unknown }, site)}
        </p>
        {visits || (
          <p className="next-acts">
            <ButtonLink href={paths.booking}>{words.manage.another}</ButtonLink>
            {toAll}
          </p>
        )}
      </div>
    )
  }
  // Paid for with the first.
  const isLaterVisit = booking.package && booking.package.number > 1
  const isMoved = done?.what === 'moved'
  return (
    <div className="wrap wizard-end">
      <h1 tabIndex={-1} ref={heading}>
        {isMoved ? words.manage.moved : words.manage.heading}
      </h1>
      {isMoved && (
        <Notice tone="success">{format(words.manage.movedText, { time: longTime(booking.start, language) })}</Notice>
      )}
      <div className="end-columns">
        <BookingFacts
          booking={booking}
          who={booking.together?.firstName}
          site={site}
          {...(isLaterVisit && { price: words.package.included })}
        >
          <ChangeActions
            booking={booking}
            possible={possible}
            clinic={clinic}
            isMoving={isMoving}
            onMove={() => setMoving(!isMoving)}
            onCancel={() => setAsking(true)}
            site={site}
          >
            <EarlierLink {...{ booking, site }} bookingKey={key} mayMove={possible.mayMove} />
          </ChangeActions>
        </BookingFacts>
        <div>
          <AfterBooking booking={booking} tone={isMoved ? 'fjord' : 'quiet'} onFileFetched={refresh} site={site} />
          <CheckInCode booking={booking} site={site} />
          {toAll}
        </div>
      </div>
      {isMoving && possible.mayMove && (
        <MoveBooking
          booking={booking}
          bookingKey={key}
          site={site}
          onMoved={(moved) => {
            show(moved)
            setDone({ what: 'moved' })
            setMoving(false)
          }}
        />
      )}
      {!isMoving && visits}
      {isAsking && possible.mayCancel && (
        <CancelDialog
          booking={booking}
          bookingKey={key}
          clinic={clinic}
          site={site}
          onCancelled={(cancelled) => {
            setAsking(false)
            show(cancelled)
            setDone({ what: 'cancelled' })
          }}
          onOutdated={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
