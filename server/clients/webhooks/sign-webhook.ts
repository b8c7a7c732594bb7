import { createHmac } from 'node:crypto'
import { drawBytes } from '../../identity/secrets.ts'

const prefix = 'whsec_'

export const drawWebhookSecret = () => prefix + drawBytes(32).toString('base64')

/** The headers of Standard Webhooks 1.0. The id stays the same however often an event is sent; the time is that of the attempt. */
export function signWebhook(
  secret: string,
  { id, body, now }: { id: string; body: string; now: Temporal.Instant },
): Record<string, string> {
  const timestamp = String(Math.floor(now.epochMilliseconds / 1000))
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
