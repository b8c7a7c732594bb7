import type { FastifyRequest } from 'fastify'
import type { SentForm } from '#database/sent-form.ts'
import type { Locale } from '#domain/locale.ts'
import type { Secrets } from '../secrets.ts'

/**
 * Whether a robot filled in the form: it wrote into the field that people do not see. It is answered as if the form had
 * been accepted, so that it learns nothing.
 */
export function isFromRobot(request: FastifyRequest, { comment }: { comment?: string | undefined }): boolean {
  const isRobot = comment !== undefined && comment.trim() !== ''
  // So that operators notice if it ever hits people.
  if (isRobot) request.log.info({ req: request }, 'a robot filled in a form')
  return isRobot
}

/** What is stored with the checked values of a form: a double click, or a retry after a bad connection, is the same form. */
export function describeForm(
  secrets: Secrets,
  form: { kind: string; values: object; locale: Locale },
  now: Temporal.Instant,
): SentForm {
  const hour = Math.floor(now.epochMilliseconds / 3_600_000)
  return { fingerprint: secrets.hash(form.kind, JSON.stringify([form.values, hour])), locale: form.locale, now }
}
