/** Whether we handle a click on a link: a page of this site in this window, without a modifier key. */
export function pageOfClick(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  return link ? pageOfLink(link) : undefined
}

/** The page a link leads to; the browser handles files, the API, other sites, other windows and fragments of this page. */
export function pageOfLink(link: HTMLAnchorElement): URL | undefined {
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (/^\/(?:api|dev)\/|\.\w+$/.test(url.pathname)) return
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return
  return url
}
