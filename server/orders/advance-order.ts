import type { Origin } from '#database/audit.ts'
import { changeOrder } from '#database/orders/change-order.ts'
import type { Order } from '#database/orders/orders.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OperatorParts } from '../control/operator-parts.ts'
import { orderJob } from '../jobs/order-job.ts'

/** Brings an order to its next state and tells the patient; false if somebody else has changed it at this moment. Which state may follow is the caller's to ask. */
export function advanceOrder(
  { database, clock }: Pick<OperatorParts, 'database' | 'clock'>,
  { reference, state }: Pick<Order, 'reference' | 'state'>,
  to: OrderState,
  { by, who }: { by: Origin; who: string },
): Promise<boolean> {
  const now = clock.now()
  const job = orderJob(reference, to, now)
  return changeOrder(database, { reference, from: state, to, by, who, job, messages: null }, now)
}
