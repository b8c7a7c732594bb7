/** One text message. */
export interface Sms {
  /** Identifies the message: if it is sent again after a crash, a gateway that knows the key delivers it once. */
  key: string
  /** E.164 */
  to: string
  text: string
}

/** `retry`: whether it may help to try again. `code` is ours or the gateway's, never a text it wrote. */
export type SendOutcome = { ok: true } | { ok: false; retry: boolean; code: string }

/** A service that sends text messages. */
export interface SmsGateway {
  send(sms: Sms): Promise<SendOutcome>
}
