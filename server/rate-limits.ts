import type { Limit } from '#database/limits.ts'
import type { NewVerification, TryRequest } from '#database/verifications.ts'
import { resendSeconds } from '#domain/booking-times.ts'
import { readSource } from './addresses.ts'
import type { Secrets } from './secrets.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A family books for itself in one go; more than that calls us, or is a robot with one phone. */
export const bookingLimits = {
  /** Bookings with one verification of a phone. */
  perVerification: 4,
  /** Coming appointments of one phone. */
  perPhone: 6,
} as const

/** Moves of one booking in any 24 hours: plans change once or twice, and every move sends a message. */
export const movesADay = 5

/** Who asks for a code, and where it would go. */
export interface CodeRequest {
  phoneHash: string
  /** Such as '47'. */
  callingCode: string
  address: string
  /** The visitor's cookie as a keyed hash; null without one. */
  visitor: string | null
}

/** Calling codes of the countries we are in. */
const homeCodes = new Set(['47', '46'])

/**
 * Limits on sending codes; docs/operations.md has them as a table, with the reasons. A phone is limited by the network that asks
 * and, more widely, by all: a stranger who knows a number uses up the stranger's share. `tight` counts when half of what may be
 * sent in an hour is spent.
 */
export function codeLimits(secrets: Secrets, code: CodeRequest): NewVerification['limits'] {
  const { address, site, network } = sourceKeys(secrets, code.address)
  const phone = `code-phone:${code.phoneHash}`
  return [
    { key: `${phone}:${network}`, max: 1, seconds: resendSeconds },
    { key: `${phone}:${network}`, max: 3, seconds: 10 * minute },
    { key: `${phone}:${network}`, max: 8, seconds: day },
    { key: phone, max: 6, seconds: 10 * minute },
    { key: phone, max: 20, seconds: day },
    code.visitor === null
      ? { key: `code-bare:${address}`, max: 20, tight: 5, seconds: hour }
      : { key: `code-visitor:${code.visitor}`, max: 40, tight: 10, seconds: hour },
    { key: `code-address:${address}`, max: 120, tight: 30, seconds: hour },
    ...(site ? [{ key: `code-site:${site}`, max: 150, tight: 40, seconds: hour }] : []),
    { key: `code-network:${network}`, max: 300, tight: 60, seconds: hour },
    ...(homeCodes.has(code.callingCode)
      ? []
      : [
          { key: `code-country:${code.callingCode}:${network}`, max: 25, tight: 10, seconds: hour },
          { key: `code-country:${code.callingCode}`, max: 100, tight: 25, seconds: hour },
        ]),
  ]
}

/** Wrong tries at one code. */
export const triesPerCode = 5

/** Tries at all codes of a phone: from one network, and wider than that from everywhere. */
export function tryLimits(secrets: Secrets, address: string): TryRequest['limits'] {
  const { network } = sourceKeys(secrets, address)
  return [
    { suffix: `:${network}`, max: 15, seconds: hour },
    { suffix: `:${network}`, max: 30, seconds: day },
    { suffix: '', max: 100, seconds: day },
  ]
}

/** A clinic's whole waiting room may be behind one address; this stops programs that hold times in a loop. */
export function holdLimits(secrets: Secrets, address: string): Limit[] {
  return [{ key: addressKey(secrets, 'hold', address), max: 60, seconds: 10 * minute }]
}

/** Live holds at a time, by where they come from. A caller that keeps no cookies has two by its address, as a visitor has. */
export function liveHoldLimits(secrets: Secrets, address: string, hasCookie: boolean): { key: string; max: number }[] {
  const keys = sourceKeys(secrets, address)
  return [
    ...(hasCookie ? [] : [{ key: `bare:${keys.address}`, max: 2 }]),
    { key: `address:${keys.address}`, max: 20 },
    ...(keys.site ? [{ key: `site:${keys.site}`, max: 30 }] : []),
    { key: `network:${keys.network}`, max: 60 },
  ]
}

/** Keys of unfinished bookings: one or two for each booking, one for each reload, and a waiting room may share an address. */
export function draftKeyLimits(secrets: Secrets, address: string): Limit[] {
  return [{ key: addressKey(secrets, 'draft-key', address), max: 120, seconds: 10 * minute }]
}

/** Messages of the contact form. Whoever has many addresses must not use up everybody's share. */
export function contactLimits(secrets: Secrets, address: string): Limit[] {
  return [
    ...sourceLimits(secrets, 'contact', address, { address: 10, site: 20, network: 60 }),
    { key: 'contact-all', max: 1000, seconds: hour },
  ]
}

/** Reports of failed pages: enough to see that something is broken, too few to fill a disk. */
export function pageErrorLimits(secrets: Secrets, address: string): Limit[] {
  return [
    ...sourceLimits(secrets, 'page-error', address, { address: 20, site: 20, network: 20 }),
    { key: 'page-error-all', max: 100, seconds: hour },
  ]
}

/** So many an hour from an address and from the wider networks that it belongs to. */
function sourceLimits(
  secrets: Secrets,
  what: string,
  text: string,
  max: { address: number; site: number; network: number },
): Limit[] {
  const { address, site, network } = sourceKeys(secrets, text)
  return [
    { key: `${what}-address:${address}`, max: max.address, seconds: hour },
    ...(site ? [{ key: `${what}-site:${site}`, max: max.site, seconds: hour }] : []),
    { key: `${what}-network:${network}`, max: max.network, seconds: hour },
  ]
}

function addressKey(secrets: Secrets, what: string, address: string): string {
  return `${what}-address:${sourceKeys(secrets, address).address}`
}

/** Keyed hashes: no address is stored. */
function sourceKeys(secrets: Secrets, text: string): { address: string; site: string | null; network: string } {
  const { address, site, network } = readSource(text)
  const hash = (name: string) => secrets.hash('address', name)
  return { address: hash(address), site: site && hash(site), network: hash(network) }
}

/** The name of a visitor who keeps no cookies. */
export function nameAddress(secrets: Secrets, address: string): string {
  return `address:${sourceKeys(secrets, address).address}`
}
