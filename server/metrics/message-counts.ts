import type { SendOutcome } from '../jobs/send-outcome.ts'
import type { MailGateway } from '../mail/gateway.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import { createCounter } from './counter.ts'
import type { Metric } from './metric.ts'

export interface MessageCounts {
  ofSms(gateway: SmsGateway): SmsGateway
  ofMail(gateway: MailGateway): MailGateway
  read(): Metric[]
}

/** What gateways did with each message that they were given. */
export function createMessageCounts(): MessageCounts {
  const attempts = createCounter('innom_message_attempts_total', 'Messages given to a gateway, by what it did.')
  const count = (channel: string, sent: SendOutcome) => {
    const outcome = sent.ok ? 'sent' : sent.retry ? 'retry' : 'failed'
    attempts.add({ channel, outcome, code: sent.ok ? '' : sent.code })
    return sent
  }
  return {
    ofSms: (gateway) => ({ send: async (sms) => count('sms', await gateway.send(sms)) }),
    ofMail: (gateway) => ({ send: async (mail) => count('mail', await gateway.send(mail)) }),
    read: () => [attempts.read()],
  }
}
