import { createContext, useContext } from 'react'
import type { Hold, HoldState } from '#client/hold/hold.ts'
import type { MapData } from '#domain/map/map-data.ts'
import type { Country, Language, Locale } from '#domain/market/locale.ts'
import type { Location } from '#domain/places/located.ts'
import type { AppCodes } from '#domain/site/site-data.ts'
import type { BookingMessages, ShortAnswer } from '#messages/booking/messages.ts'
import type { KioskMessages } from '#messages/kiosk/messages.ts'
import type { Messages } from '#messages/messages.ts'
import type { NewBooking } from './booking-calls.ts'
import type { Draft } from './draft/draft.ts'
import type { Address } from './flows/address.ts'
import type { FlowInstance, FlowInstances } from './flows/instance.ts'
import type { BookingCatalogue } from './position/offer.ts'
import type { Position } from './position/position.ts'

/** What the page around gives to the booking. */
export interface BookingSite {
  catalogue: BookingCatalogue
  locale: Locale
  /** The language its words are in. */
  language: Language
  words: BookingMessages
  /** Of the FAQ. */
  covidAnswers: ShortAnswer[]
  /** Words that the whole site shares: prices, problems, what is wrong with a field. */
  common: Messages
  brand: string
  /** The company's number, for whoever gets stuck. */
  phone: string
  country: Country
  cancellationHours: number
  apps: AppCodes
  artBase: string
  /** Fetches the clinics' map; left out where the country has none. */
  loadMap?: () => Promise<MapData>
  /** Asks for the partner's agreement again, when it has turned out to be another. */
  refreshPartner?: () => void
  /** The flows that this visit has begun. */
  flows: FlowInstances
  /** Where the visitor is, if they told. */
  location: Location
  paths: {
    clinics: string
    booking: string
    booked: string
    manage: string
    waitingList: string
    faq: string
    covidFaq: string
    contact: string
    privacy: string
    terms: string
    cancellation: string
  }
}

export interface FieldError {
  field: string
  message: string
  /** What the summary leads to, where it is not the field. */
  target?: string
  /** The field's label, where the message does not name it. */
  name?: string
}

export interface Wizard extends BookingSite {
  instance: FlowInstance
  position: Position
  draft: Draft
  setDraft: (change: (draft: Draft) => Draft) => void
  /** What is wrong in the form of the step; shown above its heading. */
  errors: FieldError[]
  setErrors: (errors: FieldError[]) => void
  /** What the button of the last step does, in a flow that ends with a choice. */
  finish?: { label: string; run: () => void }
  /** On the tablet of a clinic: its words, the screen that shows what was booked, and what keeps a page in a frame inside. */
  kiosk?: {
    words: KioskMessages
    onBooked: (booking: NewBooking) => void
    keepFrameInside: (frame: HTMLIFrameElement) => void
  }
  hold: Hold
  /** What is held right now. */
  held: HoldState
  /** Goes to other choices, or to another step. */
  go: Address['go']
  /** The informational dialog that is open, and the way to open another. */
  dialog?: string
  openDialog: (id: string | undefined) => void
}

const WizardContext = createContext<Wizard | undefined>(undefined)
export const WizardProvider = WizardContext.Provider

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('useWizard is used outside of the booking')
  return wizard
}

/** On the tablet of a clinic; undefined also outside of the booking. */
export function useKiosk(): Wizard['kiosk'] {
  return useContext(WizardContext)?.kiosk
}
