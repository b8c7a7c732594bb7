import type { Database } from '#database/client.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../settings/config.ts'
import type { MailGateway } from './gateway.ts'
import { createOutboxMailGateway } from './outbox-gateway.ts'
import { createSmtpGateway } from './smtp-gateway.ts'

/**
 * The gateway of the settings. None in production without SMTP_URL, where nobody sees the outbox: mails then wait as jobs
 * until a process with the setting takes them.
 */
export function createMailGateway(
  config: Config,
  database: Database,
  clock: Clock,
  facts: () => Facts,
): MailGateway | undefined {
  const { SMTP_URL: url, MAIL_FROM, SITE_URL, APP_ENV } = config
  if (url) {
    return createSmtpGateway({ url, from: () => MAIL_FROM ?? facts().company.email, host: new URL(SITE_URL).hostname })
  }
  return APP_ENV === 'production' ? undefined : createOutboxMailGateway(database, clock)
}
