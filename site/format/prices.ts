import type { SiteTreatment } from '#compiler/page-data.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'

/** '895 kr', or that it depends. */
export function formatPrice(price: number | null, words: Messages): string {
  return price === null ? words.price.depends : format(words.price.amount, { amount: price })
}

/** '45 min, i klinikk' */
export function describeTreatment({ minutes, mode }: SiteTreatment, words: Messages): string {
  return `${format(words.price.minutes, { minutes })}, ${mode === 'video' ? words.price.video : words.price.inClinic}`
}
