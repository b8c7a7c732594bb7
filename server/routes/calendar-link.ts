import { isAllowed, takeAllowance } from '#database/limits.ts'
import { hashToken } from '../secrets.ts'
import type { Service } from '../service.ts'

const purpose = 'calendar link'
const minutes = 15

/** A link to the calendar file for those who cannot send a header: an ordinary link on a page. It works once. */
export function makeCalendarLink({ secrets, clock }: Service, reference: string): string {
  // Two links made in the same millisecond are the same link: rare and harmless.
  const ticket = secrets.sign(purpose, reference, clock.now().add({ minutes }))
  return `/api/bookings/${reference}/calendar.ics?ticket=${encodeURIComponent(ticket)}`
}

/** Whether a ticket is for this booking and has not been used. Asking with HEAD, as link checkers do, does not use it up. */
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
