import { isIPv6 } from 'node:net'
import type { Limit } from '#database/limits.ts'
import type { Secrets } from './secrets.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How soon another code can be asked for. */
export const resendSeconds = 30

/** A family books for itself in one go; more than that calls us, or is a robot with one phone. */
export const bookingLimits = {
  /** Bookings with one verification of a phone. */
  perVerification: 4,
  /** Coming appointments of one phone. */
  perPhone: 6,
} as const

/** Moves of one booking in any 24 hours: plans change once or twice, and every move sends a message. */
export const movesADay = 5

/** Limits on sending codes: to one phone, from one address, and of all visitors together. */
export function codeLimits(secrets: Secrets, phoneHash: string, address: string, perHour: number): Limit[] {
  const phone = `code-phone:${phoneHash}`
  return [
    { key: phone, max: 1, seconds: resendSeconds },
    { key: phone, max: 3, seconds: 10 * minute },
    { key: phone, max: 8, seconds: day },
    { key: addressKey(secrets, 'code', address), max: 20, seconds: hour },
    // The spend breaker: toll fraud from many addresses to many phones still meets it.
    { key: 'code-all', max: perHour, seconds: hour },
  ]
}

/** A clinic's whole waiting room may be behind one address; holding every time of its day is another matter. */
export function holdLimits(secrets: Secrets, address: string): Limit[] {
  return [{ key: addressKey(secrets, 'hold', address), max: 60, seconds: 10 * minute }]
}

export function contactLimits(secrets: Secrets, address: string): Limit[] {
  return [
    { key: addressKey(secrets, 'contact', address), max: 10, seconds: hour },
    { key: 'contact-all', max: 1000, seconds: hour },
  ]
}

/** Reports of failed pages: enough to see that something is broken, too few to fill a disk. */
export function pageErrorLimits(secrets: Secrets, address: string): Limit[] {
  return [
    { key: addressKey(secrets, 'page-error', address), max: 20, seconds: hour },
    { key: 'page-error-all', max: 100, seconds: hour },
  ]
}

function addressKey(secrets: Secrets, what: string, address: string): string {
  return `${what}-address:${secrets.hash('address', isIPv6(address) ? networkOf(address) : address)}`
}

/** A household has 2^64 addresses of the sixth version; its network is what stays the same. */
function networkOf(address: string): string {
  const plain = address.split('%')[0] as string
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1] as string
  const [head = '', tail = ''] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0') : []
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
