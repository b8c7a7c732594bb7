export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Where the afternoon and the evening begin, in minutes from 00:00, local time at the clinic. */
export const noon = 12 * 60
export const eveningFrom = 17 * 60

/** The group that a time is shown in: before noon, before five, or later. Minutes from 00:00, local time at the clinic. */
export function partOfDay(minutes: number): PartOfDay {
  if (minutes < noon) return 'morning'
  return minutes < eveningFrom ? 'afternoon' : 'evening'
}
