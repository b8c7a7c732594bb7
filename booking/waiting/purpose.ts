import type { SiteCatalogue } from '#domain/site/site-data.ts'
import { findWaitable } from './find-waitable.ts'
import { readWish } from './wish.ts'

/**
 * What somebody is at the list for, as its address says: to join it, to have an earlier time than that of a booking, or to change what they wait for. Without
 * any of them they see what they wait for.
 */
export type Purpose = 'join' | 'earlier' | 'change'

export function findPurpose(search: string, catalogue: SiteCatalogue): Purpose | undefined {
  const query = new URLSearchParams(search)
  const named = (['change', 'earlier'] as const).find((it) => query.has(it))
  return named ?? (readWish(search, (id) => findWaitable(id, catalogue)) && 'join')
}

/** The query that says so. */
export const queryOf = (purpose: Exclude<Purpose, 'join'>) => `${purpose}=1`
