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

// Told once, known for the whole visit: also on the next step.
let known: Located = { state: 'unasked' }

/** Asks only on a tap, because a question out of nowhere is refused. */
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
