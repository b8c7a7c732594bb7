import * as z from 'zod'
import type { Origin } from '#database/audit.ts'
import { findOrder, listOrders, type Order } from '#database/orders/orders.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { nextStates, type OrderState, orderStates, wayOf } from '#domain/orders/order-states.ts'
import { formatMoment } from '../clock/moments.ts'
import type { OperatorParts } from '../control/operator-parts.ts'
import { isReference } from '../identity/secrets.ts'
import { advanceOrder } from './advance-order.ts'

const staffByCommand: Origin = { actor: 'staff', channel: 'command' }

const state = z.enum(orderStates)
const listed = z.object({
  reference: z.string(),
  item: z.string(),
  state,
  /** A clinic's id; null by post. */
  clinic: z.string().nullable(),
  changedAt: z.string().describe('ISO 8601'),
  next: z.array(state).readonly(),
})
const shown = listed.extend({
  name: z.string(),
  birthdate: z.string(),
  phone: z.string(),
  address: z.object({ street: z.string(), postcode: z.string(), place: z.string() }).nullable(),
})

/** What `npm run order` can do. */
export const orderOperations = {
  list: {
    name: 'order.list',
    input: z.object({ states: z.array(state) }),
    answer: z.object({ orders: z.array(listed) }),
    run: async (parts: OperatorParts, input: { states: OrderState[] }) => {
      const orders = await listOrders(parts.database, input.states)
      return { orders: orders.map((it) => view(parts, it)) }
    },
  },
  show: {
    name: 'order.show',
    input: z.object({ reference: z.string() }),
    answer: shown,
    run: async (parts: OperatorParts, input: { reference: string }) => {
      const order = await find(parts, input.reference)
      return { ...view(parts, order), ...order.patient, address: order.address }
    },
  },
  state: {
    name: 'order.state',
    input: z.object({ reference: z.string(), to: state, who: z.string() }),
    answer: listed,
    run: async (parts: OperatorParts, { to, who, ...input }: { reference: string; to: OrderState; who: string }) => {
      const order = await find(parts, input.reference)
      const { reference, state } = order
      const possible = nextStates(wayOf(order), state)
      if (!possible.includes(to)) throw new OperatorError(explain(order, to, possible))
      if (!(await advanceOrder(parts, order, to, { by: staffByCommand, who }))) {
        throw new OperatorError(`${reference} was changed by somebody else at this moment. Look at it and try again.`)
      }
      return view(parts, await find(parts, reference))
    },
  },
}

async function find({ database }: OperatorParts, text: string): Promise<Order> {
  const reference = text.toUpperCase()
  const order = isReference(reference) ? await findOrder(database, reference) : undefined
  if (!order) throw new OperatorError(`There is no order '${text}'.`)
  return order
}

function view({ zone }: OperatorParts, order: Order) {
  const { reference, item, state, clinic, changedAt } = order
  const next = nextStates(wayOf(order), state)
  return { reference, item, state, clinic, changedAt: formatMoment(changedAt, zone), next }
}

function explain({ reference, state }: Order, to: OrderState, possible: readonly OrderState[]): string {
  const next = possible.length > 0 ? `It can become ${possible.join(' or ')}.` : 'It stays so.'
  return `${reference} is ${state} and cannot become ${to}. ${next}`
}
