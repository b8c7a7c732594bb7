import type { GroupKind, Profession } from '../facts/catalogue.ts'
import type { ClinicLabel } from '../facts/clinic.ts'
import type { Weekday } from '../facts/shared.ts'
import type { ResultTime } from '../travel/result-in-time.ts'

/** Facts as the browser gets them, in one language: made by the compiler, read by pages and booking. */

export interface Hours {
  from: string
  to: string
}

/** A clinic as pages show it; the language is that of the shared data it stands in. */
export interface SiteClinic {
  id: string
  name: string
  city: string
  area: string
  areaName: string
  address: string
  phone: string
  email: string
  position: { lat: number; lng: number }
  labels: ClinicLabel[]
  hours: Partial<Record<Weekday, Hours[]>>
  publicHolidays: 'closed' | Hours[]
  summary: string
  path: string
}

export interface SiteTreatment {
  id: string
  name: string
  text: string
  mode: 'clinic' | 'video'
  minutes: number
  /** Whole NOK; null where it depends. */
  price: number | null
  /** Whether the price is an insured visitor's share; only set in the booking. */
  isShare?: boolean
  profession: Profession
  /** Ids of clinics where it can be had. */
  clinics: string[]
  type: string
  service: string
  /** The dialog of the booking that explains it. */
  dialog?: string
  /** Of a test: how long its result takes, as the FAQ says it. */
  results?: string
  /** Of a test: the longest that its result takes. */
  latestResult?: ResultTime
  /** Several visits at one price: their minutes and intervals, and what a missed one costs. */
  package?: {
    visits: { number: number; minutes: number; days: { from: number; to: number } | null }[]
    visitPrice: number
  }
  /** Whether travellers ask for it, so that the form asks when they fly. */
  travel?: true
  /** Of a class, course or webinar. */
  group?: SiteGroup
}

export interface SiteGroup {
  kind: GroupKind
  /** How many dates a run has. */
  dates: number
  isOnline: boolean
  /** Of one date, where it is not that of the whole. */
  datePrice?: number
}

/** A link of the booking's first step, with the choices it makes. */
export interface SiteTileChoice {
  name: string
  type: string
  service?: string
  treatment?: string
  /** Where a single clinic offers the service, that clinic's name is shown instead. */
  namedByClinic?: boolean
}

export interface SiteCatalogue {
  types: {
    id: string
    name: string
    text: string
    art: string
    /** A service of another type that is listed here too. */
    videoService?: string
    /** The links on its tile; none: its services by name. */
    choices: SiteTileChoice[]
    services: { id: string; name: string; text: string; treatments: string[] }[]
  }[]
  treatments: Record<string, SiteTreatment>
  /** The small links below the tiles. */
  shortcuts: SiteTileChoice[]
}

/** What the booking needs to know about practitioners: who can be booked for what and where. */
export interface TeamMember {
  id: string
  name: string
  portrait: string
  /** Ids of treatments and clinics. */
  treatments: string[]
  clinics: string[]
}

/** The app's addresses in the two shops, each with its QR code as the path of a drawing of `size` × `size` squares. */
export interface AppCodes {
  ios: AppCode
  android: AppCode
  /** Nobody can get the app there: the booking says so. */
  isExample: boolean
}
export interface AppCode {
  url: string
  path: string
  size: number
}

/** A test to take at home. */
export interface OrderableItem {
  id: string
  name: string
  /** Whole units of the country's currency. */
  price: number | null
  /** The address of the page that says how the sample is taken. */
  guide: string
  /** Working days until the result is there. */
  resultDays: { from: number; to: number }
}
