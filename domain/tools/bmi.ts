/** The World Health Organization's classes for adults. */
export type BmiClass = 'under' | 'normal' | 'over' | 'obesity-1' | 'obesity-2' | 'obesity-3'

/** From the lowest to the highest: each begins where the one before it ends. */
export const bmiClasses: readonly { is: BmiClass; from?: number; below?: number }[] = [
  { is: 'under', below: 18.5 },
  { is: 'normal', from: 18.5, below: 25 },
  { is: 'over', from: 25, below: 30 },
  { is: 'obesity-1', from: 30, below: 35 },
  { is: 'obesity-2', from: 35, below: 40 },
  { is: 'obesity-3', from: 40 },
]

/** Heights and weights that adults have; anything else is a slip or another unit. */
export const heightRange = { min: 120, max: 230 }
export const weightRange = { min: 30, max: 300 }

/** Kilograms by the square of metres, with one decimal: the class is that of the number shown. */
export function calculateBmi(centimetres: number, kilograms: number): { bmi: number; is: BmiClass } {
  const bmi = Math.round((kilograms / (centimetres / 100) ** 2) * 10) / 10
  const found = bmiClasses.findLast(({ from = 0 }) => bmi >= from)
  return { bmi, is: found!.is }
}

/** The lowest and highest whole kilograms whose BMI, as it is shown, is in the normal range at a height. */
export function normalWeights(centimetres: number): { from: number; to: number } {
  const square = (centimetres / 100) ** 2
  let from = Math.floor(18.5 * square)
  while (calculateBmi(centimetres, from).is === 'under') from++
  let to = Math.ceil(25 * square)
  while (calculateBmi(centimetres, to).is !== 'normal') to--
  return { from, to }
}
