import * as z from 'zod/mini'
import { isInstant } from '../clock/is-instant.ts'

/**
 * An instant in another system's words, left as text. Its pattern also knows more digits of a second than `Temporal`, which would throw in the middle of reading an answer.
 */
export const remoteMoment = z.iso.datetime({ offset: true }).check(z.refine(isInstant))

export const remoteInstant = z.pipe(
  remoteMoment,
  z.transform((text) => Temporal.Instant.from(text)),
)
