import type { SiteTreatment } from '#domain/site/site-data.ts'
import type { Site } from './site-context.tsx'

interface Chosen {
  clinic?: string
  practitioner?: string
  partner?: string
  /** The day whose times are shown. */
  date?: string
}

/** The address that books a treatment, with the choices already made. */
export function bookingPath(
  site: { navigation: Pick<Site['navigation'], 'paths'> },
  treatment?: Pick<SiteTreatment, 'id' | 'type' | 'service'>,
  chosen: Chosen = {},
): string {
  const query = new URLSearchParams({
    ...(treatment && { type: treatment.type, service: treatment.service, treatment: treatment.id }),
    ...chosen,
  })
  return query.size > 0 ? `${site.navigation.paths.booking}?${query}` : site.navigation.paths.booking
}

/** The address that books a clinic's first time; until that is known, the first one that the booking finds. */
export function firstTimePath(
  site: Parameters<typeof bookingPath>[0],
  treatment: Parameters<typeof bookingPath>[1],
  { clinic, start }: { clinic: string; start: string | undefined },
): string {
  return bookingPath(site, treatment, { clinic, ...(start && { date: start.slice(0, 10) }) })
}

/** The choices that hold for a treatment: a clinic only where it can be had, or the booking would have to take it back. */
export function keepPossible({ clinics }: Pick<SiteTreatment, 'clinics'>, chosen: Chosen = {}): Chosen {
  const { clinic, ...others } = chosen
  return clinic && !clinics.includes(clinic) ? others : chosen
}
