import type { Language, Locale } from '#domain/market/locale.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { KindData } from '#page-data/pages.ts'
import type { SiteNode } from './site-map.ts'

/** A page in one language as data, before any HTML. */
export interface ComposedPage {
  node: SiteNode
  locale: Locale
  language: Language
  data: KindData[PageKind]
}
