import type { Facts } from '#domain/facts/facts.ts'
import { bookingKinds, type PageKind } from '#domain/site/page-kinds.ts'
import { kioskManifest } from '#domain/site/site-addresses.ts'
import { pageGroupNames } from '#messages/page-groups.ts'
import type { PageData } from '#page-data/pages.ts'
import type { DocumentParts } from '#site/prerender.tsx'
import { composeJsonLd } from '../../json-ld/compose-json-ld.ts'
import type { Bundle } from '../bundle/bundle-parts.ts'

/** Pages that nobody should find in a search engine. */
export const unlisted: ReadonlySet<PageKind> = new Set<PageKind>([
  'not-found',
  'error',
  'offline',
  'booked',
  'manage',
  'order',
  'offer',
  'waiting-list',
  'visit-question',
  'kiosk',
  'thanks',
])

/** Styles that some kinds have beside those of the site. */
export function extraStyles(kind: PageKind, bundle: Pick<Bundle, 'bookingCss' | 'kioskCss'>): string[] {
  return [...(bookingKinds.has(kind) ? [bundle.bookingCss] : []), ...(kind === 'kiosk' ? [bundle.kioskCss] : [])]
}

/** The head of a page's document: everything but its root. */
export function documentParts(
  page: PageData,
  facts: Facts,
  siteUrl: string,
  bundle: Pick<
    Bundle,
    'cssFile' | 'rareFile' | 'inlineScript' | 'liveFile' | 'livePeopleFile' | 'thirdPartiesFile' | 'entry'
  > &
    // Where every file is served by itself there are none.
    Partial<Pick<Bundle, 'hydrationFiles' | 'searchFiles'>>,
  font: string,
): Omit<DocumentParts, 'root' | 'styles'> {
  const absolute = (path: string) => siteUrl + path
  return {
    page,
    brand: facts.company.name,
    canonical: absolute(page.path),
    alternates: [
      { hreflang: 'no', href: absolute(page.localizedPaths.no) },
      { hreflang: 'en', href: absolute(page.localizedPaths.en) },
      { hreflang: 'x-default', href: absolute(page.localizedPaths.no) },
    ],
    noindex: unlisted.has(page.kind),
    image: absolute(`/og/${page.data.group in pageGroupNames ? page.data.group : 'home'}-${page.locale}.png`),
    type: page.kind === 'blog-post' ? 'article' : 'website',
    jsonLd: composeJsonLd(page, facts, siteUrl),
    stylesheet: bundle.cssFile,
    rare: bundle.rareFile,
    script: bundle.inlineScript,
    entry: bundle.entry,
    hydrationFiles: bundle.hydrationFiles?.[page.kind],
    // The booking and the kiosk have a header of their own, without search.
    searchFiles: bookingKinds.has(page.kind) || page.kind === 'search' ? undefined : bundle.searchFiles,
    live: bundle.liveFile,
    livePeople: bundle.livePeopleFile,
    thirdParties: page.thirdParties ? bundle.thirdPartiesFile : undefined,
    font,
    manifest: page.kind === 'kiosk' ? kioskManifest(page.data.clinic) : '/site.webmanifest',
  }
}
