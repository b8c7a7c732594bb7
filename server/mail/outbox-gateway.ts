import type { Database } from '#database/client.ts'
import { keepMail } from '#database/jobs/outbox.ts'
import type { Clock } from '../clock/clock.ts'
import type { MailGateway } from './gateway.ts'

/** Keeps mails in the database, where /dev/outbox shows them. */
export function createOutboxMailGateway(database: Database, clock: Clock): MailGateway {
  return {
    send: async ({ replyTo, ...mail }) => {
      await keepMail(database, { ...mail, replyTo: replyTo?.address ?? null }, clock.now())
      return { ok: true }
    },
  }
}
