import type { Service } from '../service.ts'
import { isReference } from './secrets.ts'

const purpose = 'check-in ticket'

/** Longer than the booking horizon, so that a printed ticket stays valid when its booking is moved. */
const lifetimeDays = 120

/** The content of a booking's QR code: its signed reference. It only allows the check-in and says nothing about the patient. */
export function makeTicket({ secrets, clock }: Pick<Service, 'secrets' | 'clock'>, reference: string): string {
  return secrets.sign(purpose, reference, clock.now().add({ hours: lifetimeDays * 24 }))
}

/** The reference of a ticket that we signed and that has not expired. */
export function readTicket({ secrets, clock }: Pick<Service, 'secrets' | 'clock'>, ticket: string): string | undefined {
  const reference = secrets.readSigned(purpose, ticket, clock.now())
  return reference && isReference(reference) ? reference : undefined
}
