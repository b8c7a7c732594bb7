import { type RefObject, useEffect } from 'react'

/** Gives the tab the name of what the page has become: of a link that shows one thing today and another tomorrow, the built title is that of one. */
export function useHeadingTitle(heading: RefObject<HTMLHeadingElement | null>, brand: string) {
  useEffect(() => {
    const title = `${heading.current?.textContent} | ${brand}`
    if (heading.current && document.title !== title) document.title = title
  })
}
