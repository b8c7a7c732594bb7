import type { Locale } from '#domain/market/locale.ts'
import type { SharedData } from '#page-data/shared.ts'
import { composeAreaPages } from '../health-hub/area-pages.ts'
import type { TextChecker } from '../safety/text-checker.ts'
import type { Composition } from './base-page.ts'
import type { CheckedSite } from './check-site.ts'
import type { ComposedPage } from './composed-page.ts'
import { composeFactPages } from './fact-pages.ts'
import type { SiteSource } from './read-site.ts'
import { composeShared } from './shared-data.ts'
import { writtenFor } from './site-map.ts'
import { markCalls } from './when-to-call.ts'
import { composeWritten } from './written-pages.ts'

/** All pages of one locale and the data that they share, of content without problems. */
export function composePages(
  site: SiteSource,
  checked: CheckedSite,
  locale: Locale,
  names: Pick<TextChecker, 'signText' | 'factText'>,
): { pages: ComposedPage[]; shared: SharedData } {
  const { facts, country, today, nodes, rules, search, hub, exercises, drawings, places } = site
  const composition: Composition = {
    ...{ facts, country, today, locale, nodes, hub, exercises, drawings, places },
    signs: rules.signs,
    popular: search.words.popular,
  }
  const written = site.pages.map((source): ComposedPage => {
    const node = nodes.get(source.id)!
    const { language, page } = writtenFor(source, locale, country)
    const { sections } = checked.pages.get(source)!
    return { node, locale, language, data: composeWritten(node, page.words, sections[locale], composition) }
  })
  const pages = [
    ...written,
    ...composeFactPages(composition, checked.facts[locale].html),
    ...composeAreaPages(composition),
  ]
  const shared = composeShared(composition, site.navigation!, names, site.postcodes, site.map)
  return { pages: markCalls(pages, country, shared.messages.article), shared }
}
