import { useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { Booking, BookingKey } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { sayFee } from '../words/fee.ts'
import { cancelBooking } from './manage-calls.ts'

/** Asks before a booking is cancelled, and says what that costs. */
export function CancelDialog({
  booking,
  bookingKey,
  clinic,
  site,
  onCancelled,
  onOutdated,
  onClose,
}: {
  booking: Booking
  bookingKey: BookingKey
  clinic: SiteClinic | undefined
  site: BookingSite
  onCancelled: (booking: Booking) => void
  /** The limit has passed since the booking was fetched: the fee that is shown is not true any more. */
  onOutdated: () => void
  onClose: () => void
}) {
  const { words, language } = site
  const { sure, sureText, sureFree, lateFee, lateFeeUnknown } = words.manage
  const dates = booking.group?.dates.length ?? 1
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()

  async function cancel() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const isFree = booking.fee === 0
    const answer = await cancelBooking(bookingKey, site.locale, { onlyFree: isFree })
    setBusy(false)
    if (answer.ok) return onCancelled(answer.value)
    if (answer.problem.code === 'too-late' && isFree) return onOutdated()
    setProblem(answer.problem)
  }
  return (
    <Dialog open onClose={onClose} title={sure} closeLabel={words.nav.close}>
      <p className="asked-time">
        {booking.together && `${booking.together.firstName}: `}
        {longTime(booking.start, language)}
      </p>
      <p>{dates > 1 ? format(words.group.sureAll, { count: dates }) : sureText}</p>
      {booking.package && <p>{booking.package.number === 1 ? words.package.cancelFirst : words.package.cancelOne}</p>}
      {/* Read out again if the limit passes while it is open. */}
      <p className="asked-fee" role="status">
        {sayFee(booking, { free: sureFree, fee: lateFee, unknown: lateFeeUnknown }, site)}
      </p>
      {problem && <ProblemNotice problem={problem} site={site} clinic={clinic} onRetry={() => void cancel()} />}
      <p className="dialog-actions">
        <Button tone="fjord" onClick={cancel} aria-disabled={isBusy}>
          {isBusy ? words.manage.cancelling : words.manage.yes}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.manage.no}
        </Button>
      </p>
    </Dialog>
  )
}
