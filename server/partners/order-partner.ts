import type { BookingRequest } from '#database/place-bookings.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import { type Country, type Locale, resolveText } from '#domain/locale.ts'
import { listPoints } from '#domain/partners/airline.ts'
import type { Partner, PartnerDetails } from '#domain/partners/partners.ts'
import { findTermsVersion } from './terms-version.ts'

/** The visit that a patient books through a partner. */
interface PartnerVisit {
  treatment: Pick<Treatment, 'mode'>
  price: number | null
  locale: Locale
  country: Country
}

/** What is stored with a booking through a partner: the points it earns and the terms that were accepted. */
export function recordPartner(
  partners: Partner[],
  details: PartnerDetails | null,
  { treatment, price, locale, country }: PartnerVisit,
): Pick<BookingRequest, 'points' | 'terms'> {
  const partner = partners.find(({ id }) => id === details?.id)
  if (details && partner?.kind === 'airline') {
    const { mode } = treatment
    const points = listPoints(partner.earning, { mode, price })
    return { points: { partner: partner.id, rewardNumber: String(details.rewardNumber), mode, ...points }, terms: null }
  }
  const version = findTermsVersion(partner)
  if (partner?.kind !== 'insurance' || version === undefined) return { points: null, terms: null }
  const body = resolveText(partner.terms, locale, country)
  return { points: null, terms: { partner: partner.id, version, locale, body } }
}
