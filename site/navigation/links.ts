/** Links that open in this window; the browser handles downloads and other windows. */
export const ownLinks = 'a[href]:not([target],[download])'

/** Whether we handle a click on a link: a page of this site in this window, without a modifier key. */
export function pageOfClick(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest(ownLinks)
  return link ? pageOfLink(link) : undefined
}

/**
 * The page that one of our links leads to; the browser handles files, the API, other sites and fragments of this page. Reads
 * the attribute, because the `href` property of links in drawings is no text.
 */
export function pageOfLink(link: Element): URL | undefined {
  const url = new URL(link.getAttribute('href')!, location.href)
  if (url.origin !== location.origin) return
  if (/^\/(?:api|dev)\/|\.\w+$/.test(url.pathname)) return
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return
  return url
}
