import type { WarningLevel } from '../facts/warning-sign.ts'
import { cardOf, careLevels } from '../signs/warning-signs.ts'

/** The level of the most serious of the ticked warning signs; undefined if none is ticked. Other ids are ignored. */
export function findGravest(
  ticked: readonly string[],
  signs: readonly { id: string; level: WarningLevel }[],
): WarningLevel | undefined {
  const levels = signs.filter(({ id }) => ticked.includes(id)).map(({ level }) => level)
  const rank = (level: WarningLevel) => careLevels.indexOf(cardOf[level])
  return levels.toSorted((a, b) => rank(a) - rank(b))[0]
}
