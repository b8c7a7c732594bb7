import { useState } from 'react'
import type { OpenedMap } from './opened-map.tsx'

export interface MapState {
  /** Once its code is there. */
  Opened?: typeof OpenedMap
  hasFailed?: boolean
  open: () => void
}

/** Fetches the code of the map when somebody wants to see it: few do. */
export function useOpenedMap(): MapState {
  const [state, setState] = useState<Omit<MapState, 'open'>>({})
  function open() {
    import('./opened-map.tsx').then(
      (it) => setState({ Opened: it.OpenedMap }),
      () => setState({ hasFailed: true }),
    )
  }
  return { ...state, open }
}
