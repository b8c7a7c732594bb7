import * as z from 'zod'
import { offerReasons, offerStates } from '../offers/offer.ts'
import { person, time } from './answer-parts.ts'
import type { CallDescription } from './call-description.ts'
import { idParams, localeQuery } from './queries.ts'

const bearer = { booking: [] } as const

const offerAnswer = z.object({
  id: z.string(),
  reason: z.enum(offerReasons),
  state: z.enum(offerStates),
  expiresAt: time.describe('Until when the times are held'),
  clinic: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
  treatment: z.string().describe('Its name'),
  booked: z
    .object({ start: time, end: time, practitioner: person })
    .nullable()
    .describe('What the booking has now; null for somebody on the waiting list who has none until they take a time'),
  price: z
    .int()
    .nullable()
    .optional()
    .describe(
      'What a time costs somebody who has no booking yet, in whole NOK; null where it depends. Left out where a booking moves',
    ),
  group: z
    .object({ id: z.string(), isSeries: z.boolean(), isOnline: z.boolean() })
    .nullable()
    .describe('Where a place of a class or course is offered; its times are those of its first date'),
  rests: z
    .literal(true)
    .optional()
    .describe(
      'Whoever waits is asked no more until they say that they still wait: they left too many offers without an answer',
    ),
  waiting: z
    .string()
    .nullable()
    .describe(
      'Where somebody on the waiting list sees what they wait for and stops it; null for others, and once they wait no longer',
    ),
  manage: z
    .string()
    .nullable()
    .describe('Where the booking is seen, moved and cancelled; null where no link would open it'),
  times: z.array(z.object({ slot: z.string(), start: time, end: time, practitioner: person })),
})

/** Calls about times that a patient is offered by the link in an SMS: in place of one that is lost, or as the waiting list has promised. */
export const offerCalls = {
  'GET /offers/{id}': {
    operationId: 'readOffer',
    tags: ['bookings'],
    summary: 'Times that are held for a patient, for the bearer of the offer’s token',
    description:
      'reason absence: in place of one that is lost. freed-time: one that somebody on the waiting list is offered, for ten minutes.',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    response: { 200: offerAnswer },
    problems: ['not-found'],
  },
  'POST /offers/{id}/take': {
    operationId: 'takeOffer',
    tags: ['bookings'],
    summary:
      'Moves the booking to one of the times, free of charge and however late it is; books it where there is no booking yet',
    description: 'A slot is named where several times are held; the only one needs no body.',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    body: z.nullish(z.strictObject({ slot: z.optional(z.string().max(300)) })),
    response: { 200: offerAnswer },
    problems: [
      ...(['not-found', 'offer-gone', 'visit-order', 'too-many-appointments', 'too-many-places'] as const),
      ...(['provider-failure', 'rate-limited'] as const),
    ],
  },
  'POST /offers/{id}/decline': {
    operationId: 'declineOffer',
    tags: ['bookings'],
    summary:
      'Gives the times back; the booking stays as it is, and the clinic is told. Somebody on the waiting list goes on waiting',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    response: { 200: offerAnswer },
    problems: ['not-found', 'offer-gone'],
  },
} as const satisfies Record<string, CallDescription>
