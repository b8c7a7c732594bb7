/** How a test reaches the patient: over the counter of a clinic, or by post. */
export const orderWays = ['collect', 'post'] as const
export type OrderWay = (typeof orderWays)[number]

/** What has become of an order, the newest. */
export const orderStates = ['ordered', 'sent', 'collected', 'handed-in', 'result-ready', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

const handedOver = { collect: 'collected', post: 'sent' } as const satisfies Record<OrderWay, OrderState>

export function wayOf({ clinic }: { readonly clinic: string | null }): OrderWay {
  return clinic === null ? 'post' : 'collect'
}

/** The states of an order that goes as planned, in their order. */
export function plannedStates(way: OrderWay): readonly OrderState[] {
  return ['ordered', handedOver[way], 'handed-in', 'result-ready']
}

/** What staff can make of an order. Until its result is ready it can be cancelled: parcels come back, samples leak. */
export function nextStates(way: OrderWay, state: OrderState): readonly OrderState[] {
  const planned = plannedStates(way)
  const at = planned.indexOf(state)
  const next = at < 0 ? undefined : planned[at + 1]
  return next ? [next, 'cancelled'] : []
}

/** Patients cancel what has not left us yet; afterwards nothing is owed, and the test can be thrown away. */
export function mayPatientCancel(state: OrderState): boolean {
  return state === 'ordered'
}
