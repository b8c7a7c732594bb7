import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import { codeDigits } from '#domain/forms/fields/sms-code.ts'

/** Everything that uses the secret of the installation. */
export interface Secrets {
  /** A keyed hash for one purpose: without the secret, phone numbers and codes cannot be found by trying them all. */
  hash(purpose: string, text: string): string
  /** A signed text with `content`, which must not contain dots, and its expiry. */
  sign(purpose: string, content: string, expiresAt: Temporal.Instant): string
  /**
   * The content of a signed text that is ours and has not expired. With `longestMinutes` a text that would be good for longer is refused: it was
   * signed while the clock was ahead.
   */
  readSigned(purpose: string, signed: string, now: Temporal.Instant, longestMinutes?: number): string | undefined
  /** Encrypts what must not be readable in the database. */
  seal(text: string): string
  unseal(sealed: string): string
}

/** By how much the clocks of two machines may differ. */
const clockDifferenceMinutes = 5

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `innom ${purpose}`, 32))
  const keys = new Map<string, Buffer>()
  const key = (purpose: string) => {
    const known = keys.get(purpose) ?? keyFor(purpose)
    keys.set(purpose, known)
    return known
  }
  const keyedHash = (purpose: string, text: string) =>
    createHmac('sha256', key(purpose)).update(text).digest('base64url')

  return {
    hash: keyedHash,
    sign: (purpose, content, expiresAt) => {
      const body = `${content}.${expiresAt.epochMilliseconds.toString(36)}`
      return `${body}.${keyedHash(purpose, body)}`
    },
    readSigned: (purpose, signed, now, longestMinutes = Number.POSITIVE_INFINITY) => {
      // Exactly three parts: a second spelling of the same text would allow one-time texts to be used twice.
      const [content = '', expiresAt = '', signature = '', ...others] = signed.split('.')
      if (others.length > 0 || !isSame(signature, keyedHash(purpose, `${content}.${expiresAt}`))) return undefined
      const minutesLeft = (Number.parseInt(expiresAt, 36) - now.epochMilliseconds) / 60_000
      return minutesLeft > 0 && minutesLeft <= longestMinutes + clockDifferenceMinutes ? content : undefined
    },
    seal: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key('seal'), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key('seal'), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** All codes are equally likely. */
export function drawCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/** Letters and digits that nobody mistakes for each other on the telephone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Random bytes are drawn in bulk: asking the system for eight takes as long as for thousands. */
let random = randomBytes(4096)
let used = 0

/** A few random bytes, which nobody else gets. */
export function drawBytes(count: number): Buffer {
  if (used + count > random.length) {
    random = randomBytes(random.length)
    used = 0
  }
  used += count
  return random.subarray(used - count, used)
}

export function drawReference(): string {
  return writeReference(drawBytes(8))
}

/** Eight bytes as a reference. */
export function writeReference(bytes: Uint8Array): string {
  // 32 letters: five bits of each byte select one, all equally likely.
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Whether a text could be a reference; saves a database query for anything else. */
export function isReference(text: string): boolean {
  return text.length === 8 && [...text].every((it) => alphabet.includes(it))
}
