import { isAllowed, takeAllowance } from '#database/limits.ts'
import type { Locale } from '#domain/market/locale.ts'
import { hashToken } from '../../identity/secrets.ts'
import type { Service } from '../../service.ts'

const purpose = 'calendar link'
export const calendarLinkMinutes = 15

/** A one-time link to the calendar file, because an ordinary link on a page cannot send a header. The locale is for the page that a used one leads to. */
export function makeCalendarLink({ secrets, clock }: Service, reference: string, locale: Locale): string {
  // Two links made in the same millisecond are identical: rare and harmless.
  const ticket = secrets.sign(purpose, reference, clock.now().add({ minutes: calendarLinkMinutes }))
  return `/api/bookings/${reference}/calendar.ics?locale=${locale}&ticket=${encodeURIComponent(ticket)}`
}

/** Whether a ticket is for this booking and unused. HEAD requests, as link checkers send them, do not use it up. */
export async function redeemCalendarTicket(
  service: Service,
  { reference, ticket, method }: { reference: string; ticket: string; method: string },
): Promise<boolean> {
  const now = service.clock.now()
  if (service.secrets.readSigned(purpose, ticket, now, calendarLinkMinutes) !== reference) return false
  const limit = { key: `calendar:${hashToken(ticket)}`, max: 1, seconds: calendarLinkMinutes * 60 }
  if (method === 'HEAD') return isAllowed(service.database, limit, now)
  return (await takeAllowance(service.database, [limit], now)) === undefined
}
