import { type Booking, findBookings } from '#database/bookings/bookings.ts'
import { findComingReferences } from '#database/bookings/bookings-of-phone.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { findOpenOrders } from '#database/orders/orders-of-phone.ts'
import { findEntriesOf } from '#database/waiting/entries.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import type { Secrets } from '../identity/secrets.ts'
import type { ProvedPhone } from '../identity/verified-phone.ts'
import type { Config } from '../settings/config.ts'
import { writeLinks } from '../sms/write-sms.ts'
import type { JobResult } from './job-rules.ts'
import { practitionerName } from './practitioner-name.ts'

/** Hours after which nobody waits for the links any more. */
const usefulFor = 1

/**
 * The job that sends links again. The key names the verification and the minute, so that a request which is repeated at once sends nothing twice,
 * and one that comes later is sent: gateways send one message for a key.
 */
export function linksJob({ phoneHash, verification }: ProvedPhone, locale: Locale, now: Temporal.Instant) {
  const until = now.add({ hours: usefulFor }).toString()
  const minute = Math.floor(now.epochMilliseconds / 60_000)
  return { kind: 'links', key: `links:${verification}:${minute}`, runAt: now, payload: { phoneHash, locale, until } }
}

/** What such a job carries. */
function readLinksJob({ payload }: Pick<Job, 'payload'>) {
  const { phoneHash = '', locale, until = '' } = payload
  return { phoneHash, locale: locale as Locale, until: Temporal.Instant.from(until) }
}

/** More appointments and orders than a phone can have by itself, and still one message. */
const mostLinks = 12

/** Sends a phone the links to what is coming for it. */
export function createLinkSender(
  parts: { config: Config; database: Database; facts: () => Facts; secrets: Secrets; links: PatientLinks },
  sms: {
    send: (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>
    hasRoom: (now: Temporal.Instant) => Promise<boolean>
  },
): (job: Job, now: Temporal.Instant) => Promise<JobResult> {
  const { config, database, facts, secrets, links } = parts
  return async (job, now) => {
    const { phoneHash, locale, until } = readLinksJob(job)
    if (Temporal.Instant.compare(now, until) >= 0) return { end: 'failed', code: 'expired' }
    if (!(await sms.hasRoom(now))) return { end: 'retry', code: 'over-budget', giveUpAt: until }
    const isPhone = (phone: string) => secrets.hash('phone', phone) === phoneHash
    const references = await findComingReferences(database, isPhone, now)
    const bookings = (await findBookings(database, references.slice(0, mostLinks))).filter((it) => it !== undefined)
    const orders = await findOpenOrders(database, isPhone)
    const { clinics, company, practitioners } = facts()
    const linked = bookings.flatMap((booking) => {
      const clinic = clinics.find((it) => it.id === booking.clinic)
      const link = links.ofBooking(booking, locale)
      if (!clinic || link === null) return []
      const practitioner = practitionerName({ practitioners }, booking.practitioner)
      return [{ clinic, start: findNextStart(booking, now), practitioner, link }]
    })
    const ordered = orders.slice(0, mostLinks - linked.length).flatMap((order) => {
      const link = links.ofOrder(order, locale)
      return link === null ? [] : [{ reference: order.reference, link }]
    })
    const entries = await findEntriesOf(database, isPhone, now)
    const waited = entries.flatMap((entry) => {
      const link = links.ofEntry(entry, locale)
      const clinic = clinics.find((it) => it.id === entry.clinics[0])
      return link === null || !clinic ? [] : [{ clinic: clinic.name, link }]
    })
    const phone = (bookings[0] ?? orders[0] ?? entries[0])?.patient.phone
    if (!phone || linked.length + ordered.length + waited.length === 0) return { end: 'done' }
    const text = writeLinks({ locale, country: config.COUNTRY }, company.name, {
      bookings: linked,
      orders: ordered,
      entries: waited,
    })
    return sms.send(phone, text, job, until)
  }
}

/** When the patient is expected next: of a course that has begun, on its next date. */
function findNextStart({ start, group }: Pick<Booking, 'start' | 'group'>, now: Temporal.Instant): Temporal.Instant {
  const dates = group?.dates.filter((it) => !it.isCancelled).map((it) => Temporal.Instant.from(it.start)) ?? []
  return dates.find((it) => Temporal.Instant.compare(it, now) > 0) ?? start
}
