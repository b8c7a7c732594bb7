import * as z from 'zod'
import type { Treatment } from '../facts/catalogue.ts'
import { isoDate, localizedText, slug } from '../facts/shared.ts'
import { countries, defaultCountry, type LocalizedText } from '../market/locale.ts'

/** The type of a field; each has its check in check-answers.ts and its control in the booking's form. */
export const fieldKinds = ['reward-number', 'select', 'text', 'checkbox'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** One question of a partner. Its texts are in messages/booking/, by its name. */
export interface FieldOf<Name extends string, Text = LocalizedText> {
  readonly name: Name
  readonly kind: FieldKind
  readonly required: boolean
  /** What can be chosen, for a select. */
  readonly options?: readonly { readonly id: string; readonly name: Text }[]
}

/** What every partner's file has, whatever its kind. */
export const commonFacts = {
  id: slug,
  name: z.string(),
  /** Where the agreement can be used. */
  country: z.enum(countries).default(defaultCountry),
  /** One sentence about what members get. */
  summary: localizedText,
  /** The first and the last day on which the agreement can be used; open-ended where one is missing. */
  from: isoDate.optional(),
  until: isoDate.optional(),
}

/**
 * Defines a kind of partner. Form, checks, booking record, confirmation and API are all derived from this, so a new field
 * only needs a change in the module of its kind and in messages/booking/.
 */
export interface PartnerKind<Facts, Name extends string> {
  /** The questions, in the order in which they are asked, shown and recorded. */
  listFields(partner: Facts): FieldOf<Name>[]
  /** Whether members are offered a treatment at all. */
  offers(partner: Facts, treatment: Pick<Treatment, 'mode' | 'profession'>): boolean
  /** Whether the agreement only covers treatments that it has a price for; others are booked without it. */
  isOnlyForPriced: boolean
}
