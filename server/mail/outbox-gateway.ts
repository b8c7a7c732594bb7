import type { Database } from '#database/client.ts'
import { keepMail } from '#database/jobs/outbox.ts'
import type { Clock } from '../clock/clock.ts'
import type { MailGateway } from './gateway.ts'

/** Keeps mails in the database, where /dev/outbox shows them. */
export function createOutboxMailGateway(database: Database, clock: Clock): MailGateway {
  return {
    // The bytes of an attachment are not kept: nobody may open them in a browser.
    send: async ({ replyTo, attachment: _, ...mail }) => {
      await keepMail(database, { ...mail, replyTo: replyTo?.address ?? null }, clock.now())
      return { ok: true }
    },
  }
}
