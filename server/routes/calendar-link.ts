import { isAllowed, takeAllowance } from '#database/limits.ts'
import { hashToken } from '../secrets.ts'
import type { Service } from '../service.ts'

const purpose = 'calendar link'
const minutes = 15

/** A one-time link to the calendar file, because an ordinary link on a page cannot send a header. */
export function makeCalendarLink({ secrets, clock }: Service, reference: string): string {
  // Two links made in the same millisecond are identical: rare and harmless.
  const ticket = secrets.sign(purpose, reference, clock.now().add({ minutes }))
  return `/api/bookings/${reference}/calendar.ics?ticket=${encodeURIComponent(ticket)}`
}

/** Whether a ticket is for this booking and unused. HEAD requests, as link checkers send them, do not use it up. */
export async function redeemCalendarTicket(
  service: Service,
  { reference, ticket, method }: { reference: string; ticket: string; method: string },
): Promise<boolean> {
  const now = service.clock.now()
  if (service.secrets.readSigned(purpose, ticket, now) !== reference) return false
  const limit = { key: `calendar:${hashToken(ticket)}`, max: 1, seconds: minutes * 60 }
  if (method === 'HEAD') return isAllowed(service.database, limit, now)
  return (await takeAllowance(service.database, [limit], now)) === undefined
}
