import * as z from 'zod'

/** A short word for a URL or a reference: lower case, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write it in lower case with hyphens, such as "carl-berner"')

/** A text in both languages of the site; Swedish where it has been written. */
export const localizedText = z.strictObject({
  no: z.string().min(1),
  en: z.string().min(1),
  sv: z.string().min(1).optional(),
})

/** A calendar day in the clinic's zone. */
export const isoDate = z.iso.date()

/** A time of day in the clinic's zone, such as 08:30. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'write the time as HH:MM')

/** A stretch of one day. */
export const timeRange = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine((range) => range.from < range.to, 'the end must be later than the start')

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
export const weekday = z.enum(weekdays)
