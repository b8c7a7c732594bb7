import type { Database } from '#database/client.ts'
import { absenceMailKind, findAbsence, forgetAbsence } from '#database/forms/absence-reports.ts'
import { applicationMailKind, findApplication, forgetApplication } from '#database/forms/applications.ts'
import { contactMailKind, findContactMessage } from '#database/forms/contact-messages.ts'
import { findInterest, interestMailKind } from '#database/forms/interests.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Country } from '#domain/market/locale.ts'
import { mailKinds } from '#domain/staff/message-kinds.ts'
import type { Mail, MailGateway } from '../mail/gateway.ts'
import { longestMail } from '../mail/smtp-gateway.ts'
import { writeAbsenceMail } from '../mail/write-absence-mail.ts'
import { writeApplicationMail, writeContactMail, writeInterestMail } from '../mail/write-mails.ts'
import { joinMailKind } from './booking-jobs.ts'
import { backOff, type JobHandler, type JobHandlers } from './job-rules.ts'
import { createJoinMailer } from './join-mail-job.ts'

/** Nobody waits on a page for these, and a mail server may be away for a weekend: three more attempts, over three days. */
const mailBackOff = [...backOff, 720, 1440, 1440]

export const isMailKind = (kind: string) => (mailKinds as readonly string[]).includes(kind)

/**
 * Sends what visitors wrote in forms on to the people who answer, or to a company: the job's key names the row; its payload is empty. And
 * patients the link of what is online.
 */
export function createMailHandlers(parts: {
  database: Database
  facts: () => Facts
  /** With their current plans. */
  groups: () => Facts['groups']
  country: Country
  mail: MailGateway
}): JobHandlers {
  const { database, facts, country, mail } = parts
  const handle = <Row>(
    find: (database: Database, id: string) => Promise<Row | undefined>,
    write: (id: string, row: Row, place: { facts: Facts; country: Country }) => Omit<Mail, 'key'> | undefined,
    forget?: (database: Database, id: string) => Promise<void>,
  ): JobHandler => ({
    backOff: mailBackOff,
    attemptLimit: longestMail,
    run: async ({ key, kind }) => {
      const id = key.slice(kind.length + 1)
      const row = await find(database, id)
      // Past its retention period, or sent by a process that could not write it down.
      if (!row) return { end: 'cancelled' }
      const written = write(id, row, { facts: facts(), country })
      // Nobody is left to write to; the content may name somebody again by the next attempt.
      if (!written) return { end: 'retry', code: 'no-recipient' }
      const sent = await mail.send({ key, ...written })
      if (sent.ok) {
        await forget?.(database, id)
        return { end: 'done' }
      }
      return sent.retry ? { end: 'retry', code: sent.code } : { end: 'failed', code: sent.code }
    },
  })
  return {
    [contactMailKind]: handle(findContactMessage, writeContactMail),
    [interestMailKind]: handle(findInterest, writeInterestMail),
    [applicationMailKind]: handle(findApplication, writeApplicationMail, forgetApplication),
    [absenceMailKind]: handle(findAbsence, writeAbsenceMail, forgetAbsence),
    [joinMailKind]: createJoinMailer(parts),
  }
}
