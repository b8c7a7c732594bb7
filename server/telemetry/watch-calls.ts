import { SpanKind } from '@opentelemetry/api'
import type { SendOutcome } from '../jobs/send-outcome.ts'
import type { MailGateway } from '../mail/gateway.ts'
import type { BookingProvider } from '../provider/provider.ts'
import type { SmsGateway } from '../sms/gateway.ts'
import type { Traces } from './traces.ts'

/** What we ask of others. Nothing tells to whom a message goes or what it says, and others are told nothing of our traces. */
const outcomeOf = (sent: SendOutcome) => ({
  'innom.sent': sent.ok,
  ...(!sent.ok && { 'error.type': sent.code }),
})

export const watchSms = (gateway: SmsGateway, traces: Traces): SmsGateway => ({
  send: (sms) => traces.measure({ name: 'send sms', kind: SpanKind.CLIENT }, () => gateway.send(sms), outcomeOf),
})

export const watchMail = (gateway: MailGateway, traces: Traces): MailGateway => ({
  send: (mail) => traces.measure({ name: 'send mail', kind: SpanKind.CLIENT }, () => gateway.send(mail), outcomeOf),
})

/** Another booking system; our own one shows by its statements. */
export function watchProvider(provider: BookingProvider, traces: Traces): BookingProvider {
  const measure = <T extends { ok: boolean; problem?: string }>(name: string, work: () => Promise<T>) =>
    traces.measure({ name: `provider ${name}`, kind: SpanKind.CLIENT }, work, ({ ok, problem }) => ({
      'innom.provider.ok': ok,
      ...(problem && { 'error.type': problem }),
    }))
  return {
    ...provider,
    readOccupied: (...args) => measure('busy', () => provider.readOccupied(...args)),
    hold: (request) => measure('hold', () => provider.hold(request)),
    extendHold: (id) => measure('extend hold', () => provider.extendHold(id)),
    releaseHold: (id) => measure('release hold', () => provider.releaseHold(id)),
    book: (request) => measure('book', () => provider.book(request)),
    move: (...args) => measure('move', () => provider.move(...args)),
    cancel: (...args) => measure('cancel', () => provider.cancel(...args)),
  }
}
