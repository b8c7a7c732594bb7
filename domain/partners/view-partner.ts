import type { PartnerView } from '../api/read-answers.ts'
import type { Audience } from '../booking/catalogue.ts'
import type { Facts } from '../facts/facts.ts'
import { type LocalizedText, resolveText } from '../market/locale.ts'
import type { Partner } from './partner-facts.ts'
import { covers, listFields, listMemberPrices, offers, readEarning, readTerms } from './partners.ts'

/** What the booking of a partner's member needs to know, in the reader's language. */
export function viewPartner(
  { catalogue, prices }: Pick<Facts, 'catalogue' | 'prices'>,
  partner: Partner,
  { locale, country }: Pick<Audience, 'locale' | 'country'>,
): PartnerView {
  const say = (text: LocalizedText) => resolveText(text, locale, country)
  const treatments = catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  const terms = readTerms(partner)
  const earning = readEarning(partner)
  return {
    id: partner.id,
    kind: partner.kind,
    name: partner.name,
    fields: listFields(partner).map(({ options, ...field }) => ({
      ...field,
      ...(options && { options: options.map(({ id, name }) => ({ id, name: say(name) })) }),
    })),
    ...(partner.proof && { proof: say(partner.proof) }),
    ...(terms && { terms: say(terms) }),
    ...(earning && { earning }),
    prices: listMemberPrices(prices, partner.id),
    datePrices: listMemberPrices(prices, partner.id, 'datePartners'),
    excluded: treatments.filter((treatment) => !offers(partner, treatment)).map(({ id }) => id),
    uncovered: treatments
      .filter((treatment) => offers(partner, treatment) && !covers(partner, treatment, prices))
      .map(({ id }) => id),
  }
}
