import * as z from 'zod/mini'
import { partsOfDay } from '../availability/part-of-day.ts'
import { clinicsPerEntry, dayRangesPerEntry } from '../waiting/waiting-limits.ts'
import { patientBody } from './bodies.ts'
import { id, line, locale, slot } from './inputs.ts'

/** YYYY-MM-DD */
const day = line(10)

const clinics = z.array(id).check(z.minLength(1, 'required'), z.maxLength(clinicsPerEntry, 'invalid'))
/** Both days included. */
const days = z
  .array(z.strictObject({ from: day, to: day }))
  .check(z.minLength(1, 'required'), z.maxLength(dayRangesPerEntry, 'invalid'))
const parts = z
  .array(z.enum(partsOfDay, { error: () => 'invalid' }))
  .check(z.minLength(1, 'required'), z.maxLength(partsOfDay.length, 'invalid'))

/** PUT /api/waiting-list/{id}: where and when a time suits from now on. */
export const whereAndWhenBody = z.strictObject({ clinics, days, parts })
export type WhereAndWhen = z.infer<typeof whereAndWhenBody>

/**
 * POST /api/waiting-list: a time of one patient, with `clinics`, `days` and `parts`; or a place of a class or course that is full, with `group`. Who
 * is known by a booking leaves out `verification` and `patient`, and shows the booking's token.
 */
export const waitingBody = z.strictObject({
  treatment: id,
  /** A run of a group, and one of its dates where only that is wanted. */
  group: z.optional(slot),
  date: z.optional(day),
  clinics: z.optional(clinics),
  days: z.optional(days),
  parts: z.optional(parts),
  /** The token returned for the right code. */
  verification: z.optional(line(500)),
  patient: z.optional(patientBody),
  locale,
  /** The reference of a booking that is to be moved to an earlier time. */
  booking: z.optional(line(20)),
})
export type WaitingBody = z.infer<typeof waitingBody>
