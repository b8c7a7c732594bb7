import { useSyncExternalStore } from 'react'
import { queryAddress } from './address.ts'

/** The query of the booking's address, for what stands around it; empty in the prerendered page. */
export function useSearch(): string {
  return useSyncExternalStore(queryAddress.subscribe, queryAddress.get, queryAddress.getOnServer)
}
