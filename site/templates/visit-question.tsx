import '#booking/booking.css'
import { useMemo } from 'react'
import { VisitQuestionPage } from '#booking/visit-question/visit-question-page.tsx'
import type { KindData } from '#page-data/pages.ts'
import { bookingSite } from '../booking-site.ts'
import { useSite } from '../site-context.tsx'

/** The page behind the link in the SMS of the day after a visit. */
export function VisitQuestionTemplate({ data }: { data: KindData['visit-question'] }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  return <VisitQuestionPage words={data.words} site={booking} />
}
