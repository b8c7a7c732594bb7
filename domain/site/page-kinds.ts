/** The kinds of pages. What editors write of each: compiler/read/page-fields.ts; what its template gets: page-data/pages.ts. */
export const pageKinds = [
  'home',
  'content',
  'condition',
  'service',
  'body-area',
  'clinic',
  'clinic-list',
  'place',
  'practitioner',
  'directory',
  'faq',
  'faq-topic',
  'faq-subtopic',
  'blog-index',
  'blog-post',
  'business',
  'thanks',
  'absence',
  'partner',
  'legal',
  'prices',
  'tool',
  'job-list',
  'job',
  'contact',
  'cookies',
  'booking',
  'booked',
  'manage',
  'order',
  'offer',
  'waiting-list',
  'visit-question',
  'kiosk',
  'not-found',
  'error',
  'offline',
  'search',
  'health-hub',
  'a-z',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Kinds that show a part of the booking: an application with its own code and styles, not an article. */
export const bookingKinds: ReadonlySet<PageKind> = new Set([
  'booking',
  'booked',
  'manage',
  'order',
  'offer',
  'waiting-list',
  'visit-question',
  'kiosk',
])

/**
 * Kinds that may load third-party scripts after consent. All other kinds, including future ones, may reveal something about
 * somebody's health or answer at any address: third parties must not learn of a visit to them. Pages of some kinds may where
 * editors say so (`practical` in compiler/read/page-fields.ts).
 */
export const thirdPartyKinds: ReadonlySet<PageKind> = new Set([
  'home',
  'clinic-list',
  'clinic',
  'blog-index',
  'job-list',
  'job',
  'legal',
  'faq',
  'contact',
  'business',
])
