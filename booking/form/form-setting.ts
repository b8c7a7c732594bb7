import type { Country, Locale } from '#domain/market/locale.ts'

/** Where and when a form is filled in: how dates and phone numbers are written there. */
export interface FormSetting {
  locale: Locale
  country: Country
  /** The day at the clinic. */
  today: string
  /** Nobody is asked why they come to a class, course or webinar. */
  needsNoReason?: boolean
}
