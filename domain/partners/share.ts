import { findTraits } from './kinds.ts'

/** What bookings and pages know of a partner, if they have one. */
type KindOf = { readonly kind: string } | null | undefined

/** Whether a partner's prices are its members' shares. Not in price.ts, which every page loads: this brings all kinds along. */
export function paysRest(partner: KindOf): boolean {
  return findTraits(partner?.kind).paysRest ?? false
}

/** Whether a price that was agreed with a partner is the member's share. */
export function isShare(partner: KindOf, price: number | null): boolean {
  return paysRest(partner) && price !== 0
}
