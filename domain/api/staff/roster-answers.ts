/** What several calls about rosters are made of. */
import * as z from 'zod'
import { date, person, time } from '../answer-parts.ts'
import { affectedBooking } from './affected-calls.ts'

export const rosterKey = z.object({ kind: z.enum(['practitioner', 'clinic']), id: z.string() })

/** The rosters that were on the screen, by the revision that was shown. */
export const seen = z.array(rosterKey.extend({ revision: z.int() })).max(101)

export const rosterChangeAnswer = z.object({
  rosters: z.array(rosterKey.extend({ revision: z.int() })).describe('Those that are different, with their revision'),
  affected: z.array(affectedBooking).describe('Bookings that lose their time, at clinics of the caller’s'),
  elsewhere: z.int().describe('How many lose theirs at other clinics'),
  groups: z
    .array(z.object({ group: z.string(), date, people: z.int() }))
    .describe('Dates of groups that lose their leader or clinic'),
  times: z
    .array(
      z.object({
        practitioner: person,
        date,
        treatment: z.string().describe('What is counted: the first thing that they can be booked for'),
        before: z.int(),
        starts: z.array(time),
      }),
    )
    .describe('Times to book on the days of the week that are different, before and after'),
})

export const isPreview = z.boolean().default(false).describe('Changes nothing, and tells what would be')
