import type { SiteTreatment } from '#domain/site-data.ts'
import type { Site } from './site-context.tsx'

/** The address that books a treatment, with the choices already made. */
export function bookingPath(
  site: { navigation: Pick<Site['navigation'], 'paths'> },
  treatment?: Pick<SiteTreatment, 'id' | 'type' | 'service'>,
  chosen: { clinic?: string; practitioner?: string; partner?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(treatment && { type: treatment.type, service: treatment.service, treatment: treatment.id }),
    ...chosen,
  })
  return query.size > 0 ? `${site.navigation.paths.booking}?${query}` : site.navigation.paths.booking
}
