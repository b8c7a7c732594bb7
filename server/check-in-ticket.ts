import { isReference } from './secrets.ts'
import type { Service } from './service.ts'

const purpose = 'check-in ticket'

/** Longer than anything can be booked ahead, so that a ticket on paper outlives a move of its booking. */
const lifetimeDays = 120

/** What the QR code of a booking carries: its reference, signed. It opens nothing but the check-in, and says nothing about the patient. */
export function makeTicket({ secrets, clock }: Pick<Service, 'secrets' | 'clock'>, reference: string): string {
  return secrets.sign(purpose, reference, clock.now().add({ hours: lifetimeDays * 24 }))
}

/** The reference of a ticket that is ours and still holds. */
export function readTicket({ secrets, clock }: Pick<Service, 'secrets' | 'clock'>, ticket: string): string | undefined {
  const reference = secrets.readSigned(purpose, ticket, clock.now())
  return reference && isReference(reference) ? reference : undefined
}
