import type { Kind } from '#compiler/page-data.ts'
import type { BasePage } from '#compiler/page-parts.ts'

/** The title in the tab: the page, then the brand; on the home page the brand first, once. */
export function pageTitle({ title }: BasePage, kind: Kind, brand: string): string {
  if (kind !== 'home') return `${title} | ${brand}`
  return title.startsWith(brand) ? title : `${brand}: ${title}`
}
