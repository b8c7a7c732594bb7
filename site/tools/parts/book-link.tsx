import { ButtonLink } from '#ui/button/button.tsx'
import { bookingPath } from '../../booking-path.ts'
import { useSite } from '../../site-context.tsx'

/** A link to book an examination. `named` calls it by the treatment, where a result has several such links. */
export function BookLink({ treatment, named = false }: { treatment: string; named?: boolean }) {
  const site = useSite()
  return (
    <ButtonLink href={bookingPath(site, site.catalogue.treatments[treatment])}>
      {(named && site.catalogue.treatments[treatment]?.name) || site.stringTranslations.site.bookAppointment}
    </ButtonLink>
  )
}
