import { telephoneLink } from '#domain/market.ts'
import { useSite } from '../../site-context.tsx'

/** Every clinic with its telephone number: for people who cannot or do not want to use the form. */
export function PhoneList() {
  const { clinicsData } = useSite()
  return (
    <ul className="phones">
      {clinicsData.map((clinic) => (
        <li key={clinic.id} className="ends">
          {clinic.name} <a href={telephoneLink(clinic.phone)}>{clinic.phone}</a>
        </li>
      ))}
    </ul>
  )
}
