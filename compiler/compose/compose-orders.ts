import { findPrice } from '#domain/booking/price.ts'
import { resolveText } from '#domain/market/locale.ts'
import { collectClinics, findItem } from '#domain/orders/order-items.ts'
import { orderMessagesFor } from '#messages/orders/messages.ts'
import type { OrderPage } from '#page-data/pages.ts'
import type { Composition } from './base-page.ts'

/** What can be ordered in the country, where it is collected, and the words. */
export function composeOrders({
  facts,
  nodes,
  locale,
  country,
}: Composition): Pick<OrderPage, 'tests' | 'collectAt' | 'collectTime' | 'words'> {
  const sold = facts.orders.items.filter(({ id }) => findItem(facts, id))
  return {
    tests: sold.map(({ id, name, page, resultDays }) => ({
      id,
      name: resolveText(name, locale, country),
      price: findPrice(facts.prices, id),
      guide: nodes.get(page)!.in[locale].path,
      resultDays,
    })),
    collectAt: collectClinics(facts).map(({ id }) => id),
    ...(facts.orders.collectTime && { collectTime: facts.orders.collectTime }),
    words: orderMessagesFor(locale, country),
  }
}
