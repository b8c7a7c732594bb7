import { type Limit, type MessageLimit, onlyCounted } from '#database/limits.ts'
import type { Secrets } from '../identity/secrets.ts'
import { countryLimits } from './country-limits.ts'
import { type Caller, sourceKeys } from './source-keys.ts'

const hour = 3600
const day = 24 * hour

/** Who causes a message about a booking, and which phone would receive it. */
export interface MessageCause {
  phone: string
  /** Such as '47'. */
  callingCode: string
  caller: Caller
}

/** Messages about bookings to a phone in a day: six appointments and a change or two of each; a phone with more calls us. */
export function phoneMessageLimit(phoneHash: string): Limit {
  return { key: `message-phone:${phoneHash}`, max: 16, seconds: day }
}

/** Of messages about what staff change: the patient has to be told, so they are counted and never left out. */
export function staffMessageLimits(secrets: Secrets, phone: string): MessageLimit[] {
  return onlyCounted([{ ...phoneMessageLimit(secrets.hash('phone', phone)), first: 'judged' }])
}

/** The part of an hour's messages that is kept for codes, whatever is sent about bookings: one in so many. */
const partKeptForCodes = 2

/** How many of an hour's messages only codes may use. */
export function keptForCodes(perHour: number): number {
  return Math.ceil(perHour / partKeptForCodes)
}

/**
 * Limits on confirmations and on messages that tell of a move or a cancellation; docs/operations.md has them as a table, and
 * docs/decisions/0053 the reasons. Whoever got a code can book once with it whatever others do, so the first booking with a verification
 * is not counted against addresses, whose codes are counted already. Reminders are not counted: each belongs to an appointment.
 */
export function messageLimits(secrets: Secrets, { phone, callingCode, caller }: MessageCause): MessageLimit[] {
  const { address, site, network } = sourceKeys(secrets, caller)
  const ofSource = (key: string, perHour: number, perDay: number): MessageLimit[] => [
    { key, max: perHour, seconds: hour, first: 'free' },
    { key, max: perDay, seconds: day, first: 'free' },
  ]
  return [
    { ...phoneMessageLimit(secrets.hash('phone', phone)), first: 'judged' },
    ...ofSource(`message-address:${address}`, 60, 240),
    ...(site ? ofSource(`message-site:${site}`, 75, 300) : []),
    ...ofSource(`message-network:${network}`, 150, 600),
    ...countryLimits(callingCode, network).map(
      ({ tight: _, ...limit }): MessageLimit => ({ ...limit, first: 'counted' }),
    ),
  ]
}
