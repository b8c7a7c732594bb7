import { useLayoutEffect, useState } from 'react'
import { useSite } from '../../site-context.tsx'

/**
 * Holds a visitor who would lose something by leaving the page. Reloading and closing are asked about by the browser, in its
 * own words; a link and Back wait until `leave` is called. It is undefined while nobody wants to leave. All of it is here and not
 * in the router, which every page has.
 */
export function useLeaveGuard(isOn: boolean): { leave: (() => void) | undefined; stay: () => void } {
  const { search, clinics } = useSite().navigation.paths
  const [leave, setLeave] = useState<() => void>()
  // Before the first entry is painted: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    if (!isOn) return
    const here = location.pathname
    let isFree = false
    const ask = (go: () => void) =>
      setLeave(() => () => {
        isFree = true
        go()
      })
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isFree) event.preventDefault()
    }
    // While capturing, so before the router. Two links of the header open a dialog over the page: nobody leaves by them.
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target],[download])')
      if (isFree || !link || event.metaKey || event.ctrlKey || event.shiftKey) return
      const { origin, pathname, hash } = new URL(link.href)
      if (origin !== location.origin || pathname === here) return
      if (pathname === search || (pathname === clinics && hash === '#nearest')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      ask(() => link.click())
    }
    // The router hears of Back first, so Back gets an entry of this page to go to.
    const addEntry = () => history.pushState({ key: `diary-${Date.now()}` }, '')
    const onBack = () => {
      if (isFree || location.pathname !== here) return
      addEntry()
      ask(() => history.go(-2))
    }
    addEntry()
    addEventListener('beforeunload', onUnload)
    addEventListener('click', onClick, true)
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('beforeunload', onUnload)
      removeEventListener('click', onClick, true)
      removeEventListener('popstate', onBack)
    }
  }, [isOn, search, clinics])
  return { leave, stay: () => setLeave(undefined) }
}
