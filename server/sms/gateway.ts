import type { SendOutcome } from '../jobs/send-outcome.ts'

/** One text message. */
export interface Sms {
  /** Identifies the message: if it is sent again after a crash, a gateway that knows the key delivers it once. */
  key: string
  /** E.164 */
  to: string
  text: string
}

/** A service that sends text messages. */
export interface SmsGateway {
  send(sms: Sms): Promise<SendOutcome>
}
