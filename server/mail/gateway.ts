import type { SendOutcome } from '../jobs/send-outcome.ts'

/** One mail: to our own staff, to a company that has an agreement, or to a patient. */
export interface Mail {
  /** Identifies the mail: sent again after a crash it has the same Message-ID, so that mailboxes can show it once. */
  key: string
  to: string
  /** Who gets the answer, where the address can stand in a header. */
  replyTo: { name: string; address: string } | null
  subject: string
  text: string
  attachment?: MailAttachment | undefined
}

export interface MailAttachment {
  /** Ours, never the sender's. */
  name: string
  type: string
  bytes: Uint8Array
}

/** A service that sends mails. */
export interface MailGateway {
  send(mail: Mail): Promise<SendOutcome>
}
