import { findBookings } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Country } from '#domain/market/locale.ts'
import { findJoinLink } from '../groups/join-link.ts'
import type { MailGateway } from '../mail/gateway.ts'
import { longestMail } from '../mail/smtp-gateway.ts'
import { writeJoinMail } from '../mail/write-join-mail.ts'
import { joinMailKind, readJobStart } from './booking-jobs.ts'
import type { JobHandler } from './job-rules.ts'

/** Sends the link of an online group to the address that its patient gave. It is tried again until the group begins. */
export function createJoinMailer({
  database,
  facts,
  groups,
  country,
  mail,
}: {
  database: Database
  facts: () => Facts
  /** With their current plans. */
  groups: () => Facts['groups']
  country: Country
  mail: MailGateway
}): JobHandler {
  return {
    attemptLimit: longestMail,
    run: async ({ key, reference }, now) => {
      const [booking] = await findBookings(database, [reference ?? ''])
      const { clinics, company } = facts()
      const clinic = clinics.find((it) => it.id === booking?.clinic)
      const start = booking && readJobStart(key, joinMailKind, booking)
      const join = booking?.group && findJoinLink(groups(), booking.group.id)
      if (!start || !clinic || !join || !booking.patient.email) return { end: 'cancelled' }
      if (Temporal.Instant.compare(now, start) >= 0) return { end: 'failed', code: 'expired' }
      const values = { to: booking.patient.email, brand: company.name, clinic, join }
      const sent = await mail.send({ key, ...writeJoinMail(booking, values, country) })
      if (sent.ok) return { end: 'done' }
      return sent.retry ? { end: 'retry', code: sent.code, giveUpAt: start } : { end: 'failed', code: sent.code }
    },
  }
}
