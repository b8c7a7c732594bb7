import { randomBytes } from 'node:crypto'
import { takeAllowance } from '#database/limits.ts'
import type { Service } from '../service.ts'

const purpose = 'calendar link'
const minutes = 15

/** A link to the calendar file for those who cannot send a header: an ordinary link on a page. It works once. */
export function makeCalendarLink({ secrets, clock }: Service, reference: string): string {
  const content = `${reference} ${randomBytes(9).toString('base64url')}`
  const ticket = secrets.sign(purpose, content, clock.now().add({ minutes }))
  return `/api/bookings/${reference}/calendar.ics?ticket=${encodeURIComponent(ticket)}`
}

/** Whether a ticket is for this booking and has not been used. */
export async function redeemCalendarTicket(service: Service, reference: string, ticket: string): Promise<boolean> {
  const now = service.clock.now()
  const content = service.secrets.readSigned(purpose, ticket, now)
  if (content?.split(' ')[0] !== reference) return false
  const limit = { key: `calendar:${service.secrets.hash(purpose, content)}`, max: 1, seconds: minutes * 60 }
  return (await takeAllowance(service.database, [limit], now)) === undefined
}
