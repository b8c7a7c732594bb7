/** What the calls of booking-calls.ts answer: the shapes of the contract, for OpenAPI and for the tests that check every answer against them. */
import * as z from 'zod'
import { leftOutReasons } from '../partners/check-partner.ts'
import { partnerFieldNames, partnerKinds } from '../partners/partner-facts.ts'
import { date, isKeptElsewhere, person, slotAnswer, time } from './answer-parts.ts'

/** Seconds by the server's clock, for browsers whose clock is wrong. */
const seconds = z.int().min(0)

export const holdAnswer = z.object({
  id: z.string(),
  expiresAt: time,
  expiresIn: seconds,
  isKeptElsewhere: isKeptElsewhere.describe(
    'Another booking system keeps the times of practitioners, so that nobody can add a person',
  ),
})

export const draftKeyAnswer = z.object({
  id: z.string(),
  key: z.string().describe('256 bits in base64url, for AES-GCM in the browser'),
  expiresIn: z.int().describe('Seconds until nobody is given this key any more'),
})

export const verificationAnswer = z.object({
  id: z.string(),
  expiresAt: time,
  expiresIn: seconds,
  resendAt: time,
  resendIn: seconds,
})

export const tokenAnswer = z.object({
  token: z.string().describe('Proves the phone when booking; valid for half an hour'),
})

const packageAnswer = z.object({
  treatment: z.string().describe('The package’s id in the catalogue'),
  number: z.int().describe('Which visit this booking is'),
  visits: z.int().describe('How many it has'),
  price: z.int().nullable().describe('Of all visits together, paid once; null once the first visit is cancelled'),
  owed: z.int().nullable().describe('What is paid for it: the price, or less since its rest was cancelled'),
  visitPrice: z.int().nullable().describe('What a visit costs that is missed or cancelled late'),
  had: z.int().describe('How many visits are over'),
  priceOfHad: z.int().nullable().describe('What is paid in all if the rest is cancelled now, in time'),
})

const visitAnswer = z.object({
  number: z.int(),
  treatment: z.string().describe('The treatment whose times it is booked from'),
  booking: z
    .object({
      reference: z.string(),
      token: z.string(),
      start: time,
      end: time,
      clinic: z.string(),
      practitioner: person,
      isOver: z.boolean(),
      fee: z.int().nullable().describe('What cancelling it costs now'),
    })
    .nullable(),
  proposed: z
    .array(slotAnswer)
    .describe(
      'Free times at its interval; of a visit after the next one, as if those before were booked at their first',
    ),
  days: z.object({ from: date, to: date }).nullable().describe('The interval; null if it is booked or cannot be'),
  opens: date.nullable().describe('From when it can be booked, where its days are too far ahead now'),
  isOtherPractitioner: z.boolean().describe('The practitioner of the visit before does not offer it there any more'),
})

export const bookingAnswer = z.object({
  reference: z.string(),
  state: z.enum(['booked', 'cancelled']),
  start: time,
  end: time,
  clinic: z.string().describe('The clinic’s id'),
  practitioner: person,
  treatment: z.string().describe('The treatment’s id'),
  price: z.int().nullable().describe('Whole NOK; null where it depends, 0 where the agreement covers it'),
  isShare: z.boolean().describe('Whether the price is the patient’s share, the insurer paying the rest'),
  partner: z
    .object({
      id: z.string(),
      kind: z.enum(partnerKinds),
      name: z.string(),
      proof: z.string().optional().describe('What members show at the visit'),
      answers: z
        .array(z.object({ name: z.enum(partnerFieldNames), value: z.union([z.string(), z.literal(true)]) }))
        .describe('What the patient answered, in words'),
      points: z
        .int()
        .nullable()
        .describe('What an airline’s member has earned with it, told after a visit with a check-in; null until then'),
    })
    .nullable()
    .describe('The agreement that it was booked through'),
  partnerLeftOut: z
    .enum(leftOutReasons)
    .nullable()
    .describe('Why it was booked without the agreement that was named, at the ordinary price'),
  group: z
    .object({
      id: z.string(),
      isOnline: z.boolean(),
      isSeries: z.boolean().describe('All dates of it, or one'),
      cancellationHours: z.int(),
      dates: z.array(z.object({ start: time, end: time, cancelled: z.literal(true).optional() })),
    })
    .optional()
    .describe('Of a class, course or webinar: start and end are those of the first and the last date'),
  changeableUntil: time.describe('Until when it can be moved, and cancelled free of charge'),
  changeableFor: seconds.describe('Seconds until then; 0 afterwards and once it is cancelled'),
  cancellableFor: seconds.describe('Seconds until it starts, until when it can be cancelled; 0 once it is cancelled'),
  fee: z
    .int()
    .nullable()
    .describe(
      'What cancelling costs now, or has cost: 0 until changeableUntil, then whole NOK; null where the price depends',
    ),
  revision: z.int().describe('How often it was changed; the SEQUENCE of its calendar file'),
  calendar: z.string().describe('A link to the calendar file that works once, for a quarter of an hour'),
  subscription: z
    .string()
    .describe('The path of a calendar to subscribe to, which follows the booking; it is as secret as the token'),
  waitingList: z
    .string()
    .nullable()
    .describe('Where its bearer sees, changes or stops waiting for an earlier time; null where no link is known'),
  together: z
    .object({ firstName: z.string().describe('Whom this one is for') })
    .optional()
    .describe('It was booked together with others, who are not told of here: they have references of their own'),
  ticket: z.string().describe('What its QR code carries: lets the bearer check in at the clinic, and nothing else'),
  package: packageAnswer.optional().describe('Of a visit of a package'),
  visits: z.array(visitAnswer).optional().describe('Of a visit of a package: all its visits in their order'),
  isKeptElsewhere,
})

/** Without what depends on the moment: a repeated request must get exactly the same answer. */
export const newBookingAnswer = bookingAnswer
  .omit({
    changeableFor: true,
    cancellableFor: true,
    fee: true,
    revision: true,
    calendar: true,
    ticket: true,
    subscription: true,
    waitingList: true,
    together: true,
  })
  .omit({ package: true, visits: true })
  .extend({
    token: z.string().describe('The bearer token of this booking; told here and in the SMS only'),
  })

/** Of several people, in their order. */
export const peopleAnswer = z.object({ bookings: z.array(newBookingAnswer) })
