import { telephoneLink } from '#domain/market/market.ts'
import { summarizeWeek } from '../../format/opening-hours.ts'
import { useSite } from '../../site-context.tsx'

/** Every clinic with its telephone number and when it is open: for people who cannot or do not want to use the form. */
export function PhoneList() {
  const { clinicsData, stringTranslations: words } = useSite()
  return (
    <ul className="phones">
      {clinicsData.map((clinic) => (
        <li key={clinic.id} className="ends">
          <span>
            {clinic.name} <span className="small soft">{summarizeWeek(clinic.hours, words.weekday)}</span>
          </span>{' '}
          <a href={telephoneLink(clinic.phone)}>{clinic.phone}</a>
        </li>
      ))}
    </ul>
  )
}
