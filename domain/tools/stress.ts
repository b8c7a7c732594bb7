/**
 * The stress scale of DASS-21 (Lovibond and Lovibond 1995): seven statements about the past week, 0 to 3 points each. Unlike
 * the Perceived Stress Scale it is in the public domain, so that a clinic may use it (docs/decisions/0034).
 */
export const stressItems = ['wind-down', 'overreact', 'nervous', 'agitated', 'relax', 'intolerant', 'touchy'] as const
export type StressItem = (typeof stressItems)[number]

export const stressAnswers = ['0', '1', '2', '3'] as const
export type StressAnswer = (typeof stressAnswers)[number]

export type StressLevel = 'normal' | 'mild' | 'moderate' | 'severe' | 'extreme'

/** Where each level begins on the scale of the full DASS, which has twice the points. */
export const stressLevels: readonly { is: StressLevel; from: number }[] = [
  { is: 'normal', from: 0 },
  { is: 'mild', from: 15 },
  { is: 'moderate', from: 19 },
  { is: 'severe', from: 26 },
  { is: 'extreme', from: 34 },
]
export const stressMaximum = 42

/** The points are doubled, so that they compare with the full DASS of 42 statements. */
export function scoreStress(answers: Record<StressItem, StressAnswer>): { score: number; is: StressLevel } {
  const score = 2 * stressItems.reduce((sum, item) => sum + Number(answers[item]), 0)
  return { score, is: stressLevels.findLast(({ from }) => score >= from)!.is }
}
