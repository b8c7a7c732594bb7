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
  booked: z.object({ start: time, end: time, practitioner: person }).describe('What the booking has now'),
  manage: z
    .string()
    .nullable()
    .describe('Where the booking is seen, moved and cancelled; null where no link would open it'),
  times: z.array(z.object({ slot: z.string(), start: time, end: time, practitioner: person })),
})

/** Calls about other times that a patient is offered, by the link in an SMS. */
export const offerCalls = {
  'GET /offers/{id}': {
    operationId: 'readOffer',
    tags: ['bookings'],
    summary: 'Other times that are held for a patient, for the bearer of the offer’s token',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    response: { 200: offerAnswer },
    problems: ['not-found'],
  },
  'POST /offers/{id}/take': {
    operationId: 'takeOffer',
    tags: ['bookings'],
    summary: 'Moves the booking to one of the times, free of charge and however late it is',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    body: z.strictObject({ slot: z.string().max(300) }),
    response: { 200: offerAnswer },
    problems: ['not-found', 'offer-gone', 'visit-order', 'provider-failure', 'rate-limited'],
  },
  'POST /offers/{id}/decline': {
    operationId: 'declineOffer',
    tags: ['bookings'],
    summary: 'Gives the times back; the booking stays as it is, and the clinic is told',
    security: [bearer],
    params: idParams,
    querystring: localeQuery,
    response: { 200: offerAnswer },
    problems: ['not-found', 'offer-gone'],
  },
} as const satisfies Record<string, CallDescription>
