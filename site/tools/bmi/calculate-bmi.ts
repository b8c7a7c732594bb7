/** The World Health Organization's classes for adults. */
export type BmiClass = 'under' | 'normal' | 'over' | 'obesity-1' | 'obesity-2' | 'obesity-3'

const lowerBounds: [number, BmiClass][] = [
  [40, 'obesity-3'],
  [35, 'obesity-2'],
  [30, 'obesity-1'],
  [25, 'over'],
  [18.5, 'normal'],
]

/** Heights and weights that adults have; anything else is a slip or another unit. */
export const heightRange = { min: 120, max: 230 }
export const weightRange = { min: 30, max: 300 }

/** Kilograms by the square of metres, with one decimal: the class is that of the number shown. */
export function calculateBmi(centimetres: number, kilograms: number): { bmi: number; is: BmiClass } {
  const bmi = Math.round((kilograms / (centimetres / 100) ** 2) * 10) / 10
  return { bmi, is: lowerBounds.find(([from]) => bmi >= from)?.[1] ?? 'under' }
}

/** The weights between which the BMI is 18.5 to 24.9 at a height, in whole kilograms. */
export function normalWeights(centimetres: number): { from: number; to: number } {
  const square = (centimetres / 100) ** 2
  return { from: Math.ceil(18.5 * square), to: Math.floor(24.9 * square) }
}
