export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

const noon = 12 * 60
const five = 17 * 60

/** Where a time is shown: before noon, before five, or later. Minutes from 00:00 on the clinic's wall. */
export function partOfDay(minutes: number): PartOfDay {
  if (minutes < noon) return 'morning'
  return minutes < five ? 'afternoon' : 'evening'
}
