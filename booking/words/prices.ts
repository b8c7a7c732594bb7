import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** '895 kr'; that it is covered; or that it depends. */
export function formatPrice(price: number | null, { common, words }: Pick<BookingSite, 'common' | 'words'>): string {
  if (price === null) return words.summary.depends
  return price === 0 ? words.summary.free : format(common.price.amount, { amount: price })
}
