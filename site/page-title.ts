import type { Kind } from '#compiler/page-data.ts'
import type { BasePage } from '#compiler/page-parts.ts'

/** The title in the tab: the page, then the brand; on the home page the brand first. */
export function pageTitle(page: BasePage, kind: Kind, brand: string): string {
  return kind === 'home' ? `${brand}: ${page.title}` : `${page.title} | ${brand}`
}
