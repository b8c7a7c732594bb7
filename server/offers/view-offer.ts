import type { BookedGroup, Booking } from '#database/bookings/bookings.ts'
import type { Offer, OfferedTime } from '#database/offers/offers.ts'
import { type Entry, findEntry } from '#database/waiting/entries.ts'
import { findPrice } from '#domain/booking/price.ts'
import { findGroupRun } from '#domain/groups/group-times.ts'
import type { Locale } from '#domain/market/locale.ts'
import { offerStateAt } from '#domain/offers/offer.ts'
import { ignoredBeforeRest } from '#domain/waiting/waiting-limits.ts'
import { formatMoment } from '../clock/moments.ts'
import { nameTreatment } from '../facts/name-treatment.ts'
import { createPatientLinks } from '../identity/patient-links.ts'
import type { Service } from '../service.ts'

/** An offer's times in the shape of the API. */
export function viewOfferedTimes(
  { availability }: Pick<Service, 'availability'>,
  times: readonly OfferedTime[],
  zone: string,
) {
  const { practitioners } = availability.schedule.index
  return times.map(({ slot, practitioner, start, end }) => ({
    slot,
    start: formatMoment(start, zone),
    end: formatMoment(end, zone),
    practitioner: { id: practitioner, name: practitioners.get(practitioner)?.name ?? practitioner },
  }))
}

/** What an offer is about: the booking that moves, or that was made of it; or what somebody waits for who has none yet. */
export type OfferSubject = Pick<Booking, 'treatment' | 'clinic'> & Partial<Booking>

/** An offer in the shape of the API, for the patient. */
export async function viewOffer(service: Service, offer: Offer, subject: OfferSubject, locale: Locale) {
  const { clock, config, database, secrets, zone } = service
  const { index } = service.availability.schedule
  const clinic = index.clinics.get(subject.clinic)
  const there = clinic?.zone ?? zone
  const links = createPatientLinks({ config, facts: () => service.facts, secrets })
  const now = clock.now()
  const entry = offer.waiting && (await findEntry(database, offer.waiting.entry, now))
  const { reference, tokenHash, start, end, practitioner } = subject
  const hasBooking = reference !== undefined && tokenHash !== undefined
  return {
    id: offer.id,
    reason: offer.reason,
    state: offerStateAt({ state: offer.state, expiresAt: offer.expiresAt.epochMilliseconds }, now.epochMilliseconds),
    expiresAt: formatMoment(offer.expiresAt, there),
    clinic: { id: subject.clinic, name: clinic?.name ?? subject.clinic, phone: clinic?.phone ?? '' },
    treatment: nameTreatment(service, subject.treatment, locale),
    booked:
      start && end && practitioner !== undefined
        ? {
            start: formatMoment(start, there),
            end: formatMoment(end, there),
            practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
          }
        : null,
    ...(entry && !entry.booking && { price: findPriceOf(service, entry) }),
    group: viewGroup(service, subject.group ?? entry?.group),
    manage: hasBooking ? links.ofBooking({ reference, tokenHash }, locale) : null,
    ...(entry && entry.ignored >= ignoredBeforeRest && { rests: true as const }),
    waiting: entry ? links.ofEntry(entry, locale) : null,
    times: viewOfferedTimes(service, offer.times, there),
  }
}

/** As a booking of somebody without a partner costs. */
function findPriceOf({ facts }: Service, { treatment, group }: Pick<Entry, 'treatment' | 'group'>): number | null {
  return findPrice(facts.prices, treatment, undefined, group?.date != null)
}

/** Of a booking, or of what is waited for. */
function viewGroup({ availability }: Service, group: BookedGroup | Entry['group'] | undefined) {
  if (!group) return null
  const run = 'run' in group ? group.run : group.id
  const isOnline = findGroupRun(availability.schedule, run)?.group.link !== undefined
  return { id: run, isSeries: group.date === null, isOnline }
}
