import { format } from './format.ts'
import type { Messages } from './messages.ts'

type PriceWords = Pick<Messages, 'price'>

/** '1 390' with a thin space between the thousands that no line breaks at. */
export function formatNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

/** '1 390 kr' or 'NOK 1 390' on one line; that a partner covers it; that it is the insured person's share; or that it depends. */
export function formatPrice(price: number | null, { price: words }: PriceWords, isShare = false): string {
  if (price === null) return words.depends
  if (price === 0) return words.covered
  const amount = format(words.amount, { amount: formatNumber(price) }).replace(' ', '\u00a0')
  return isShare ? format(words.share, { amount }) : amount
}

/** 'Fra 1 390 kr' */
export function formatPriceFrom(price: number, words: PriceWords): string {
  return format(words.price.from, { price: formatPrice(price, words) })
}
