import { newBookingAnswer } from './booking-answers.ts'
import type { CallDescription } from './call-description.ts'
import { newOrderAnswer, orderAnswer } from './order-answers.ts'
import { orderBody, orderTimeBody } from './order-bodies.ts'
import { idempotencyHeaders, localeQuery, referenceParams } from './queries.ts'

const bearer = { booking: [] } as const

/** Calls about tests that people take at home. */
export const orderCalls = {
  'POST /orders': {
    operationId: 'order',
    tags: ['orders'],
    summary: 'Orders a test to take at home: collected at a clinic, or sent to an address',
    description:
      'Needs the header Idempotency-Key, as a booking does. The address is forgotten as soon as the test is sent. An SMS tells of each state, without saying what was ordered.',
    headers: idempotencyHeaders,
    body: orderBody,
    response: { 201: newOrderAnswer },
    problems: ['invalid-code', 'idempotency-mismatch', 'too-many-orders', 'rate-limited'],
  },
  'GET /orders/{reference}': {
    operationId: 'readOrder',
    tags: ['orders'],
    summary: 'An order, for the bearer of its token',
    security: [bearer],
    params: referenceParams,
    querystring: localeQuery,
    response: { 200: orderAnswer },
    problems: ['not-found'],
  },
  'POST /orders/{reference}/time': {
    operationId: 'bookOrderTime',
    tags: ['orders'],
    summary: 'Books a short time with a nurse at which an order is collected',
    description:
      'For an order that is collected and has no time yet, at its clinic; GET /slots has the times of the treatment. The time is a booking with a token of its own, is free of charge, and is cancelled with the order. Needs the header Idempotency-Key.',
    security: [bearer],
    params: referenceParams,
    querystring: localeQuery,
    headers: idempotencyHeaders,
    body: orderTimeBody,
    response: { 201: newBookingAnswer },
    problems: [
      ...(['not-found', 'slot-taken', 'too-late', 'idempotency-mismatch'] as const),
      ...(['rate-limited', 'provider-failure'] as const),
    ],
  },
  'POST /orders/{reference}/cancel': {
    operationId: 'cancelOrder',
    tags: ['orders'],
    summary: 'Cancels an order that has not been sent or collected, and its time; one that is cancelled stays so',
    security: [bearer],
    params: referenceParams,
    querystring: localeQuery,
    response: { 200: orderAnswer },
    problems: ['not-found', 'too-late'],
  },
} as const satisfies Record<string, CallDescription>
