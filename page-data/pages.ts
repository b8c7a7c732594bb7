import type { Member } from '#domain/booking/price.ts'
import type { Profession } from '#domain/facts/catalogue.ts'
import type { Weekday } from '#domain/facts/shared.ts'
import type { WarningLevel } from '#domain/facts/warning-sign.ts'
import type { InterestSubject } from '#domain/forms/interest.ts'
import type { Language, Locale } from '#domain/market/locale.ts'
import type { KindName } from '#domain/partners/partner-facts.ts'
import type { Earning } from '#domain/partners/points.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { Hours, OrderableItem } from '#domain/site/site-data.ts'
import type { AbsenceMessages } from '#messages/absence.ts'
import type { ApplicationMessages } from '#messages/application.ts'
import type { KioskMessages } from '#messages/kiosk/messages.ts'
import type { OfferMessages } from '#messages/offers/messages.ts'
import type { OrderMessages } from '#messages/orders/messages.ts'
import type { VisitQuestionMessages } from '#messages/visit-question/messages.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import type { Figure } from '#ui/body-map/outline.ts'
import type { BodyPlace } from '#ui/body-map/places.ts'
import type { MapLayout } from '#ui/clinic-map/map-layout.ts'
import type { BasePage, Link, NearClinic, Teaser } from './parts.ts'

/*
 * What the browser and the prerenderer read of one page: the answers of /page-data/…. Of the compiler, site/ imports only this
 * file, page-parts.ts and shared-data.ts.
 */

export interface HomePage extends BasePage {
  chips: { title: string; query: string }[]
  lines: {
    title: string
    text: string
    art: string
    tone: 'deep' | 'sand' | 'sky' | 'mist'
    query: string
    page?: Link
  }[]
  people: PersonTeaser[]
  tools: Teaser[]
  questions: Link[]
}

export interface ConditionPage extends BasePage {
  /** The name in running text: 'sciatica'. */
  plainName: string
  medicalName?: string
  /** The tag above the heading: 'Back · Diagnosis'. */
  tag: string
}

/** A page that lists pages below or beside it: FAQ topic, job list, FAQ index. */
export interface ListingPage extends BasePage {
  items: Teaser[]
}

/** For employers: what is chosen in its form, and what can be chosen. */
export interface BusinessPage extends BasePage {
  form: { label: string; subjects: { id: InterestSubject; name: string }[]; chosen: InterestSubject }
}

export interface BlogIndexPage extends BasePage {
  items: (Teaser & { art: string; date: string })[]
}

/** The conditions of a body area. */
export interface BodyAreaPage extends ListingPage {
  /** Whether the page is computed from facts and has no text of its own. */
  isList: boolean
}

/** The door to all health topics. */
export interface HealthHubPage extends BasePage {
  areas: (Link & {
    id: string
    /** Parts of the drawn body that lead to it. */
    places: readonly BodyPlace[]
    /** The only figure that has it. */
    only?: Figure | undefined
  })[]
  letters: LetterLink[]
  lines: HomePage['lines']
  seasons: { months: number[]; title: string; pages: Link[] }[]
  /** The month of the build, for visitors without JavaScript. */
  month: number
  tools: Link[]
}

/** A letter of the alphabet, and where its names stand, if it has any. */
export interface LetterLink {
  letter: string
  path?: string
}

/** Conditions, services and tools by name, for a part of the alphabet. */
export interface AToZPage extends BasePage {
  /** The whole alphabet. */
  letters: LetterLink[]
  /** The letters of this page that have any names. `title`: the page's, where the name is another one. */
  groups: { letter: string; anchor: string; entries: { name: string; path: string; title?: string }[] }[]
}

export interface ClinicPage extends BasePage {
  /** Its facts stand in the shared clinics under this id. */
  clinic: string
  about: string
  gettingHere: string
  access: string
  /** Who works here. */
  team: PersonTeaser[]
  /** Pages of places from which one comes here. */
  places: Link[]
  /** The quarters around it; undefined where our map does not reach. */
  map?: MapLayout
  closures: { from: string; to: string; reason: string }[]
  specialHours: { date: string; hours: Hours[]; reason: string }[]
}

export interface ClinicListPage extends BasePage {
  /** Ids of the shared clinics. */
  clinics: string[]
  /** Undefined where our map does not reach. */
  map?: MapLayout
  /** Pages of towns and quarters below the list. */
  places: Link[]
}

/** Somebody with the days of their usual week at a clinic. */
export interface PersonAt extends PersonTeaser {
  days: { days: Weekday[]; hours: Hours; weeks: 'every' | 'odd' | 'even' }[]
}

export interface PlacePage extends BasePage {
  /** The name of the place in running text. */
  place: string
  /** How one gets from there to the nearest clinic. */
  way: string
  /** Clinics with one of the professions, the nearest first; empty where the country has none. */
  near: NearClinic[]
  /** Whether the nearest of them is in the place itself. */
  isHere: boolean
  /** Who works at the nearest of them. */
  team: PersonAt[]
  /** Pages of quarters below this one, or of the same quarter and its neighbours. */
  places: Link[]
  /** Where it can be had on video. */
  video?: Link
}

