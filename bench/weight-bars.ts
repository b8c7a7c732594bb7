import { kilobyte, pageBars } from '#compiler/output/pages/page-weight.ts'

export { kilobyte }

/** The most that a visitor's browser may fetch, in kilobytes; benchmarks and tests share these bars. */
export const weightBars = {
  /** Script in the HTML of a page. */
  inlineScript: 2,
  /** Script that shows live facts after the first paint, gzip. */
  liveScript: 3,
  /** All script of a content page once it is hydrated, gzip. */
  contentScript: 85,
  /** What a tool adds to that of other pages, gzip. */
  toolScript: 12,
  /** All script of a whole booking, gzip; with classes, packages and tests at home it became 2 more (decision 67). */
  bookingScript: 132,
  /** Nine of ten pages with all their CSS, brotli: one round trip. */
  html: pageBars.usual,
  /** Any page with all its CSS, brotli. */
  heaviestHtml: pageBars.any,
  /** The data of nine of ten pages, brotli. */
  pageData: 4,
  /** The data of any page, brotli. */
  heaviestPageData: 7,
  /** Index and code of the search before the first result, brotli. */
  firstResult: 60,
  /** The whole index in both languages, brotli. */
  searchIndex: 300,
} as const

export type WeightBar = keyof typeof weightBars

/** A bar in bytes, for what is measured in bytes. */
export const mostBytes = (bar: WeightBar) => weightBars[bar] * kilobyte
