import type { Locale } from '#domain/market/locale.ts'

/** What is stored about a form besides its fields. */
export interface SentForm {
  /** The same for the same form sent again within the hour, which is then stored once. */
  fingerprint: string
  locale: Locale
  now: Temporal.Instant
}
