import { createContext, memo, type ReactNode, useContext } from 'react'

/** Returns a part of the page: the cached rendering of the same thing in the same state, or what `draw` renders. */
export type PlacePart = (of: object, state: string, draw: () => ReactNode) => ReactNode

/** Given by the prerenderer only. */
export const PlacePartContext = createContext<PlacePart | undefined>(undefined)

interface RepeatedProps {
  of: object
  state: string
  children: () => ReactNode
}

/**
 * A part that stands on many pages alike, such as the footer. `of` and `state` must identify everything that it is rendered from,
 * and it must not use anything else (no hooks, no context). In the browser it stays as it is from page to page.
 */
export const Repeated = memo(
  function Repeated({ of, state, children }: RepeatedProps) {
    const place = useContext(PlacePartContext)
    return place ? place(of, state, children) : children()
  },
  (before, after) => before.of === after.of && before.state === after.state,
)
