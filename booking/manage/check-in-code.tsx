import { useEffect, useState } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { QrDrawing } from '#ui/qr-code/draw-qr.ts'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import type { Booking } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** The ticket of a booking as a QR code, to be shown to the tablet in the clinic. Its place is kept until it is drawn. */
export function CheckInCode({
  booking: { ticket, end, group },
  site: { words },
}: {
  booking: Booking
  site: BookingSite
}) {
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
  // Who is late can check in for the rest of the day.
  if (group?.isOnline || end.slice(0, 10) < dayAtClinic(Date.now())) return null
  return (
    <section className="check-in">
      <div className="check-in-code">{code && <QrCode code={code} label={words.checkIn.code} />}</div>
      <div>
        <h2>{words.checkIn.heading}</h2>
        <p>{words.checkIn.text}</p>
      </div>
    </section>
  )
}
