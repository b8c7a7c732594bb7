import type { Profession } from '../facts/catalogue.ts'

/** The agreed states of a day (docs/specification.md, 'Booking'), and 'available'. */
export const slotStates = [
  'available',
  'clinic-closed',
  'clinic-fully-booked',
  'practitioner-fully-booked',
  'practitioner-closed',
  'doctor-no-appointments',
  'therapist-no-appointments',
  'therapist-not-working',
] as const
export type SlotState = (typeof slotStates)[number]

const therapists: ReadonlySet<Profession> = new Set([
  'physiotherapist',
  'chiropractor',
  'osteopath',
  'personal-trainer',
  'psychologist',
  'sexologist',
  'dietitian',
])

/** Those who treat without being doctors are therapists; every other profession is 'the doctor'. */
export function isTherapist(profession: Profession): boolean {
  return therapists.has(profession)
}

/** What is known about one day, for one treatment at one clinic. */
export interface DayFindings {
  /** The clinic has opening hours that day. */
  readonly open: boolean
  /** The chosen practitioner works there that day; without a choice it does not matter. */
  readonly atWork: boolean
  /** At least one start that could be booked if nobody else were. */
  readonly reachable: boolean
  /** At least one start that can be booked. */
  readonly free: boolean
  readonly chosen: boolean
  /** The chosen practitioner's profession, else the treatment's. */
  readonly profession: Profession
}

/**
 * The one state of a day. The first line that fits decides:
 *
 * | the day                                                  | nobody chosen          | doctor chosen             | therapist chosen          |
 * |----------------------------------------------------------|------------------------|---------------------------|---------------------------|
 * | a time can be booked                                     | available              | available                 | available                 |
 * | the clinic has no hours                                  | clinic-closed          | clinic-closed             | clinic-closed             |
 * | the chosen one does not work there that day              |                        | practitioner-closed       | therapist-not-working     |
 * | there are times within reach, all of them taken          | clinic-fully-booked    | practitioner-fully-booked | practitioner-fully-booked |
 * | no time within reach: nobody who offers it is at work,   | doctor-/therapist-     | doctor-no-appointments    | therapist-no-appointments |
 * | no stretch is long enough, the lead time has passed, or  | no-appointments (by    |                           |                           |
 * | the day is past or too far ahead                         | the treatment)         |                           |                           |
 */
export function chooseState(day: DayFindings): SlotState {
  if (day.free) return 'available'
  if (!day.open) return 'clinic-closed'
  const therapist = isTherapist(day.profession)
  if (day.chosen && !day.atWork) return therapist ? 'therapist-not-working' : 'practitioner-closed'
  if (day.reachable) return day.chosen ? 'practitioner-fully-booked' : 'clinic-fully-booked'
  return therapist ? 'therapist-no-appointments' : 'doctor-no-appointments'
}
