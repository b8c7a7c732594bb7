import type { Database } from '#database/client.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../settings/config.ts'
import type { SmsGateway } from './gateway.ts'
import { createHttpGateway } from './http-gateway.ts'
import { createOutboxGateway } from './outbox-gateway.ts'
import { createTwilioGateway } from './twilio-gateway.ts'

/** The gateway chosen in the settings, whose own settings have already been validated. */
export function createGateway(config: Config, database: Database, clock: Clock): SmsGateway {
  switch (config.SMS_GATEWAY) {
    case 'outbox':
      return createOutboxGateway(database, clock)
    case 'twilio':
      return createTwilioGateway({
        url: config.TWILIO_URL,
        sid: config.TWILIO_ACCOUNT_SID!,
        token: config.TWILIO_AUTH_TOKEN!,
        from: config.TWILIO_FROM!,
      })
    case 'http':
      return createHttpGateway({ url: config.SMS_HTTP_URL!, token: config.SMS_HTTP_TOKEN, from: config.SMS_HTTP_FROM })
  }
}
