import type { BookingRequest } from '#database/bookings/place-bookings.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import type { Patient } from '#domain/forms/patient.ts'
import { type Locale, resolveText } from '#domain/market/locale.ts'
import { listPoints } from '#domain/partners/airline.ts'
import type { PartnerDetails } from '#domain/partners/partners.ts'
import type { Service } from '../service.ts'
import { hashMember } from './point-hashes.ts'
import { findTermsVersion } from './terms-version.ts'

/** The visit that a patient books through a partner. */
interface PartnerVisit {
  patient: Pick<Patient, 'phone' | 'birthdate'>
  treatment: Pick<Treatment, 'mode'>
  price: number | null
  locale: Locale
}

/** What is stored with a booking through a partner: the points it earns and the terms that were accepted. */
export function recordPartner(
  { facts: { partners }, secrets, config }: Pick<Service, 'facts' | 'secrets' | 'config'>,
  details: PartnerDetails | null,
  { patient, treatment, price, locale }: PartnerVisit,
): Pick<BookingRequest, 'points' | 'terms'> {
  const partner = partners.find(({ id }) => id === details?.id)
  if (details && partner?.kind === 'airline') {
    const { mode } = treatment
    const points = listPoints(partner.earning, { mode, price })
    const member = { partner: partner.id, rewardNumber: String(details.rewardNumber) }
    return { points: { ...member, ...hashMember(secrets, { ...member, ...patient }), mode, ...points }, terms: null }
  }
  const version = findTermsVersion(partner)
  if (partner?.kind !== 'insurance' || version === undefined) return { points: null, terms: null }
  const body = resolveText(partner.terms, locale, config.COUNTRY)
  return { points: null, terms: { partner: partner.id, version, locale, body } }
}
