/** Grams of pure alcohol in a millilitre. */
const density = 0.789

/** A unit of alcohol, in grams: about 12 in Norway (older texts have 12.8 or more), 8 in the United Kingdom (10 ml). */
const unitGrams = { norway: 12, uk: 8 }

/** Drinks as they are served in Norway: millilitres and per cent by volume. */
export const drinks = {
  'small-beer': { millilitres: 330, strength: 4.7 },
  'large-beer': { millilitres: 500, strength: 4.7 },
  'strong-beer': { millilitres: 500, strength: 6.5 },
  cider: { millilitres: 330, strength: 4.5 },
  wine: { millilitres: 150, strength: 12.5 },
  spirits: { millilitres: 40, strength: 40 },
} as const
export type Drink = keyof typeof drinks
export const drinkNames = Object.keys(drinks) as Drink[]

/** How many of one drink a week: more than this is a slip. */
export const drinksRange = { min: 0, max: 100 }

export interface Intake {
  grams: number
  /** With one decimal. */
  units: number
  ukUnits: number
}

export function gramsOf({ millilitres, strength }: { millilitres: number; strength: number }): number {
  return millilitres * (strength / 100) * density
}

/** The alcohol in a week's drinks. */
export function sumAlcohol(week: Partial<Record<Drink, number>>): Intake {
  const grams = drinkNames.reduce((sum, name) => sum + (week[name] ?? 0) * gramsOf(drinks[name]), 0)
  const unitsOf = (size: number) => Math.round((grams / size) * 10) / 10
  return { grams: Math.round(grams), units: unitsOf(unitGrams.norway), ukUnits: unitsOf(unitGrams.uk) }
}

/** AUDIT-C: the first three questions of WHO's AUDIT. Every answer gives its position in points, 0 to 4. */
export const auditAnswers = {
  often: ['never', 'monthly', 'weeks', 'week', 'daily'],
  units: ['1-2', '3-4', '5-6', '7-9', '10'],
  six: ['never', 'rarely', 'monthly', 'weekly', 'daily'],
} as const
/** A question that was left out gives no points. */
export type AuditAnswers = { [Question in keyof typeof auditAnswers]: (typeof auditAnswers)[Question][number] | null }

export const auditMaximum = 12
/** From so many points drinking may harm the health: Bradley et al. 2007. */
export const auditLimits = { women: 3, men: 4 }

/** Who never drinks has 0 points whatever else was chosen. */
export function scoreAudit(answers: AuditAnswers): number {
  if (answers.often === 'never') return 0
  const points = (question: keyof AuditAnswers) =>
    Math.max(0, (auditAnswers[question] as readonly (string | null)[]).indexOf(answers[question]))
  return points('often') + points('units') + points('six')
}

export type AuditBand = 'low' | 'limit-women' | 'limit-all'

export function judgeAudit(score: number): AuditBand {
  if (score >= auditLimits.men) return 'limit-all'
  return score >= auditLimits.women ? 'limit-women' : 'low'
}
