import type { BasePage, Kind } from '#compiler/page-data.ts'

/** What stands in the tab: the page, then the brand; on the home page the brand first. */
export function pageTitle(page: BasePage, kind: Kind): string {
  return kind === 'home' ? `Innom: ${page.title}` : `${page.title} | Innom`
}
