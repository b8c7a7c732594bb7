import '#booking/booking.css'
import { useMemo } from 'react'
import { OfferPage } from '#booking/offer/offer-page.tsx'
import type { KindData } from '#page-data/pages.ts'
import { BookingFooter, BookingHeader } from '../booking-shell.tsx'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'

/** The page behind the link in an SMS that offers other times. */
export function OfferTemplate({ data }: { data: KindData['offer'] }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  return <OfferPage words={data.words} site={booking} />
}
OfferTemplate.Header = BookingHeader
OfferTemplate.Footer = BookingFooter
