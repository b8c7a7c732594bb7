/** The inputs of the API besides bodies: query strings and path parameters. */
import * as z from 'zod'
import { peoplePerBooking } from '../booking/booking-limits.ts'
import { isCalendarDate } from '../dates/calendar-date.ts'
import { locales } from '../market/locale.ts'

const id = z.string().max(100)
/** Before the year 9999, whose last evening ends in a year that ISO 8601 writes with a sign. */
const date = z.string().refine((text) => isCalendarDate(text) && text < '9999', 'invalid')

const locale = z.enum(locales).optional()

export const catalogueQuery = z.object({ locale, partner: id.optional() })

export const clinicsQuery = z.object({
  locale,
  treatment: id.optional(),
  date: date.optional(),
  practitioner: id.optional().describe('Only where they work, with the first free time of theirs'),
  clinic: id.optional().describe('Only this one, with those who work there'),
})

const people = z
  .string()
  .regex(new RegExp(`^[2-${peoplePerBooking}]$`), 'invalid')
  .optional()
  .describe('How many come together: only times at which the first of them can begin')

export const daysQuery = z
  .object({
    locale,
    treatment: id,
    clinic: id,
    practitioner: id.optional(),
    people,
    from: date.optional(),
    to: date.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'invalid' })

export const slotsQuery = z.object({ locale, treatment: id, clinic: id, date, practitioner: id.optional(), people })

/** GET /api/groups: those with a date to come within the days, a quarter of a year from today if nothing is asked. */
export const groupsQuery = z
  .object({
    locale,
    treatment: id.optional(),
    clinic: id.optional(),
    partner: id.optional(),
    from: date.optional(),
    to: date.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'invalid' })

export const practitionersQuery = z.object({
  locale,
  city: id.optional(),
  clinic: id.optional(),
  type: id.optional(),
  service: id.optional(),
  competence: id.optional(),
  language: id.optional(),
})

/** GET /api/search. Longer queries are cut off, as on the page. */
export const searchQuery = z.object({ locale, q: z.string().max(1000) })

/** GET /api/partners/{id} */
export const partnerQuery = z.object({ locale })

/** GET /api/practitioners/{id} */
export const practitionerQuery = z.object({ locale })

export const localeQuery = z.object({ locale })

/** POST /api/verifications. Not in the body, which servers of the version before would refuse with it. */
export const verificationQuery = z.object({
  locale,
  clinic: id.optional().describe('The clinic that is to be booked: its number is told to those who get no SMS'),
})

export const outboxQuery = z.object({ phone: z.string().max(60).optional(), email: z.string().max(200).optional() })

/** POST /api/bookings/{reference}/cancel */
export const cancelQuery = z.object({
  locale,
  free: z.literal('true').optional().describe('Only if it costs nothing: the patient was told so a moment ago'),
  rest: z
    .literal('true')
    .optional()
    .describe('With the later visits of its package; those of a first visit always are'),
})

export const calendarQuery = z.object({
  locale,
  ticket: z.string().max(500).optional().describe('Of the one-time link in the booking’s answer'),
})

/** Printable ASCII, as a UUID or any other token is. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z.string({ error: 'required' }).regex(/^[\x21-\x7e]{1,200}$/, 'invalid'),
})

export const idParams = z.object({ id })

export const draftKeyParams = z.object({ id: z.string().max(200) })

export const referenceParams = z.object({ reference: z.string().max(20) })
