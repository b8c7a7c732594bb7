/** Asymmetry, border, colour, diameter, evolution; and the mole that does not look like the others. */
export const moleSigns = ['asymmetry', 'border', 'colour', 'diameter', 'evolution', 'different', 'bleeding'] as const
export type MoleSign = (typeof moleSigns)[number]

export type MoleAdvice = 'watch' | 'show' | 'soon'

/** Change, bleeding and standing out weigh more than looks: those should be seen within two weeks, as should two or more signs. */
const strong: readonly MoleSign[] = ['evolution', 'different', 'bleeding']

export function judgeMole(seen: readonly MoleSign[]): MoleAdvice {
  if (seen.length === 0) return 'watch'
  return seen.length > 1 || seen.some((sign) => strong.includes(sign)) ? 'soon' : 'show'
}
