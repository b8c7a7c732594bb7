import { type RefObject, useEffect } from 'react'

/** What had the focus last. It may have had it before this script came. */
let last: Element | null | undefined
if (typeof document !== 'undefined') {
  last = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element
  })
}

/** Where what had the focus has gone from the page, its heading takes it: the page has become another, and nothing else tells a screen reader. */
export function useKeptFocus(heading: RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    if (document.activeElement !== document.body || !last || last.isConnected) return
    scrollTo(0, 0)
    const next = heading.current ?? document.querySelector<HTMLElement>('main h1')
    next?.focus({ preventScroll: true })
  })
}
