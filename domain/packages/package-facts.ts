import * as z from 'zod'
import { slug } from '../facts/shared.ts'

/** Days after the visit before: not earlier than `from`; proposed until `to`. */
const interval = z
  .strictObject({ from: z.int().min(1).max(180), to: z.int().min(1).max(200) })
  .refine((days) => days.from < days.to, 'the last day must be later than the first')

/** A treatment of several visits at one price. The first visit is the treatment itself; these are the ones after it. */
export const packageFacts = z.strictObject({
  /** It ends so many months after the first visit: before the first visit's patient is forgotten (booking/retention-hours.ts). */
  months: z.int().min(1).max(11),
  /** Each is a time of another treatment, with the practitioner of the visit before. */
  visits: z
    .array(z.strictObject({ treatment: slug, days: interval }))
    .min(1)
    .max(9),
})
export type Package = z.infer<typeof packageFacts>
