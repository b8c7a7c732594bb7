import * as z from 'zod'
import { orderStates, orderWays } from '../orders/order-states.ts'
import { time } from './answer-parts.ts'

export const orderAnswer = z.object({
  reference: z.string(),
  state: z.enum(orderStates),
  item: z.string().describe('The item’s id'),
  way: z.enum(orderWays),
  clinic: z.string().nullable().describe('Where it is collected; null by post'),
  time: z
    .object({
      reference: z.string(),
      token: z.string().describe('Opens the booking like any other'),
      start: time,
      end: time,
      clinic: z.string(),
      practitioner: z.object({ id: z.string(), name: z.string() }),
    })
    .nullable()
    .describe('A time with a nurse to collect it; null: at the counter, or by post'),
  price: z.int().nullable().describe('Whole NOK, paid when the sample is handed in'),
  orderedAt: time,
  changedAt: time.describe('When it came into its state'),
  isCancellable: z.boolean().describe('Whether its bearer can cancel it'),
})

export const newOrderAnswer = orderAnswer.extend({
  token: z.string().describe('The bearer token of this order; told here and in the SMS only'),
})
