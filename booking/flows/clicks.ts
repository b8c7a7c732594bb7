import type { MouseEvent } from 'react'

/** The query of a link to this same page that was clicked without a modifier key; '?' for none, as '' would keep the old one. */
export function searchOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a[href]')
  const href = link?.getAttribute('href')
  if (!href || link?.getAttribute('target')) return
  const url = new URL(href, location.href)
  return url.pathname === location.pathname && !url.hash && url.origin === location.origin
    ? url.search || '?'
    : undefined
}

/** The field that a line of the error summary leads to. */
export function fieldOfClick(event: MouseEvent): HTMLElement | null {
  const href = (event.target as Element).closest('a')?.getAttribute('href')
  return href?.startsWith('#') ? document.getElementById(href.slice(1)) : null
}

/** Follows an ordinary link, so that the site's router can show the page without loading anew. */
export function followPath(path: string) {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}
