import { retentionHours } from '#domain/booking/retention-hours.ts'
import type { Database } from './client.ts'
import { forgetOldAbsences } from './forms/absence-reports.ts'
import { forgetOrders } from './orders/forget-orders.ts'
import { type Statement, sql } from './sql.ts'
import { forgetOldAccess } from './staff/access-log.ts'
import { deleteOldChanges } from './staff/pending-changes.ts'
import { deleteOverSessions } from './staff/sessions.ts'
import { sealVisitAnswers } from './visit-questions/visit-questions.ts'

const hours = (hours: number) => Temporal.Duration.from({ hours })

/** How long each thing is kept, as the privacy policy promises. */
const retention = {
  unfinished: hours(retentionHours.unfinished),
  codes: hours(retentionHours.codes),
  contactMessages: hours(retentionHours.contactMessages),
  interests: hours(retentionHours.interests),
  orders: hours(retentionHours.orders),
  offers: hours(retentionHours.offers),
  absences: hours(retentionHours.absences),
  applications: hours(retentionHours.applications),
  countedEvents: hours(retentionHours.attempts),
  idempotencyKeys: hours(retentionHours.answers),
  finishedJobs: hours(retentionHours.finishedJobs),
  /** What other systems were told, as long as we say that a message was sent. */
  webhookEvents: hours(retentionHours.finishedJobs),
  /** Outside production only. */
  outbox: hours(24),
  knownPhones: hours(retentionHours.knownPhones),
  /** Counts by minute, of nobody in particular. */
  sentMessages: hours(25),
  /** The proof of a phone is good for half an hour. */
  verificationBookings: hours(retentionHours.codes),
  /** Changes by staff that could not be carried out. */
  pendingChanges: hours(retentionHours.unfinished),
  /** Whether to cancel, asked by SMS: good for an hour. */
  cancelQuestions: hours(retentionHours.unfinished),
  visitQuestions: hours(retentionHours.visitQuestions),
  visitAnswers: hours(retentionHours.visitAnswers),
  stoppedPhones: hours(retentionHours.stoppedPhones),
  /** From the moment they end. */
  staffSessions: hours(0),
  /** From the end of the time itself. */
  freedTimes: hours(0),
  /** From the end of the last day that is waited for. */
  waitingEntries: hours(0),
}

export type Deleted = Record<keyof typeof retention | 'accessLog', number>

/** Deletes what is past its retention period. */
export async function deleteExpired(database: Database, now: Temporal.Instant): Promise<Deleted> {
  await database.run(sealVisitAnswers(now))
  const count = async (what: keyof typeof retention, statement: (before: Temporal.Instant) => Statement) =>
    (await database.run(statement(now.subtract(retention[what])))).affected
  return {
    unfinished: await count('unfinished', (before) => sql`delete from occupied_times where expires_at < ${before}`),
    codes: await count('codes', (before) => sql`delete from verifications where created_at < ${before}`),
    contactMessages: await count(
      'contactMessages',
      (before) => sql`delete from contact_messages where created_at < ${before}`,
    ),
    interests: await count('interests', (before) => sql`delete from interests where created_at < ${before}`),
    orders: await forgetOrders(database, now.subtract(retention.orders), now),
    offers: await count('offers', (before) => sql`delete from offers where expires_at < ${before}`),
    absences: await count('absences', forgetOldAbsences),
    applications: await count('applications', (before) => sql`delete from applications where created_at < ${before}`),
    countedEvents: await count('countedEvents', (before) => sql`delete from counted_events where at < ${before}`),
    idempotencyKeys: await count(
      'idempotencyKeys',
      (before) => sql`delete from idempotency_keys where created_at < ${before}`,
    ),
    finishedJobs: await count('finishedJobs', (before) => sql`delete from jobs where finished_at < ${before}`),
    webhookEvents: await count(
      'webhookEvents',
      (before) => sql`delete from webhook_events where happened_at < ${before}`,
    ),
    outbox: await count('outbox', (before) => sql`delete from outbox where created_at < ${before}`),
    knownPhones: await count('knownPhones', (before) => sql`delete from known_phones where last_at < ${before}`),
    sentMessages: await count('sentMessages', (before) => sql`delete from sent_messages where minute < ${before}`),
    verificationBookings: await count(
      'verificationBookings',
      (before) => sql`delete from verification_bookings where last_at < ${before}`,
    ),
    pendingChanges: await count('pendingChanges', deleteOldChanges),
    cancelQuestions: await count(
      'cancelQuestions',
      (before) => sql`delete from cancel_questions where asked_at < ${before}`,
    ),
    visitQuestions: await count(
      'visitQuestions',
      (before) => sql`delete from visit_questions where asked_at < ${before}`,
    ),
    visitAnswers: await count(
      'visitAnswers',
      (before) => sql`delete from visit_answers where week < ${before}::timestamptz`,
    ),
    stoppedPhones: await count('stoppedPhones', (before) => sql`delete from stopped_phones where at < ${before}`),
    staffSessions: await count('staffSessions', deleteOverSessions),
    accessLog: (await database.run(forgetOldAccess(now))).affected,
    freedTimes: await count('freedTimes', (before) => sql`delete from freed_times where upper(during) < ${before}`),
    waitingEntries: await count(
      'waitingEntries',
      (before) => sql`delete from waiting_entries w where not waits_still(w, ${before}::timestamptz)`,
    ),
  }
}
