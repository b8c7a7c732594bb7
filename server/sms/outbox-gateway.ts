import type { Database } from '#database/client.ts'
import { keepMessage } from '#database/outbox.ts'
import type { Clock } from '../clock.ts'
import type { SmsGateway } from './gateway.ts'

/** Keeps messages in the database, where /dev/outbox shows them. */
export function createOutboxGateway(database: Database, clock: Clock): SmsGateway {
  return {
    send: async ({ key, to, text }) => {
      await keepMessage(database, { key, phone: to, text }, clock.now())
      return { ok: true }
    },
  }
}
