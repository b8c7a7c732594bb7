import { telephoneLink } from '#domain/market/market.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** Every clinic with its number. */
export function ClinicNumbers({ site: { catalogue } }: { site: BookingSite }) {
  return (
    <ul className="clinic-numbers">
      {catalogue.clinics.map(({ id, name, phone }) => (
        <li key={id}>
          {name} <a href={telephoneLink(phone)}>{phone}</a>
        </li>
      ))}
    </ul>
  )
}
