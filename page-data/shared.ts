import type { MapData } from '#domain/map/map-data.ts'
import type { Country, Locale } from '#domain/market/locale.ts'
import type { Directory } from '#domain/people/directory.ts'
import type { PackedPostcodes } from '#domain/places/postcode.ts'
import type { AppCodes, SiteCatalogue, SiteClinic, TeamMember } from '#domain/site/site-data.ts'
import type { WizardWords } from '#messages/booking/messages.ts'
import type { Messages } from '#messages/messages.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import type { Link } from './parts.ts'

export interface NavigationGroup {
  title: string
  path: string
  /** Columns of the menu; empty for a plain link. */
  columns: { title: string; links: Link[] }[]
}

export interface Navigation {
  main: NavigationGroup[]
  /** In the menu of a phone, under the rest. */
  menu: Link[]
  about: Link[]
  help: Link[]
  legal: Link[]
  /** Paths that code links to by name. */
  paths: {
    home: string
    booking: string
    contact: string
    cookies: string
    clinics: string
    faq: string
    practitioners: string
    privacy: string
    terms: string
    booked: string
    manage: string
    waitingList: string
    cancellation: string
    covidFaq: string
    search: string
    prices: string
    tools: string
  }
}

export interface SiteCompany {
  name: string
  legalName: string
  slogan: string
  orgNumber: string
  address: string
  postalAddress: string
  mobileNumber: string
  email: string
  app: { ios: string; android: string; example: boolean }
  cancellationHours: number
}

/** Data that many pages share: fetched once, immutable, addressed by its hash. */
export interface SharedData {
  messages: Messages
  navigation: Navigation
  company: SiteCompany
  /** By name. */
  clinics: SiteClinic[]
  catalogue: SiteCatalogue
  practitioners: Directory
  team: TeamMember[]
  wizard: WizardWords
  apps: AppCodes
  /** Postcodes, where the country has a list; fetched only when somebody types a place. */
  places?: PackedPostcodes
  /** The clinics' map, where the country has one; fetched only when somebody wants to see it. */
  map?: MapData
  /** The words of one tool: every tool's page has a file of its own. */
  toolWords?: Partial<ToolMessages>
}
export type SharedName = keyof SharedData

/** GET /page-data/sq/d/{hash}.json */
export type SharedFile = { [N in SharedName]: { name: N; locale: Locale; data: SharedData[N] } }[SharedName]

/** What pages need to know of the whole site. */
export interface AppData {
  country: Country
  locales: Locale[]
  /** '{name}-{locale}' → hash. */
  sharedData: Record<string, string>
  /** Folder of the illustrations of this build. */
  artBase: string
}

/** GET /page-data/app-data.json */
export interface AppFile extends AppData {
  build: string
}
