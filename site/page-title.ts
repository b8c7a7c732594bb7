import type { PageKind } from '#domain/site/page-kinds.ts'
import type { BasePage } from '#page-data/parts.ts'

/** The title in the tab: the page, then the brand; on the home page the brand first, once. */
export function pageTitle({ title }: BasePage, kind: PageKind, brand: string): string {
  if (kind !== 'home') return `${title} | ${brand}`
  return title.startsWith(brand) ? title : `${brand}: ${title}`
}
