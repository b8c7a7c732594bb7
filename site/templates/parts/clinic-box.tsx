import { telephoneLink } from '#domain/market/market.ts'
import { mapsLink } from '#domain/places/maps-link.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { type LiveClinic, useSite } from '../../site-context.tsx'
import { FactsBox } from './facts-box.tsx'

/** Where a clinic is and how to reach it. */
export function ClinicBox({ clinic }: { clinic: LiveClinic }) {
  const { clinic: words } = useSite().stringTranslations
  return (
    <FactsBox
      label={clinic.name}
      facts={[
        {
          name: words.address,
          value: (
            <>
              {clinic.address}
              <br />
              <a href={mapsLink(clinic.position)}>
                {words.openInMaps}
                <Icon name="external" />
              </a>
            </>
          ),
        },
        { name: words.phone, value: <a href={telephoneLink(clinic.phone)}>{clinic.phone}</a> },
        { name: words.email, value: <EmailLink address={clinic.email} /> },
      ]}
    />
  )
}

/** Breaks at the @ before it breaks a word. */
function EmailLink({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      <span>
        {name}@<wbr />
        {host}
      </span>
    </a>
  )
}
