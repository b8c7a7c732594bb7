import '#booking/booking.css'
import { useMemo } from 'react'
import { WaitingPage } from '#booking/waiting/waiting-page.tsx'
import type { KindData } from '#page-data/pages.ts'
import { BookingFooter, BookingHeader } from '../booking-shell.tsx'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'

/** Joining the waiting list, and the page behind the link in the SMS about it. */
export function WaitingListTemplate({ data }: { data: KindData['waiting-list'] }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  return <WaitingPage words={data.words} site={booking} />
}
WaitingListTemplate.Header = BookingHeader
WaitingListTemplate.Footer = BookingFooter
