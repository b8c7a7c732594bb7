import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { telephoneLink } from '#domain/market.ts'
import type { SiteClinic } from '#domain/site-data.ts'
import { format } from '#messages/format.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { cancelBooking } from '../api/api.ts'
import type { CallProblem } from '../api/call.ts'
import { ProblemNotice } from '../frame/problem-notice.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { AfterBooking } from './add-to-calendar.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { isDamagedKey, readFragment, recallBooking, rememberBooking } from './booking-key.ts'
import { CheckInCode } from './check-in-code.tsx'
import { MoveBooking } from './move-booking.tsx'
import { useBooking } from './use-booking.ts'

/** Takes the token out of the address as soon as it is read, so that no screenshot or shared tab gives it away. */
function findKey() {
  const linked = readFragment(location.hash)
  if (!linked) return location.hash ? undefined : recallBooking()
  rememberBooking(linked)
  history.replaceState(history.state, '', location.pathname)
  return linked
}

/** Where a booking is seen, moved and cancelled with the link from the SMS. */
export function Manage({ site, children }: { site: BookingSite; children: ReactNode }) {
  const { words, catalogue, language, paths } = site
  const { state, booking, key, problem, show, refresh } = useBooking(findKey, site.locale)
  /** Known in the browser only: the page is rendered without a fragment. */
  const [isDamaged, setDamaged] = useState(false)
  useLayoutEffect(() => setDamaged(isDamagedKey(location.hash)), [])
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isMoving, setMoving] = useState(false)
  /** What was just done; a new object every time, so that the heading takes focus again. */
  const [done, setDone] = useState<{ what: 'moved' | 'cancelled' }>()
  const [failure, setFailure] = useState<CallProblem>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])

  async function cancel() {
    if (!key || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await cancelBooking(key, site.locale)
    setBusy(false)
    setAsking(false)
    if (!answer.ok) return setFailure(answer.problem)
    show(answer.value)
    setDone({ what: 'cancelled' })
  }

  if (!booking || !key) {
    return (
      <div className="wrap wizard-end">
        <h1 tabIndex={-1}>{words.manage.heading}</h1>
        {state === 'looking' && <Skeleton shape="card" count={1} label={words.nav.loading} />}
        {state === 'none' && !isDamaged && <p className="lead">{words.manage.needLink}</p>}
        {(isDamaged || problem?.code === 'not-found') && <Notice tone="error">{words.manage.wrongLink}</Notice>}
        {problem && problem.code !== 'not-found' && <ProblemNotice problem={problem} site={site} onRetry={refresh} />}
        <div className="without-script">
          <Notice tone="warning">{site.common.booking.withoutScriptText}</Notice>
        </div>
        <div className="text">{state !== 'looking' && children}</div>
      </div>
    )
  }
  const clinic = catalogue.clinics.find(({ id }) => id === booking.clinic)
  const isCancelled = booking.state === 'cancelled'
  const isTooLate = Date.parse(booking.changeableUntil) < Date.now()
  const title = isCancelled
    ? words.manage.cancelled
    : done?.what === 'moved'
      ? words.manage.moved
      : words.manage.heading
  return (
    <div className="wrap wizard-end">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {isCancelled && (
        <>
          <p className="lead">
            {format(words.manage.cancelledText, { time: longTime(booking.start, language) })}{' '}
            {words.manage.cancelledFree}
          </p>
          <ButtonLink href={paths.booking}>{words.manage.another}</ButtonLink>
        </>
      )}
      {!isCancelled && (
        <>
          {done?.what === 'moved' && <Notice tone="success">{words.manage.movedText}</Notice>}
          <div className="end-columns">
            <div>
              <BookingFacts booking={booking} site={site} />
              <AfterBooking booking={booking} tone="quiet" onFileFetched={refresh} site={site} />
              <CheckInCode booking={booking} site={site} />
            </div>
            <div className="manage-actions">
              {isTooLate ? (
                <>
                  <p>{words.manage.tooLate}</p>
                  {clinic && <CallClinic clinic={clinic} site={site} />}
                </>
              ) : (
                <>
                  <p>{format(words.manage.until, { time: longTime(booking.changeableUntil, language) })}</p>
                  <Button tone="fjord" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
                    {words.manage.move}
                  </Button>
                  <Button tone="quiet" onClick={() => setAsking(true)}>
                    {words.manage.cancel}
                  </Button>
                </>
              )}
            </div>
          </div>
          {failure && <ProblemNotice problem={failure} site={site} clinic={clinic} onRetry={() => void cancel()} />}
          {isMoving && (
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
        </>
      )}
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title={words.manage.sure} closeLabel={words.nav.close}>
          <p className="asked-time">{longTime(booking.start, language)}</p>
          <p>{words.manage.sureText}</p>
          <p className="dialog-actions">
            <Button tone="fjord" onClick={cancel} aria-disabled={isBusy}>
              {isBusy ? words.manage.cancelling : words.manage.yes}
            </Button>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              {words.manage.no}
            </Button>
          </p>
        </Dialog>
      )}
    </div>
  )
}

function CallClinic({ clinic, site: { words } }: { clinic: SiteClinic; site: BookingSite }) {
  return (
    <a className="btn fjord" href={telephoneLink(clinic.phone)}>
      <Icon name="phone" />
      {format(words.time.call, { clinic: clinic.name, phone: clinic.phone })}
    </a>
  )
}
