import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { OpenBooking } from '../manage/use-booking.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { RestDialog } from './rest-dialog.tsx'
import { firstProposal, useVisitBooking } from './use-visit-booking.ts'
import { VisitItem } from './visit-item.tsx'

/** The visits of a package: what is booked, times for the next one, and the way to book or cancel all that is left. */
export default function PackageVisits({ open: opened, site }: { open: OpenBooking; site: BookingSite }) {
  const { show, refresh } = opened
  const booking = opened.booking!
  const words = site.words.package
  const { isBusy, problem, made, book, bookAll, retry } = useVisitBooking(opened.key!, site, show)
  const [isAsking, setAsking] = useState(false)
  const [isRestCancelled, setRestCancelled] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: focus stays near, and the notice is read out.
  useEffect(() => {
    if (made || isRestCancelled) heading.current?.focus()
  }, [made, isRestCancelled])

  const visits = booking.visits ?? []
  const next = visits.find((it) => !it.booking)
  const { had = 0, visitPrice = null, owed = null } = booking.package ?? {}
  const coming = visits.flatMap((it) => (it.booking && !it.booking.isOver ? it.booking : []))
  const proposal = firstProposal(booking)
  const open = visits.filter((it) => !it.booking && it.proposed.length > 0)
  const lastMade = made && visits.find((it) => it.booking?.reference === made.last.reference)
  return (
    <section className="package-visits" aria-labelledby="package-visits">
      <h2 id="package-visits" tabIndex={-1} ref={heading}>
        {words.visits}
      </h2>
      {isRestCancelled ? (
        <Notice tone="success" live>
          {words.restCancelled} {owed ? format(words.owed, { price: formatPrice(owed, site.common) }) : null}
        </Notice>
      ) : (
        made && (
          <Notice tone="success" live>
            {made.count > 1
              ? words.allBooked
              : format(words.justBooked, {
                  number: lastMade?.number ?? '',
                  time: longTime(made.last.start, site.language),
                })}
          </Notice>
        )
      )}
      {problem && <ProblemNotice problem={problem} site={site} onRetry={retry} />}
      {!next && <p>{words.ended}</p>}
      <ol>
        {visits.map((visit) => (
          <VisitItem
            key={visit.number}
            visit={visit}
            count={visits.length}
            isNext={visit === next}
            isCurrent={visit.booking?.reference === booking.reference}
            isBusy={isBusy}
            onBook={(slot) => void book(slot)}
            site={site}
          />
        ))}
      </ol>
      <div className="package-actions">
        {open.length > 1 && proposal !== undefined && (
          <Button tone="fjord" aria-disabled={isBusy} onClick={() => void bookAll(proposal)}>
            {isBusy ? words.booking : words.bookAll}
          </Button>
        )}
        {coming.length > (had > 0 ? 0 : 1) && (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            {had > 0 ? words.cancelRest : words.cancelAll}
          </Button>
        )}
      </div>
      {visitPrice !== null && (
        <p className="small soft">
          {format(words.missed, { price: formatPrice(visitPrice, site.common), hours: site.cancellationHours })}{' '}
          {format(words.rest, { price: formatPrice(visitPrice, site.common) })}
        </p>
      )}
      {isAsking && coming.length > 0 && (
        <RestDialog
          coming={coming}
          isWhole={had === 0}
          priceOfHad={booking.package?.priceOfHad ?? null}
          site={site}
          onCancelled={() => {
            setAsking(false)
            setRestCancelled(true)
            refresh()
          }}
          onOutdated={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
