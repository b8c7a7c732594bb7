import type { BookingRequest } from '#database/bookings/place-bookings.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import type { Patient } from '#domain/forms/patient.ts'
import { type Locale, resolveText } from '#domain/market/locale.ts'
import { kindOf } from '#domain/partners/kinds.ts'
import type { Partner, PartnerDetails } from '#domain/partners/partner-facts.ts'
import { readTerms } from '#domain/partners/partners.ts'
import { listPoints } from '#domain/partners/points.ts'
import type { Service } from '../service.ts'
import { hashMember } from './point-hashes.ts'
import { hashTerms } from './terms-version.ts'

/** The visit that a patient books through a partner. */
interface PartnerVisit {
  patient: Pick<Patient, 'phone' | 'birthdate'>
  treatment: Pick<Treatment, 'mode'>
  price: number | null
  locale: Locale
}

/** What is stored with a booking through a partner: the points it earns and the terms that were accepted. */
export function recordPartner(
  service: Pick<Service, 'facts' | 'secrets' | 'config'>,
  details: PartnerDetails | null,
  visit: PartnerVisit,
): Pick<BookingRequest, 'points' | 'terms'> {
  const partner = service.facts.partners.find(({ id }) => id === details?.id)
  if (!details || !partner) return { points: null, terms: null }
  return { points: recordPoints(service, partner, details, visit), terms: recordTerms(service, partner, visit) }
}

function recordPoints(
  { secrets }: Pick<Service, 'secrets'>,
  partner: Partner,
  details: PartnerDetails,
  { patient, treatment: { mode }, price }: PartnerVisit,
): BookingRequest['points'] {
  const { points } = kindOf(partner)
  if (!points) return null
  const member = { partner: partner.id, rewardNumber: String(details[points.memberNumber]) }
  const earned = listPoints(points.readEarning(partner), { mode, price })
  return { ...member, ...hashMember(secrets, { ...member, ...patient }), mode, ...earned }
}

function recordTerms(
  { config }: Pick<Service, 'config'>,
  partner: Partner,
  { locale }: PartnerVisit,
): BookingRequest['terms'] {
  const terms = readTerms(partner)
  if (!terms) return null
  const body = resolveText(terms, locale, config.COUNTRY)
  return { partner: partner.id, version: hashTerms(terms), locale, body }
}
