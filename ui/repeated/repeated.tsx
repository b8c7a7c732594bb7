import { createContext, type ReactNode, useContext, useMemo } from 'react'

/** Puts a part into the page: what was rendered before for the same thing in the same state, or what `draw` gives. */
export type PlacePart = (of: object, state: string, draw: () => ReactNode) => ReactNode

/** Given by the prerenderer only. */
export const PlacePartContext = createContext<PlacePart | undefined>(undefined)

/**
 * A part that stands on many pages alike, such as the footer. `of` and `state` must tell everything that it is drawn from,
 * and it must not use anything else (no hooks, no context). In the browser it stays as it is from page to page.
 */
export function Repeated({ of, state, children }: { of: object; state: string; children: () => ReactNode }) {
  const place = useContext(PlacePartContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is drawn from is named by `of` and `state`
  return useMemo(() => (place ? place(of, state, children) : children()), [place, of, state])
}
