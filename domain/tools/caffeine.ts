/** Caffeine in one serving, in milligrams: EFSA explains risk assessment: caffeine (2015). */
const servings = {
  'filter-coffee': 90,
  espresso: 80,
  'black-tea': 50,
  cola: 40,
  'energy-drink': 80,
  'dark-chocolate': 25,
  'milk-chocolate': 10,
} as const
export type Serving = keyof typeof servings
export const servingIds = Object.keys(servings) as Serving[]

export type Drinker = 'adult' | 'pregnant' | 'child'

/** EFSA, Scientific opinion on the safety of caffeine (2015), in milligrams. */
const adultDay = 400
const adultAtOnce = 200
const pregnantDay = 200
const childPerKilogram = 3
/** EFSA, the same opinion: from this dose on, caffeine close to bedtime can disturb the sleep of some adults. */
export const sleepDose = 100

export const servingsRange = { min: 0, max: 20 }
export const otherRange = { min: 0, max: 2000 }
export const weightRange = { min: 10, max: 120 }

export interface CaffeineDay {
  counts: Partial<Record<Serving, number>>
  /** Milligrams from something else, as its label says. */
  other: number
}

export function countCaffeine({ counts, other }: CaffeineDay): number {
  return servingIds.reduce((sum, id) => sum + servings[id] * (counts[id] ?? 0), other)
}

/** What EFSA raises no concern about: in a day, and at once. Under 18 both depend on the weight in kilograms. */
export function caffeineLimits(drinker: Drinker, weight = 0): { day: number; atOnce: number } {
  if (drinker === 'child') {
    // EFSA gives the amount per kilogram only. That a heavy teenager gets no more than an adult at once is our own caution.
    const limit = Math.min(adultAtOnce, Math.floor(weight * childPerKilogram))
    return { day: limit, atOnce: limit }
  }
  // EFSA gives no lower single dose in pregnancy: the day's amount is the most that one can have at once, too.
  return drinker === 'pregnant' ? { day: pregnantDay, atOnce: pregnantDay } : { day: adultDay, atOnce: adultAtOnce }
}

/** From this part of the limit on, somebody is near it. */
export const nearShare = 0.75

export function judgeCaffeine(milligrams: number, limit: number): 'within' | 'near' | 'over' {
  if (milligrams > limit) return 'over'
  return milligrams >= Math.round(limit * nearShare) ? 'near' : 'within'
}
