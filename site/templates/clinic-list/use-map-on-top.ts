import { useEffect, useRef, useState } from 'react'
import { rememberScroll } from '../../navigation/scroll-memory.ts'

/** Anchor of the place above the list where the map opens. The drawn picture has another, for visitors without JavaScript. */
export const mapOnTopId = 'open-map'

/** Whether the map is open above the list. It is in the address, so that Back closes it, and comes back to it from a clinic. */
export function useMapOnTop() {
  const [isOpen, setOpen] = useState(false)
  /** Whether the entry before this one is the page without the map. */
  const isOurEntry = useRef(false)
  useEffect(() => {
    const follow = () => setOpen(location.hash === `#${mapOnTopId}`)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return {
    isOpen,
    open() {
      rememberScroll()
      isOurEntry.current = true
      location.hash = mapOnTopId
    },
    close() {
      document.querySelector<HTMLElement>('.to-map button')!.focus({ preventScroll: true })
      if (isOurEntry.current) return history.back()
      history.replaceState(history.state, '', location.pathname + location.search)
      setOpen(false)
    },
  }
}
