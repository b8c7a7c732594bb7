import { ButtonLink } from '#ui/button/button.tsx'
import { bookingPath } from '../../booking-path.ts'
import { useSite } from '../../site-context.tsx'

/** The way to a time with somebody who can look properly. */
export function BookLink({ treatment }: { treatment: string }) {
  const site = useSite()
  return (
    <ButtonLink href={bookingPath(site, site.catalogue.treatments[treatment])}>
      {site.stringTranslations.site.bookAppointment}
    </ButtonLink>
  )
}
