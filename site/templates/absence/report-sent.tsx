import type { RefObject } from 'react'
import type { Absence } from '#domain/forms/absence.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { AbsencePage } from '#page-data/pages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from '../../site-context.tsx'
import { Offer } from '../parts/offer.tsx'

/** What the company is told, and a doctor for whoever wants one, at the prices of the agreement. */
export function ReportSent({
  data: { companies, treatments, words },
  absence: { partner, name, from, to },
  heading,
}: {
  data: AbsencePage
  absence: Absence
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { page } = useSite()
  const company = companies.find(({ id }) => id === partner)!
  const say = (day: string) => fullDate(day, page.language)
  const told = { company: company.name, name, from: say(from) }
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.sentHeading}
      </h3>
      <Notice tone="success">
        <p>{to === null ? format(words.sentText, told) : format(words.sentRange, { ...told, to: say(to) })}</p>
        <p>{words.sentNote}</p>
      </Notice>
      <h3>{words.doctorHeading}</h3>
      <p>{words.doctorText}</p>
      <Offer treatments={treatments} chosen={{ partner }} member={company.member} />
    </>
  )
}
