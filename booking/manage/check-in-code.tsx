import { useEffect, useState } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { QrDrawing } from '#ui/qr-code/draw-qr.ts'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import type { Booking } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** The ticket of a booking as a QR code, to be shown to the tablet in the clinic. */
export function CheckInCode({ booking, site: { words } }: { booking: Booking; site: BookingSite }) {
  if (!opensCheckIn(booking)) return null
  return (
    <section className="check-in">
      <TicketCode ticket={booking.ticket} label={words.checkIn.code} />
      <div>
        <h2>{words.checkIn.heading}</h2>
        <p>{words.checkIn.text}</p>
      </div>
    </section>
  )
}

/** Who is late can check in for the rest of the day. */
export const opensCheckIn = ({ state, end, group }: Booking) =>
  state !== 'cancelled' && !group?.isOnline && end.slice(0, 10) >= dayAtClinic(Date.now())

/** Its place is kept until it is drawn. */
export function TicketCode({ ticket, label }: { ticket: string; label: string }) {
  const [code, setCode] = useState<QrDrawing>()
  useEffect(() => {
    let isWanted = true
    // Without the code the phone number is enough at the kiosk, so a failure needs no words.
    import('#ui/qr-code/draw-qr.ts').then(
      ({ drawQr }) => isWanted && setCode(drawQr(ticket)),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [ticket])
  return <div className="check-in-code">{code && <QrCode code={code} label={label} />}</div>
}
