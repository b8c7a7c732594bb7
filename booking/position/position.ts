import type { PartnerView } from '#domain/api/read-answers.ts'
import type { StepName } from '#domain/booking/booking-steps.ts'
import type { SiteClinic, SiteTreatment, TeamMember } from '#domain/site/site-data.ts'
import type { ChoiceName, Choices } from './choices.ts'
import type { OfferedService, OfferedType } from './offer.ts'

/** What is known besides the address. */
export interface Memory {
  /** Whether the form has been filled in and sent. */
  informed: boolean
  /** Whether the code for that phone was right. */
  verified: boolean
  /** For how many people it was filled in; one, if nothing is said. */
  people?: number
  /** The partner whose fields the form had: another one asks for something else. */
  partner?: string
}

/** Why the visitor is not quite where the address says: a value that had to be dropped, or a step that comes too early. */
export type Note = Exclude<ChoiceName, 'others'> | 'step' | 'retype' | 'verify' | 'uncovered' | 'partner-alone'

/** Leaves out what does not fit, and notes it for the visitor. */
export type Drop = (note: Note) => undefined

/** Where in the wizard an address leads. */
export interface Position {
  step: StepName
  /** The steps of the flow that it is in. */
  steps: readonly StepName[]
  /** What is chosen and valid, with what follows from it. */
  choices: Choices
  /** Steps that had only one choice and were passed over. */
  passed: StepName[]
  notes: Note[]
  offer: OfferedType[]
  type?: OfferedType
  service?: OfferedService
  treatment?: SiteTreatment
  /** A treatment on video was chosen: it is booked in the app, and a dialog says how. */
  video?: SiteTreatment
  clinic?: SiteClinic
  practitioner?: TeamMember
  /** The partner that the booking is made through; none for a treatment that its agreement does not cover. */
  partner?: PartnerView
}
