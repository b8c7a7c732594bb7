import { useState } from 'react'
import type { Position } from '#domain/distance.ts'

/** Where the device is. It stays in the browser: distances are worked out here and nothing is sent. */
export function locate(): Promise<Position | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
}

export type Located = { state: 'unasked' | 'locating' | 'unavailable' } | { state: 'found'; position: Position }

// Kept for the whole visit, so that the next step need not ask again.
let known: Located = { state: 'unasked' }

/** Asks only on a tap: people refuse permission prompts that they did not cause. */
export function useLocation(): { located: Located; find: () => Promise<void> } {
  const [located, setLocated] = useState(known)
  const set = (next: Located) => {
    known = next
    setLocated(next)
  }
  return {
    located,
    find: async () => {
      set({ state: 'locating' })
      const position = await locate()
      set(position ? { state: 'found', position } : { state: 'unavailable' })
    },
  }
}
