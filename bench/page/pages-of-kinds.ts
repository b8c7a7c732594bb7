import { bookingKinds, type PageKind } from '#domain/site/page-kinds.ts'
import type { PageData } from '#page-data/pages.ts'
import type { BuiltSite } from '../harness/site.ts'

/** The heaviest Norwegian page of every kind. */
export function heaviestOfEveryKind({ pages, manifest }: BuiltSite): PageData[] {
  const heaviest = new Map<PageKind, PageData>()
  const weight = (page: PageData) => manifest.files[page.path]!.br
  for (const page of pages) {
    if (page.locale !== 'no') continue
    const known = heaviest.get(page.kind)
    if (!known || weight(page) > weight(known)) heaviest.set(page.kind, page)
  }
  return [...heaviest.values()].sort((a, b) => a.kind.localeCompare(b.kind))
}

export function isContent(page: PageData): boolean {
  return !bookingKinds.has(page.kind)
}
