import { loadOnce } from '#domain/load-once.ts'
import type { SendOutcome } from '../jobs/send-outcome.ts'
import type { MailGateway } from './gateway.ts'

export interface SmtpSettings {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string
  /** Who mails come from: an address, or a name with one. Read for every mail, because content may change. */
  from: () => string
  /** The host in the Message-ID. */
  host: string
  /** Milliseconds to wait for each step of a server. */
  timeLimit?: number | undefined
}

/** Longer than a working server takes for one step. */
const stepLimit = 9_000
/** Name look-up, connection, greeting, two of EHLO, STARTTLS, sign-in, sender, recipient, DATA and the text. */
const steps = 11

/** Milliseconds in which a mail server has answered or is given up, so that no attempt goes on beside the next. */
export const longestMail = steps * stepLimit + 1_000

/** Sends mails through a mail server, over TLS unless the server is on this machine or the address says otherwise. */
export function createSmtpGateway({ url, from, host, timeLimit = stepLimit }: SmtpSettings): MailGateway {
  // Loaded with the first mail: processes without a mail server never need it.
  const openTransport = loadOnce(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      requireTLS: needsTls(new URL(url)),
      dnsTimeout: timeLimit,
      connectionTimeout: timeLimit,
      greetingTimeout: timeLimit,
      socketTimeout: timeLimit,
      // A mail has its text and bytes that we hold: nothing that a visitor wrote may make the library read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    send: async ({ key, to, replyTo, subject, text, attachment }) => {
      try {
        const transport = await openTransport()
        await transport.sendMail({
          from: from(),
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { ...replyTo, name: withoutEncodedWords(replyTo.name) } }),
          subject,
          text,
          ...(attachment && {
            attachments: [
              { filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.bytes) },
            ],
          }),
          messageId: `<${key.replaceAll(':', '.')}@${host}>`,
        })
        return { ok: true }
      } catch (error) {
        return describeFailure(error)
      }
    },
  }
}

/**
 * A name that looks encoded ('=?utf-8?B?…?=') would be decoded by mail programs, into whatever a visitor hid in it: line
 * breaks, or letters that change the direction of the text.
 */
function withoutEncodedWords(name: string): string {
  return name.replaceAll('=?', '= ?')
}

function needsTls({ protocol, hostname, searchParams }: URL): boolean {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && !isHere && searchParams.get('requireTLS') !== 'false'
}

/**
 * Every failure is worth another attempt: what a server refuses for good (an unknown mailbox, a wrong password) our own
 * people can mend, and nobody waits on a page for it. The code is the server's status or the library's; never a text,
 * which may quote an address.
 */
function describeFailure(error: unknown): SendOutcome {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  if (typeof responseCode === 'number') return { ok: false, retry: true, code: `smtp-${responseCode}` }
  if (code === 'ETIMEDOUT') return { ok: false, retry: true, code: 'timeout' }
  return { ok: false, retry: true, code: typeof code === 'string' ? code.toLowerCase() : 'unexpected' }
}
