import { type Locale, resolveText } from '#domain/market/locale.ts'
import type { Service } from '../service.ts'

/** What a treatment is called in a language of this market; its id if it is not offered any more. */
export function nameTreatment(
  { availability, config }: Pick<Service, 'availability' | 'config'>,
  id: string,
  locale: Locale,
): string {
  const found = availability.schedule.index.treatments.get(id)
  return found ? resolveText(found.name, locale, config.COUNTRY) : id
}
