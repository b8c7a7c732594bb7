import type { Locale } from '#domain/market/locale.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import type { KioskMessages } from '#messages/kiosk/messages.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** What the page gives to the kiosk. */
export interface KioskSite {
  /** The booking, of this clinic alone. */
  booking: BookingSite
  clinic: SiteClinic
  /** Where patients sit after the check-in, in the language of the page. */
  where: string
  words: KioskMessages
  /** The page in each language, the default one first. */
  languages: { locale: Locale; lang: string; name: string; path: string }[]
  art: string
}

/** The check-in in the flow's own address. */
export const checkInSearch = '?step=arrive'

/** Of a catalogue only what can be had at one clinic: the person stands in it, and what is on video or online is booked on their own phone. */
export function narrowToClinic(booking: BookingSite, clinic: SiteClinic): BookingSite {
  const { catalogue } = booking
  const here = Object.values(catalogue.treatments).filter((it) => it.clinics.includes(clinic.id) && !it.group?.isOnline)
  const treatments = Object.fromEntries(here.map((it) => [it.id, { ...it, clinics: [clinic.id] }]))
  return { ...booking, catalogue: { ...catalogue, treatments, clinics: [clinic] } }
}
