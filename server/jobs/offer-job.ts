import type { BookingJob } from '#database/bookings/booking-json.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { findOffer } from '#database/offers/offers.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import type { Config } from '../settings/config.ts'
import { writeOffer } from '../sms/write-sms.ts'
import type { JobResult } from './job-rules.ts'

/** The job that tells a patient of other times. It begins with the booking, so that a change of the booking ends it. */
export function offerJob(reference: string, offer: string, now: Temporal.Instant): BookingJob {
  return { kind: 'offer', key: `${reference}:offer:${offer}`, runAt: now }
}

/** Tells patients that their time is lost and which others are held for them. */
export function createOfferTeller(
  parts: { config: Config; database: Database; facts: () => Facts; links: PatientLinks },
  findBooking: (reference: string) => Promise<Booking | undefined>,
  send: (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>,
): (job: Job, now: Temporal.Instant) => Promise<JobResult> {
  const { config, database, facts, links } = parts
  return async (job, now) => {
    const booking = await findBooking(job.reference ?? '')
    const offer = await findOffer(database, job.key.split(':').at(-1) ?? '')
    const clinic = facts().clinics.find((it) => it.id === booking?.clinic)
    if (!booking || !clinic || offer?.state !== 'open') return { end: 'cancelled' }
    if (Temporal.Instant.compare(now, offer.expiresAt) >= 0) return { end: 'failed', code: 'expired' }
    const link = links.ofOffer(offer, booking.locale)
    if (link === null) return { end: 'failed', code: 'no-link' }
    const text = writeOffer(
      { locale: booking.locale, country: config.COUNTRY },
      { brand: facts().company.name, clinic, start: booking.start, until: offer.expiresAt, link },
    )
    return send(booking.patient.phone, text, job, offer.expiresAt)
  }
}
