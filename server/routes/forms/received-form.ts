import type { FastifyRequest } from 'fastify'
import type { SentForm } from '#database/forms/sent-form.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Secrets } from '../../identity/secrets.ts'

/** Enough lines to notice that robots come, or that people are taken for them; too few to fill a disk. */
const robotLinesAnHour = 100

/**
 * Tells whether a robot filled in a form: it wrote into the field that people do not see. It is answered as if the form had
 * been accepted, so that it learns nothing.
 */
export function createRobotCheck(
  clock: Clock,
): (request: FastifyRequest, form: { comment?: string | undefined }) => boolean {
  let hour: number | undefined
  let lines = 0
  return (request, { comment }) => {
    const isRobot = comment !== undefined && comment.trim() !== ''
    if (!isRobot) return false
    const now = hourOf(clock.now())
    if (now !== hour) lines = 0
    hour = now
    if (lines++ < robotLinesAnHour) request.log.info({ req: request }, 'a robot filled in a form')
    return true
  }
}

/** What is stored with the checked values of a form: a double click, or a retry after a bad connection, is the same form. */
export function describeForm(
  secrets: Secrets,
  form: { kind: string; values: object; locale: Locale },
  now: Temporal.Instant,
): SentForm {
  const text = JSON.stringify([form.values, hourOf(now)])
  return { fingerprint: secrets.hash(form.kind, text), locale: form.locale, now }
}

function hourOf(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 3_600_000)
}
