import { findTouched, markTold } from '#database/bookings/affected-bookings.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { findTellTime } from '#domain/rosters/tell-time.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import type { Config } from '../settings/config.ts'
import { writeLostTime } from '../sms/write-sms.ts'
import type { JobResult } from './job-rules.ts'

type Send = (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>

/**
 * Tells a patient that a change of rosters took the time of their booking away, or that it stands after all. Not if that was undone or
 * settled meanwhile, and not if other times were offered, which says the same and more.
 */
export function createLostTimeTeller(
  parts: { config: Config; database: Database; facts: () => Facts; links: PatientLinks },
  findBooking: (reference: string) => Promise<Booking | undefined>,
  send: Send,
): (kind: 'time-lost' | 'time-stands') => (job: Job, now: Temporal.Instant) => Promise<JobResult> {
  const { config, database, facts, links } = parts
  return (kind) => async (job, now) => {
    const booking = await findBooking(job.reference ?? '')
    const clinic = facts().clinics.find((it) => it.id === booking?.clinic)
    if (booking?.state !== 'booked' || !clinic) return { end: 'cancelled' }
    if (Temporal.Instant.compare(now, booking.start) >= 0) return { end: 'failed', code: 'expired' }
    const touched = await findTouched(database, booking.reference)
    const isTrue = kind === 'time-lost' ? touched?.state === 'open' : touched !== undefined && touched.state !== 'open'
    if (!isTrue || (kind === 'time-lost' && (touched?.isTold || touched?.isOffered))) return { end: 'cancelled' }
    const at = findTellTime(now, booking.start, clinic.zone)
    if (Temporal.Instant.compare(at, now) > 0) return { end: 'later', at }
    const text = writeLostTime(
      kind,
      { locale: booking.locale, country: config.COUNTRY },
      {
        brand: facts().company.name,
        clinic,
        start: booking.start,
        link: links.ofBooking(booking, booking.locale) ?? '',
      },
    )
    const sent = await send(booking.patient.phone, text, job, booking.start)
    if (kind === 'time-lost' && sent.end === 'done') await markTold(database, booking.reference, now)
    return sent
  }
}
