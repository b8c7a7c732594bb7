/** A time of life with the same habit. */
export interface SmokingPeriod {
  cigarettesPerDay: number
  years: number
}

const cigarettesInPack = 20
const daysInYear = 365

/** What people can smoke; anything else is a slip. */
export const cigarettesRange = { min: 1, max: 100 }
export const yearsRange = { min: 0.5, max: 80 }

/** Packs a day times years, over all periods, with one decimal. */
export function countPackYears(periods: readonly SmokingPeriod[]): number {
  const sum = periods.reduce((total, { cigarettesPerDay, years }) => total + cigarettesPerDay * years, 0)
  return Math.round((sum / cigarettesInPack) * 10) / 10
}

/** All cigarettes ever smoked, in whole thousands: the habit is an average, so more digits would say too much. */
export function countCigarettes(periods: readonly SmokingPeriod[]): number {
  const sum = periods.reduce((total, { cigarettesPerDay, years }) => total + cigarettesPerDay * years * daysInYear, 0)
  return Math.max(1000, Math.round(sum / 1000) * 1000)
}

/**
 * From how many pack-years on the US task force recommends lung screening for people of 50 to 80 who smoke, or have stopped
 * in the last 15 years (USPSTF, 2021).
 */
export const screeningLimit = 20
