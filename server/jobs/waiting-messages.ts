import type { BookingJob } from '#database/bookings/booking-json.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { findOffer } from '#database/offers/offers.ts'
import { findEntry } from '#database/waiting/entries.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { groupOfRun } from '#domain/groups/runs.ts'
import { ignoredBeforeRest } from '#domain/waiting/waiting-limits.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import type { Config } from '../settings/config.ts'
import { writeWaiting, writeWaitingOffer, writeWaitingRest } from '../sms/write-waiting-sms.ts'
import type { JobHandlers, JobResult } from './job-rules.ts'

/** The job that tells somebody that they are on the waiting list, and how to stop it. */
export function waitingJob(entry: string, now: Temporal.Instant): BookingJob {
  return { kind: 'waiting', key: `waiting:${entry}`, runAt: now }
}

/** The job that offers them a time. Whether it was sent decides whether no answer counts: database/functions/waiting/expire-offer.sql. */
export function waitingOfferJob(offer: string, now: Temporal.Instant): BookingJob {
  return { kind: 'waiting-offer', key: `waiting-offer:${offer}`, runAt: now }
}

type Send = (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>
type HasRoom = (now: Temporal.Instant) => Promise<boolean>

/** The messages of the waiting list. */
export function createWaitingTellers(
  parts: { config: Config; database: Database; facts: () => Facts; groups: () => Facts['groups']; links: PatientLinks },
  { send, hasRoom }: { send: Send; hasRoom: HasRoom },
): JobHandlers {
  const { config, database, facts, groups, links } = parts
  const entryOf = (id: string, now: Temporal.Instant) => findEntry(database, id, now)
  return {
    waiting: {
      run: async (job, now) => {
        const entry = await entryOf(job.key.slice('waiting:'.length), now)
        if (!entry) return { end: 'cancelled' }
        if (!(await hasRoom(now))) return { end: 'retry', code: 'over-budget', giveUpAt: entry.until }
        const link = links.ofEntry(entry, entry.locale)
        if (link === null) return { end: 'failed', code: 'no-link' }
        const reader = { locale: entry.locale, country: config.COUNTRY }
        return send(entry.patient.phone, writeWaiting(reader, { brand: facts().company.name, link }), job, entry.until)
      },
    },
    'waiting-offer': {
      run: async (job, now) => {
        const offer = await findOffer(database, job.key.slice('waiting-offer:'.length))
        const entry = offer?.waiting && (await entryOf(offer.waiting.entry, now))
        const { clinics, company } = facts()
        const clinic = clinics.find((it) => it.id === offer?.waiting?.clinic)
        const start = offer?.times[0]?.start
        if (!entry || !clinic || !start || offer.state !== 'open') return { end: 'cancelled' }
        if (Temporal.Instant.compare(now, offer.expiresAt) >= 0) return { end: 'failed', code: 'expired' }
        const [link, stop] = [links.ofOffer(offer, entry.locale), links.ofEntry(entry, entry.locale)]
        if (link === null || stop === null) return { end: 'failed', code: 'no-link' }
        const group = entry.group && groupOfRun(entry.group.run)
        const isOnline = groups().some((it) => it.id === group && it.link !== undefined)
        const text = writeWaitingOffer(
          { locale: entry.locale, country: config.COUNTRY },
          {
            ...{ brand: company.name, clinic, isOnline, start, link, stop },
            isEarlier: entry.booking !== null,
            until: offer.expiresAt,
          },
        )
        return send(entry.patient.phone, text, job, offer.expiresAt)
      },
    },
    // Left by expire_offer, once for each time that an entry comes to rest.
    'waiting-rest': {
      run: async (job, now) => {
        const offer = await findOffer(database, job.key.slice('waiting-rest:'.length))
        const entry = offer?.waiting && (await entryOf(offer.waiting.entry, now))
        if (!entry || entry.ignored < ignoredBeforeRest) return { end: 'cancelled' }
        if (!(await hasRoom(now))) return { end: 'retry', code: 'over-budget', giveUpAt: entry.until }
        const link = links.ofEntry(entry, entry.locale)
        if (link === null) return { end: 'failed', code: 'no-link' }
        const reader = { locale: entry.locale, country: config.COUNTRY }
        return send(
          entry.patient.phone,
          writeWaitingRest(reader, { brand: facts().company.name, link }),
          job,
          entry.until,
        )
      },
    },
  }
}
