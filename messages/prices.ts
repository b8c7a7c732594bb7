import { format } from './format.ts'
import type { Messages } from './messages.ts'

type PriceWords = Pick<Messages, 'price'>

/** '1 390' or '1,390': with what the language sets between thousands. */
export function formatAmount(amount: number, { price: words }: PriceWords): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, words.thousands)
}

/** '1 390 kr' or 'NOK 1,390' on one line; that a partner covers it; that it is the insured person's share; or that it depends. */
export function formatPrice(price: number | null, words: PriceWords, isShare = false): string {
  const { amount, covered, depends, share } = words.price
  if (price === null) return depends
  if (price === 0) return covered
  const written = format(amount, { amount: formatAmount(price, words) }).replace(' ', '\u00a0')
  return isShare ? format(share, { amount: written }) : written
}

/** 'Fra 1 390 kr' */
export function formatPriceFrom(price: number, words: PriceWords): string {
  return format(words.price.from, { price: formatPrice(price, words) })
}
