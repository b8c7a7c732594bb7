import * as z from 'zod'
import { isoDate, slug, timeOfDay, weekday } from './shared.ts'

/** What one booking of a group is for: all dates of a run, one of them, or whichever the patient wants. */
export const soldAs = ['series', 'date', 'either'] as const

/**
 * When a class, course or webinar is held, and for how many. It repeats: a run is a number of dates, and the next one begins some
 * weeks after the first date of the one before. Public holidays and pauses are skipped, so a run has always as many dates.
 */
export const groupPlan = z.strictObject({
  /** One of the catalogue with `group`; its minutes are the length of a date, its price that of a series. */
  treatment: slug,
  /** The id of the practitioner. */
  leader: slug,
  /** Where it is held; of an online group, the clinic that answers for it. */
  clinic: slug,
  /** Only in messages to those who take part, never on a page. */
  link: z.url({ protocol: /^https$/ }).optional(),
  places: z.int().min(1).max(300),
  sold: z.enum(soldAs),
  /** How long before the start it can be cancelled free of charge. */
  cancellationHours: z
    .int()
    .min(0)
    .max(24 * 60),
  /** The first date of the first run, one of `days`. */
  first: isoDate,
  days: z.array(weekday).min(1),
  at: timeOfDay,
  /** How many dates a run has. */
  dates: z.int().min(1).max(60),
  everyWeeks: z.int().min(1).max(60),
  /** No run begins after this day. */
  last: isoDate.optional(),
  /** Days on which it is never held, known before anybody books: Christmas, the summer. Both ends included. */
  pauses: z.array(z.strictObject({ from: isoDate, to: isoDate })).default([]),
  /** Dates that were called off, in the clinic's zone; those who were to come have been told. */
  cancelled: z.array(isoDate).default([]),
})
export type GroupPlan = z.infer<typeof groupPlan>

/** content/groups/ID.yaml, with its id. */
export const group = z.strictObject({ id: slug, ...groupPlan.shape })
export type Group = z.infer<typeof group>
