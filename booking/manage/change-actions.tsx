import type { ReactNode } from 'react'
import { telephoneLink } from '#domain/market/market.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Booking } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { sayFee } from '../words/fee.ts'
import type { PossibleChanges } from './use-possible-changes.ts'

/** What can be done with a booking, and until when or for how much. Only what can be used is there. */
export function ChangeActions({
  booking,
  possible: { mayMove, mayCancel, isFree },
  clinic,
  isMoving,
  onMove,
  onCancel,
  site,
  children,
}: {
  booking: Booking
  possible: PossibleChanges
  clinic: SiteClinic | undefined
  isMoving: boolean
  onMove: () => void
  onCancel: () => void
  site: BookingSite
  /** What else can be done with it. */
  children: ReactNode
}) {
  const { words, language } = site
  const { until, late, lateFee, lateFeeUnknown, tooLate } = words.manage
  if (!mayCancel) {
    return (
      <div className="manage-actions">
        <p>{tooLate}</p>
        {clinic && (
          <a className="btn fjord" href={telephoneLink(clinic.phone)}>
            <Icon name="phone" />
            {format(words.time.call, { clinic: clinic.name, phone: clinic.phone })}
          </a>
        )}
        {children}
      </div>
    )
  }
  return (
    <div className="manage-actions">
      {isFree ? (
        <p>
          {format(booking.group ? words.group.until : until, { time: longTime(booking.changeableUntil, language) })}
        </p>
      ) : (
        <p>
          {booking.group ? words.group.late : late}{' '}
          {sayFee(booking, { free: '', fee: lateFee, unknown: lateFeeUnknown }, site)}
        </p>
      )}
      <div className="change-buttons">
        {mayMove && (
          <Button tone="fjord" aria-expanded={isMoving} onClick={onMove}>
            {words.manage.move}
          </Button>
        )}
        <Button tone="quiet" onClick={onCancel}>
          {words.manage.cancel}
        </Button>
      </div>
      {children}
    </div>
  )
}
