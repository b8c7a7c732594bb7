import { ButtonLink } from '#ui/button/button.tsx'
import { bookingPath } from '../../booking-path.ts'
import { useSite } from '../../site-context.tsx'

/** A link to book an examination. */
export function BookLink({ treatment }: { treatment: string }) {
  const site = useSite()
  return (
    <ButtonLink href={bookingPath(site, site.catalogue.treatments[treatment])}>
      {site.stringTranslations.site.bookAppointment}
    </ButtonLink>
  )
}
