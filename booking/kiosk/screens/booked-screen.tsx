import { useEffect, useRef } from 'react'
import { findReminderTime } from '#domain/booking/reminder.ts'
import type { NewBooking } from '../../booking-calls.ts'
import { BookingFacts } from '../../manage/booking-facts.tsx'
import type { KioskSite } from '../kiosk-site.ts'
import { EndOfVisit } from '../visit/end-of-visit.tsx'
import { OtherLanguage } from './other-language.tsx'

/** The end of a booking on the kiosk. It goes by itself, because the next person is waiting. */
export function BookedScreen({
  booking,
  kiosk,
  left,
  onDone,
}: {
  booking: NewBooking
  kiosk: KioskSite
  /** Milliseconds until the screen goes. */
  left: number
  onDone: () => void
}) {
  const { words, booking: site } = kiosk
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isReminded = findReminderTime(Date.parse(booking.start), Date.now()) !== null
  return (
    <>
      <header className="kiosk-top">
        <OtherLanguage kiosk={kiosk} />
      </header>
      <div className="kiosk-booked">
        <h1 tabIndex={-1} ref={heading}>
          {site.words.booked.heading}
        </h1>
        <p className="lead">
          {words.booked.sms} {isReminded && site.words.booked.reminder}
        </p>
        <BookingFacts booking={booking} site={site} />
        <EndOfVisit words={words.booked} left={left} onDone={onDone} />
      </div>
    </>
  )
}
