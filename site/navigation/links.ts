/** Links that open in this window; the browser handles downloads and other windows. */
export const ownLinks = 'a[href]:not([target],[download])'

/** Whether we handle a click on a link: a page of this site in this window, without a modifier key. */
export function pageOfClick(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest(ownLinks)
  if (link) return pageOfLink(link)
}

/**
 * The page that one of our links leads to; the browser handles files, the API, other sites and fragments of this page. Reads
 * the attribute, because the `href` property of links in drawings is no text.
 *
 * For visitors who save data nothing is fetched ahead, and code and data after a tap would take more round trips than the
 * document: the browser handles links to other pages too.
 */
export function pageOfLink(link: Element): URL | undefined {
  const here = location
  const url = new URL(link.getAttribute('href')!, here.href)
  if (url.origin !== here.origin || /^\/(?:api|dev)\/|\.\w+$/.test(url.pathname)) return
  const isThisPage = url.pathname === here.pathname
  if (isThisPage ? url.hash && url.search === here.search : savesData()) return
  return url
}

/** Whether the visitor asks for as little data as possible. */
export const savesData = () => navigator.connection?.saveData

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean }
  }
}
