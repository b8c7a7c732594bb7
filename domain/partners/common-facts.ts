import * as z from 'zod'
import { isoDate, localizedText, slug } from '../facts/shared.ts'
import { countries, defaultCountry } from '../market/locale.ts'

/** What every partner's file has, whatever its kind. */
export const commonFacts = {
  id: slug,
  name: z.string(),
  /** Where the agreement can be used. */
  country: z.enum(countries).default(defaultCountry),
  /** One sentence about what members get. */
  summary: localizedText,
  /** The first and the last day on which the agreement can be used; open-ended where one is missing. */
  from: isoDate.optional(),
  until: isoDate.optional(),
  /** What members show at the visit; who cannot pays the standard price. */
  proof: localizedText.optional(),
}
