import { createContext, useContext } from 'react'
import type { Language, Locale } from '#domain/locale.ts'
import type { AppCodes } from '#domain/site-data.ts'
import type { BookingMessages } from '#messages/booking/messages.ts'
import type { Messages } from '#messages/messages.ts'
import type { Draft } from './draft.ts'
import type { HeldSlot } from './hold/use-hold.ts'
import type { BookingCatalogue } from './position/offer.ts'
import type { Position } from './position/resolve.ts'

/** What the page around gives to the booking. */
export interface BookingSite {
  catalogue: BookingCatalogue
  locale: Locale
  /** The language its words are in. */
  language: Language
  words: BookingMessages
  /** Words that the whole site shares: prices, problems, what is wrong with a field. */
  common: Messages
  brand: string
  cancellationHours: number
  apps: AppCodes
  artBase: string
  paths: {
    booking: string
    booked: string
    manage: string
    faq: string
    covidFaq: string
    contact: string
    privacy: string
    cancellation: string
  }
}

export interface FieldError {
  field: string
  message: string
}

export interface Wizard extends BookingSite {
  position: Position
  draft: Draft
  setDraft: (change: (draft: Draft) => Draft) => void
  /** What is wrong in the form of the step; shown above its heading. */
  errors: FieldError[]
  setErrors: (errors: FieldError[]) => void
  held: HeldSlot
  /** Opens one of the informational dialogs. */
  openDialog: (id: string) => void
}

const WizardContext = createContext<Wizard | undefined>(undefined)
export const WizardProvider = WizardContext.Provider

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('useWizard is used outside of the booking')
  return wizard
}
