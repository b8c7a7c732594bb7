import type { Config } from '../settings/config.ts'

/** Whether patients can answer messages: one from a name reaches nobody, so messages then do not ask for an answer. */
export function takesAnswers(
  config: Pick<Config, 'SMS_GATEWAY' | 'TWILIO_ANSWERS' | 'SMS_HTTP_INBOUND_SECRET'>,
): boolean {
  switch (config.SMS_GATEWAY) {
    case 'outbox':
      return true
    case 'twilio':
      return config.TWILIO_ANSWERS === 'yes'
    case 'http':
      return config.SMS_HTTP_INBOUND_SECRET !== undefined
  }
}
