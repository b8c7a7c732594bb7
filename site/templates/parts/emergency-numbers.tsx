import { markets } from '#domain/market/market.ts'
import { EmergencyBand } from '#ui/emergency-band/emergency-band.tsx'
import { useSite } from '../../site-context.tsx'

/** Whom to call when it is urgent, in this country. */
export function EmergencyNumbers() {
  const { country, stringTranslations } = useSite()
  const { site: words } = stringTranslations
  const { emergencyNumber, urgentNumber } = markets[country]
  return (
    <EmergencyBand
      title={words.emergencyHeading}
      text={words.emergencyText}
      numbers={[
        { number: emergencyNumber, name: words.emergencyNumber },
        { number: urgentNumber, name: words.urgentNumber },
      ]}
    />
  )
}
