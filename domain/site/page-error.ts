/**
 * What a browser reports when a page, a step of the booking or a script fails. Every field is too narrow to hold a
 * name, a number or a sentence that somebody typed: kinds, names of errors, and places in our own scripts.
 */
import * as z from 'zod/mini'
import { stepNames } from '../booking/booking-steps.ts'
import { pageKinds } from './page-kinds.ts'

/** A fixed list, because free text would let anybody write into the log. */
const oneOf = <const T extends readonly string[]>(names: T) => z.enum(names, 'invalid')
/** '/assets/site-abc.js', with line and column where they are known. */
const place = z.string().check(z.regex(/^\/assets\/[\w.-]{1,80}(?::\d{1,7}:\d{1,7})?$/, 'invalid'))

/** POST /api/page-errors */
export const pageErrorBody = z.strictObject({
  page: oneOf(pageKinds),
  /** What failed: the page, a script of it, or a step of the booking. */
  part: oneOf(['page', 'script', ...stepNames]),
  /** The name of the error, such as TypeError. Its message may quote what was typed and is never sent. */
  error: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'invalid')),
  /** The browser's entry, which says which version of the code it was. */
  entry: z.optional(place),
  /** Where in our own scripts, innermost first. */
  at: z.array(place).check(z.maxLength(8, 'too-long')),
})
export type PageErrorBody = z.infer<typeof pageErrorBody>
