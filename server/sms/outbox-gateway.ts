import type { Database } from '#database/client.ts'
import { isFaultOfCall } from '#database/engines/errors.ts'
import { gather } from '#database/engines/gather.ts'
import { keepMessages } from '#database/jobs/outbox.ts'
import type { Clock } from '../clock/clock.ts'
import type { SendOutcome } from '../jobs/send-outcome.ts'
import type { Sms, SmsGateway } from './gateway.ts'

/** Keeps messages in the database, where /dev/outbox shows them. */
export function createOutboxGateway(database: Database, clock: Clock): SmsGateway {
  const send = gather<Sms, SendOutcome>(
    async (messages) => {
      const rows = messages.map(({ key, to, text }) => ({ key, phone: to, text }))
      await keepMessages(database, rows, clock.now())
      return messages.map(() => ({ ok: true }))
    },
    isFaultOfCall,
    { most: 50, atOnce: 1 },
  )
  return { send }
}
