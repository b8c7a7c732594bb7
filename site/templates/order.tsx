import '#booking/booking.css'
import { useMemo } from 'react'
import { Order } from '#booking/order/order.tsx'
import type { KindData } from '#page-data/pages.ts'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'
import { Sections } from './parts/sections.tsx'

/** Ordering a test to take at home, and the page behind the link in the SMS about it. */
export function OrderTemplate({ data }: { data: KindData['order'] }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  const { tests, collectAt, collectTime, words } = data
  return (
    <Order
      offer={{ items: tests, collectAt, ...(collectTime && { collectTime }), words, path: site.page.path }}
      site={booking}
      heading={data.heading}
    >
      <Sections sections={data.sections} />
    </Order>
  )
}
