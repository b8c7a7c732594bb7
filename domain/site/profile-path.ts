import type { Practitioner } from '../facts/practitioner.ts'
import type { Locale } from '../market/locale.ts'

/** The address of a practitioner's profile; those of the physical line have their own folder. */
export function profilePath({ id, line }: Pick<Practitioner, 'id' | 'line'>, locale: Locale): string {
  if (line === 'physical') return locale === 'en' ? `/en/physical/practitioners/${id}/` : `/fysikalsk/behandlere/${id}/`
  return locale === 'en' ? `/en/our-practitioners/${id}/` : `/behandlere/${id}/`
}

/** The address of a practitioner's portrait. */
export const portraitPath = (id: string) => `/portraits/${id}.svg`
