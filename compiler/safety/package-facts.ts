import type { Facts } from '#domain/facts/facts.ts'
import type { Country, Locale } from '#domain/market/locale.ts'
import { findVisitPrice } from '#domain/packages/package-price.ts'
import { bookingMessagesFor } from '#messages/booking/messages.ts'
import { messagesFor } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'
import { sayInterval } from '#messages/visit-interval.ts'

/** What pages say about packages: {fact:visit-2-physiocoach-package}, when a visit comes, and {fact:visit-price-…}, what one costs by itself. */
export function namePackages(
  { catalogue, prices }: Facts,
  { locale, country }: { locale: Locale; country: Country },
): Record<string, { text: string }> {
  const words = bookingMessagesFor(locale, country).package
  const treatments = catalogue.types.flatMap(({ services }) => services.flatMap((service) => service.treatments))
  return Object.fromEntries(
    treatments.flatMap(({ id, package: plan }) => {
      const visitPrice = findVisitPrice(prices, id)
      if (!plan || visitPrice === null) return []
      const waits = plan.visits.map(({ days }, index) => {
        const { from, to, unit } = sayInterval(days, words)
        return [`visit-${index + 2}-${id}`, { text: `${from}–${to} ${unit}` }] as const
      })
      return [...waits, [`visit-price-${id}`, { text: formatPrice(visitPrice, messagesFor(locale, country)) }] as const]
    }),
  )
}
