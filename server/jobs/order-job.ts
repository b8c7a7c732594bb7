import type { Origin } from '#database/audit.ts'
import type { BookingJob } from '#database/bookings/booking-json.ts'
import type { Database } from '#database/client.ts'
import type { Job } from '#database/jobs/jobs.ts'
import { findOrder } from '#database/orders/orders.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Clock } from '../clock/clock.ts'
import type { PatientLinks } from '../identity/patient-links.ts'
import { cancelOrderTime } from '../orders/order-time.ts'
import type { BookingProvider } from '../provider/provider.ts'
import type { Config } from '../settings/config.ts'
import { writeAboutOrder } from '../sms/write-order-sms.ts'
import type { JobResult } from './job-rules.ts'

/** The job that tells of an order's new state. Over the limits on messages, `tells` in its payload is 'nothing' (change-order.sql). */
export function orderJob(reference: string, state: OrderState, now: Temporal.Instant): BookingJob {
  return { kind: 'order', key: `order:${reference}:${state}`, runAt: now }
}

/** Hours after which a message about a state is old news. */
const usefulHours = 24

const byJob: Origin = { actor: 'system', channel: 'job' }

/** Tells patients what has become of their order. Of one that needs no time any more, the time is given back. */
export function createOrderTeller(
  parts: {
    config: Config
    clock: Clock
    database: Database
    provider: BookingProvider
    facts: () => Facts
    links: PatientLinks
  },
  send: (to: string, text: string, job: Job, giveUpAt: Temporal.Instant) => Promise<JobResult>,
): (job: Job) => Promise<JobResult> {
  const { config, database, facts, links } = parts
  return async (job) => {
    const order = await findOrder(database, job.reference ?? '')
    if (!order) return { end: 'cancelled' }
    const giveUpAt = order.changedAt.add({ hours: usefulHours })
    const problem = order.state === 'ordered' ? undefined : await cancelOrderTime(parts, order, byJob)
    if (problem) return { end: 'retry', code: problem, giveUpAt }
    if (job.payload.tells === 'nothing') return { end: 'cancelled' }
    // It went on while a gateway that was down was asked again: a later message tells that.
    if (job.key !== orderJob(order.reference, order.state, order.changedAt).key) return { end: 'cancelled' }
    const { clinics, company } = facts()
    const text = writeAboutOrder(
      { locale: order.locale, country: config.COUNTRY },
      {
        brand: company.name,
        phone: company.mobileNumber,
        reference: order.reference,
        state: order.state,
        clinic: clinics.find((it) => it.id === order.clinic),
        link: links.ofOrder(order, order.locale) ?? '',
      },
    )
    return send(order.patient.phone, text, job, giveUpAt)
  }
}
