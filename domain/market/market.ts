import type { Country } from './locale.ts'
import { type Market, marketTable } from './market-table.ts'

export type { Market }

export const markets: Readonly<Record<Country, Market>> = marketTable

/** '116 117' as a tel: link. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`
}
