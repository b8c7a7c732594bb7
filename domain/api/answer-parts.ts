/** What several answers of the API are made of. */
import * as z from 'zod'
import { partsOfDay } from '../availability/part-of-day.ts'

/** ISO 8601 with the clinic's offset. */
export const time = z.iso.datetime({ offset: true })
export const date = z.iso.date()
export const person = z.object({ id: z.string(), name: z.string() })
/** A time that can be booked. */
export const slotAnswer = z.object({
  id: z.string(),
  start: time,
  end: time,
  part: z.enum(partsOfDay),
  practitioner: person,
})
/** When a visit of a package is, in days after the visit before. */
export const visitInterval = z.object({ from: z.int(), to: z.int() })

/** Said only where it is so. */
export const isKeptElsewhere = z
  .literal(true)
  .optional()
  .describe('Another booking system keeps the times: each is booked for one person, and nobody can wait for one')
