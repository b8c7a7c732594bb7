import * as z from 'zod'
import { locales } from '../../market/locale.ts'
import { orderStates } from '../../orders/order-states.ts'
import { time } from '../answer-parts.ts'
import type { CallDescription } from '../call-description.ts'
import { referenceParams } from '../queries.ts'
import { staffSession } from './staff-session.ts'

const state = z.enum(orderStates)

const listed = z.object({
  reference: z.string(),
  item: z.string(),
  state,
  clinic: z.string().nullable().describe('Where it is collected; null by post'),
  name: z.string(),
  changedAt: time,
  next: z.array(state).readonly().describe('The states that it can be given now'),
})

const whole = listed.extend({
  itemName: z.string(),
  birthdate: z.string(),
  phone: z.string(),
  address: z.object({ street: z.string(), postcode: z.string(), place: z.string() }).nullable(),
})

/** Tests that people take at home. Results are never here: that one is ready is all that is told. */
export const orderStaffCalls = {
  'GET /staff/orders': {
    operationId: 'readClinicOrders',
    tags: ['staff'],
    summary: 'Orders that are collected at a clinic, and all that go by post, the longest waiting first',
    security: staffSession,
    querystring: z.object({ clinic: z.string() }),
    response: { 200: z.object({ orders: z.array(listed) }) },
  },
  'GET /staff/orders/{reference}': {
    operationId: 'readStaffOrder',
    tags: ['staff'],
    summary: 'An order with its patient; each look is logged',
    security: staffSession,
    params: referenceParams,
    querystring: z.object({ locale: z.enum(locales).optional() }),
    response: { 200: whole },
  },
  'PATCH /staff/orders/{reference}': {
    operationId: 'changeStaffOrder',
    tags: ['staff'],
    summary: 'Says what has become of an order; its patient is told',
    security: staffSession,
    params: referenceParams,
    body: z.strictObject({ from: state.describe('The state that was seen'), state }),
    response: { 200: listed },
    problems: ['other-state'],
  },
} as const satisfies Record<string, CallDescription>
