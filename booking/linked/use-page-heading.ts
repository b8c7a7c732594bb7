import { type RefObject, useEffect } from 'react'
import { useKeptFocus } from './use-kept-focus.ts'

/**
 * The heading of a page whose link shows one thing today and another tomorrow: it gives the tab its name, since the built title is that of one, and takes
 * the focus that went with what was there before.
 */
export function usePageHeading(heading: RefObject<HTMLHeadingElement | null>, brand: string) {
  useEffect(() => {
    const title = `${heading.current?.textContent} | ${brand}`
    if (heading.current && document.title !== title) document.title = title
  })
  useKeptFocus(heading)
}
