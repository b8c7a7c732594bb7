import '#booking/booking.css'
import { useMemo } from 'react'
import { Manage } from '#booking/manage/manage.tsx'
import type { KindData } from '#page-data/pages.ts'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'
import { Sections } from './parts/sections.tsx'

/** The page behind the link in the SMS. */
export function ManageTemplate({ data }: { data: KindData['manage'] }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  return (
    <Manage site={booking}>
      <Sections sections={data.sections} />
    </Manage>
  )
}
