import type { Language, Locale } from '#domain/locale.ts'
import type { PageKind } from '#domain/page-kinds.ts'
import type { KindData } from '../page-data.ts'
import type { SiteNode } from './site-map.ts'

/** A page in one language as data, before any HTML. */
export interface ComposedPage {
  node: SiteNode
  locale: Locale
  language: Language
  data: KindData[PageKind]
}
