import { lazy } from 'react'

const load = () => import('./partner-fields.tsx')

/** Fetched only by visitors who come through a partner. */
export const PartnerFields = lazy(async () => ({ default: (await load()).PartnerFields }))

/** Fetches the fields ahead, as soon as a partner is known. */
export function preloadPartnerFields() {
  load().catch(() => {})
}
