import '#booking/booking.css'
import { useMemo } from 'react'
import { Booked } from '#booking/manage/booked.tsx'
import type { KindData } from '#page-data/pages.ts'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'
import { Sections } from './parts/sections.tsx'

/** The confirmation. Editors write its text; the appointment itself is only known to the browser that made it. */
export function BookedTemplate({ data }: { data: KindData['booked'] }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  return (
    <Booked site={booking}>
      <Sections sections={data.sections} />
    </Booked>
  )
}
