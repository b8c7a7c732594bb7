import type { ContentFacts } from '#domain/facts/facts.ts'

/** Reports a time for collecting orders that is none, and treatments for orders that no order uses. */
export function checkOrderTimes(
  facts: ContentFacts,
  report: (fact: object, path: PropertyKey[], message: string) => void,
): void {
  const { collectTime } = facts.orders
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  const ofOrders = treatments.filter(({ withOrder }) => withOrder).map(({ id }) => id)
  if (collectTime !== undefined && !ofOrders.includes(collectTime))
    report(facts.orders, ['collectTime'], `'${collectTime}' is no treatment with 'withOrder: true' in catalogue.yaml.`)
  for (const id of ofOrders) {
    if (id !== collectTime)
      report(facts.catalogue, ['types'], `'${id}' is booked for orders, and orders.yaml does not name it.`)
  }
}
