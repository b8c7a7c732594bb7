import { useSyncExternalStore } from 'react'
import type { Located, Location } from '#domain/places/located.ts'

const unasked: Located = { state: 'unasked' }

export function useLocated(location: Location): Located {
  return useSyncExternalStore(location.subscribe, location.get, () => unasked)
}
