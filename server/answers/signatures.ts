import { createHmac } from 'node:crypto'
import { isSame } from '../identity/secrets.ts'

/** How old a signed answer of the generic gateway may be: longer than it takes to post it again, too short to keep one for later. */
const signatureMinutes = 5

/**
 * Whether Twilio signed a form: HMAC-SHA1 over the address that it posts to and all fields, sorted by name, with the account's token.
 * https://www.twilio.com/docs/usage/security. It names the port or leaves it out, as it likes.
 */
export function isSignedByTwilio(
  { token, address }: { token: string; address: string },
  fields: URLSearchParams,
  signature: string,
): boolean {
  const names = [...new Set(fields.keys())].sort()
  const written = names
    .map((name) =>
      [...new Set(fields.getAll(name))]
        .sort()
        .map((value) => name + value)
        .join(''),
    )
    .join('')
  return addressesOf(address)
    .map((it) =>
      createHmac('sha1', token)
        .update(it + written)
        .digest('base64'),
    )
    .some((expected) => isSame(expected, signature))
}

function addressesOf(address: string): string[] {
  const { port, protocol, hostname } = new URL(address)
  if (port) return [address]
  const usual = protocol === 'https:' ? 443 : 80
  return [address, address.replace(hostname, `${hostname}:${usual}`)]
}

/** Whether the generic gateway signed a body: HMAC-SHA256 over the time, a dot and the body, in hexadecimal digits. */
export function isSignedByGateway(
  secret: string,
  body: string,
  { timestamp, signature }: { timestamp: string; signature: string },
  now: Temporal.Instant,
): boolean {
  if (!/^\d{10}$/.test(timestamp)) return false
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const secondsOff = Math.abs(now.epochMilliseconds / 1000 - Number(timestamp))
  return isSame(expected, signature) && secondsOff <= signatureMinutes * 60
}
