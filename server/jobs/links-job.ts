import type { Job } from '#database/jobs/jobs.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { ProvedPhone } from '../identity/verified-phone.ts'

/** Hours after which nobody waits for the links any more. */
const usefulFor = 1

/**
 * The job that sends links again. The key names the verification and the minute, so that a request which is repeated at once sends nothing twice,
 * and one that comes later is sent: gateways send one message for a key.
 */
export function linksJob({ phoneHash, verification }: ProvedPhone, locale: Locale, now: Temporal.Instant) {
  const until = now.add({ hours: usefulFor }).toString()
  const minute = Math.floor(now.epochMilliseconds / 60_000)
  return { kind: 'links', key: `links:${verification}:${minute}`, runAt: now, payload: { phoneHash, locale, until } }
}

/** What such a job carries. */
export function readLinksJob({ payload }: Pick<Job, 'payload'>) {
  const { phoneHash = '', locale, until = '' } = payload
  return { phoneHash, locale: locale as Locale, until: Temporal.Instant.from(until) }
}
