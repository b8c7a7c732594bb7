import type { Audience } from '../booking/catalogue.ts'
import type { Facts } from '../facts/facts.ts'
import { resolveText } from '../market/locale.ts'
import type { PartnerDetails } from './partner-facts.ts'
import { listFields } from './partners.ts'
import { readAnswer } from './read-answer.ts'

/** A booking's partner details, in the reader's language. A partner that no longer exists is shown by its id. */
export function viewDetails(
  { partners }: Pick<Facts, 'partners'>,
  details: PartnerDetails,
  { locale, country }: Pick<Audience, 'locale' | 'country'>,
) {
  const { id, kind } = details
  const partner = partners.find((it) => it.id === id && it.kind === kind)
  return {
    id,
    kind,
    name: partner?.name ?? id,
    ...(partner?.proof && { proof: resolveText(partner.proof, locale, country) }),
    answers: (partner ? listFields(partner) : []).flatMap(({ name, options }) => {
      const known = options?.map((option) => ({ ...option, name: resolveText(option.name, locale, country) }))
      const value = readAnswer({ name, options: known }, details)
      return value === null ? [] : [{ name, value }]
    }),
  }
}
