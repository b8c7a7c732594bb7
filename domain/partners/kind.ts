/** What a kind of partner is. Without zod, as the browser loads this; the schemas of a kind's file and answers are in its facts.ts. */
import type { Treatment } from '../facts/catalogue.ts'
import type { Locale, LocalizedText } from '../market/locale.ts'
import type { Earning } from './points.ts'

/** The type of a field; each has its check in check-answers.ts and its control in booking/partner/partner-control.tsx. */
export const fieldKinds = ['reward-number', 'select', 'text', 'checkbox'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Who is told of absences. */
export interface AbsenceContact {
  readonly email: string
  /** The language of the company. */
  readonly locale: Locale
}

/** How something is asked. */
export interface Asked {
  readonly kind: FieldKind
  readonly required: boolean
  /** What can be chosen, for a select. */
  readonly options?: readonly { readonly id: string; readonly name: LocalizedText }[]
}

/** Something that a partner asks its members. Its texts are in messages/booking/, by its name. */
export interface Question<Facts> {
  ask(partner: Facts): Asked
  /**
   * Whether the answer stays when the patient is forgotten. What a partner lists tells nothing of a person, but a name may have been
   * typed into free text: such an answer stays only where a statement lists it (statement.ts).
   */
  readonly kept: 'always' | 'if-listed' | 'never'
}

/** What the browser must know of a kind. A value of its own, so that the rest of the kind is not loaded with it: bytes count there. */
export interface KindTraits<Name extends string> {
  /** Whether the agreed price is the member's share and the partner pays the rest, for visits that take place only. */
  readonly paysRest?: true
  /** Whether members who compare the travel tests see only those that the agreement has a price for. */
  readonly comparesOwnTests?: true
  /** Whether the page of a booking tells points. */
  readonly earnsPoints?: true
  /** The question by which members accept terms. */
  readonly acceptedBy?: Name
}

/**
 * Defines a kind of partner. Form, checks, booking record, confirmation, pages and API are all derived from this, and nothing else
 * asks what kind a partner is (kinds.test.ts): what kinds differ in is a member here.
 */
export interface PartnerKind<Facts, Name extends string> {
  /** By name, in the order in which they are asked, shown and recorded. */
  readonly questions: { readonly [Key in Name]: Question<Facts> }
  /** Whether members are offered a treatment at all. */
  offers(partner: Facts, treatment: Pick<Treatment, 'mode' | 'profession'>): boolean
  /** Whether the agreement only covers treatments that it has a price for; others are booked without it. */
  readonly isOnlyForPriced: boolean
  readonly traits: KindTraits<Name>
  /** Terms that members accept (`acceptedBy`); the version that was accepted is recorded. They have a page of their own. */
  readonly terms: { read(partner: Facts): LocalizedText } | null
  /** Points that visits earn (`earnsPoints`); members are known by their answer to a question. */
  readonly points: { readEarning(partner: Facts): Earning; readonly memberNumber: Name } | null
  /** Whether the partner gets a statement of each month's visits, by cost centre if it asks for one. */
  readonly hasStatement: boolean
  /** Absences of its employees that are passed on to the partner; null: none of this kind takes them. */
  readonly absences: { readContact(partner: Facts): AbsenceContact | undefined } | null
}
