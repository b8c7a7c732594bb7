import type { SiteTreatment } from '#compiler/page-data.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'

/** '895 kr', or that it depends. */
export function formatPrice(price: number | null, words: Messages): string {
  if (price === null) return words.price.depends
  // A hard space: the number and its unit stay on one line.
  return format(words.price.amount, { amount: price }).replace(' ', '\u00a0')
}

/** '45 min, i klinikk' */
export function describeTreatment({ minutes, mode }: SiteTreatment, words: Messages): string {
  return `${format(words.price.minutes, { minutes })}, ${mode === 'video' ? words.price.video : words.price.inClinic}`
}

/** What it costs a partner's members, or anybody. */
export function priceFor({ price, partnerPrices }: SiteTreatment, partner: string | undefined): number | null {
  return partnerPrices?.[partner ?? ''] ?? price
}