export interface PersonTeaser extends Link {
  id: string
  profession: Profession
  summary: string
  portrait: string
}

export interface PractitionerPage extends BasePage {
  id: string
  name: string
  profession: Profession
  portrait: string
  /** Missing: not a health professional. */
  hpr?: string
  languages: string[]
  competence: string[]
  clinics: string[]
  about: string
}

export interface DirectoryPage extends BasePage {
  /** Which practitioners of the shared directory: by profession; empty means all. */
  professions: Profession[]
}

export interface BlogPostPage extends BasePage {
  published: string
  author: { name: string; profession: Profession; path: string; portrait: string }
  minutes: number
}

export interface SubTopicPage extends BasePage {
  topic: Link
  siblings: Link[]
}

export interface PartnerPage extends BasePage {
  partner: { id: string; name: string; kind: KindName }
  /** What its members pay, by treatment id, where it is not the ordinary price. */
  prices: Record<string, number>
  /** Points of its loyalty programme, where it has one. */
  earning?: Earning
}

/** Where employees report absence to their company. */
export interface AbsencePage extends BasePage {
  /** Those that take reports, with what their employees pay. */
  companies: { id: string; name: string; member: Member }[]
  words: AbsenceMessages
}

export interface PricesPage extends BasePage {
  groups: { title: string; treatments: string[] }[]
}

export interface ToolPage extends BasePage {
  tool: string
  /** Warning signs that the tool asks about, in its order. */
  signs: { id: string; level: WarningLevel; label: string }[]
}

/** The search page: its results come from the index, not from page data. */
export interface SearchPage extends BasePage {
  /** Offered while nothing is typed, and where nothing was found. */
  popular: Link[]
}

export interface JobPage extends BasePage {
  profession: Profession
  clinics: string[]
  posted: string
  closes: string
  /** Per cent of a full position. */
  percent: number
  /** What the form calls it. */
  job: string
  words: ApplicationMessages
}

/** Where tests to take at home are ordered and followed. */
export interface OrderPage extends BasePage {
  tests: OrderableItem[]
  /** The ids of clinics where tests are collected. */
  collectAt: string[]
  /** The treatment of a time to collect one at; not there where only the counter has them. */
  collectTime?: string
  words: OrderMessages
}

/** Other times that are held for a patient. */
export interface OfferPage extends BasePage {
  words: OfferMessages
}

/** The waiting list. */
export interface WaitingListPage extends BasePage {
  words: WaitingMessages
}

/** Where patients say how their visit was. */
export interface VisitQuestionPage extends BasePage {
  words: VisitQuestionMessages
}

/** The tablet in a clinic's waiting room. */
export interface KioskPage extends BasePage {
  /** Its facts stand in the shared clinics under this id. */
  clinic: string
  /** Where patients sit after the check-in. */
  where: string
  words: KioskMessages
  /** What each language calls itself. */
  languageNames: Record<Locale, string>
}

/** What each kind is made of. */
export interface KindData {
  home: HomePage
  content: BasePage
  condition: ConditionPage
  service: BasePage
  'body-area': BodyAreaPage
  clinic: ClinicPage
  'clinic-list': ClinicListPage
  place: PlacePage
  practitioner: PractitionerPage
  directory: DirectoryPage
  faq: ListingPage
  'faq-topic': ListingPage
  'faq-subtopic': SubTopicPage
  'blog-index': BlogIndexPage
  'blog-post': BlogPostPage
  business: BusinessPage
  /** Follows the form for businesses. */
  thanks: BasePage
  absence: AbsencePage
  partner: PartnerPage
  legal: BasePage
  prices: PricesPage
  tool: ToolPage
  'job-list': ListingPage
  job: JobPage
  contact: BasePage
  cookies: BasePage
  booking: BasePage
  booked: BasePage
  manage: BasePage
  order: OrderPage
  offer: OfferPage
  'waiting-list': WaitingListPage
  'visit-question': VisitQuestionPage
  kiosk: KioskPage
  'not-found': BasePage
  error: BasePage
  offline: BasePage
  search: SearchPage
  'health-hub': HealthHubPage
  'a-z': AToZPage
}

/** GET /page-data/{path}/page-data.json */
export type PageData = {
  [K in PageKind]: {
    /** Hash of everything that the page's HTML is rendered from. The HTML carries it too, so that a mismatch is detected. */
    version: string
    path: string
    kind: K
    locale: Locale
    /** The language its text is written in; Swedish where the Swedish market has it. */
    language: Language
    localizedPaths: Record<Locale, string>
    /** Set where third-party scripts may run after consent. */
    thirdParties?: true
    /** Hashes of the shared data that this page needs. */
    sharedData: string[]
    /** Addresses of its code and styles, where finding them one by one would take several round trips. */
    startFiles?: string[]
    data: KindData[K]
  }
}[PageKind]
