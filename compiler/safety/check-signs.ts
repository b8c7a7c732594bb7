import type { WarningLevel, WarningSigns } from '#domain/facts/warning-sign.ts'
import type { Language } from '#domain/locale.ts'
import { type CareLevel, cardOf, createSignFinder } from '#domain/warning-signs.ts'

/** What a line of text says about warning signs. */
export interface SignFindings {
  /** Ids of the table that it refers to. */
  used: string[]
  /** A line of a care card that names no sign of the table: listed for a clinician to review. */
  free: boolean
  problems: string[]
}

/** How a text outside a card names who to call at each level. */
const numbers: Record<WarningLevel, RegExp> = {
  emergency: /\b113\b|\b112\b/,
  urgent: /\b116[ \u00a0\u202f]?117\b/,
  maternity: /maternity|f[øö]deavdeling|föda|förlossning/i,
  soon: /doctor|GP|lege|läkare/i,
}

/** Checks lines of one language: signs stand on the card of their level, and beside the number of their level. */
export function createSignChecker(signs: WarningSigns, language: Language) {
  const findSigns = createSignFinder(signs, language)

  return (text: string, card: CareLevel | undefined): SignFindings => {
    const used = [...text.matchAll(/\{sign:([a-z0-9-]+)\}/g)].map((match) => match[1]!).filter((id) => id in signs)
    const own = text.replace(/\{sign:[^}]*\}/g, ' ')
    const typed = findSigns(own)
    const problems = card ? inCard(used, typed, card) : inText(text, used, typed)
    return { used, free: card !== undefined && used.length === 0 && typed.length === 0, problems }
  }

  function inCard(used: string[], typed: string[], card: CareLevel): string[] {
    const misplaced = used
      .filter((id) => cardOf[signs[id]!.level] !== card)
      .map(
        (id) => `the sign '${id}' belongs on the card ':::${cardOf[signs[id]!.level]}', not on ':::${card}'. Move it.`,
      )
    const byHand = typed.map((id) => {
      const right = cardOf[signs[id]!.level]
      const move = right === card ? '' : ` and move it to the card ':::${right}'`
      return `these words are the warning sign '${id}'. Write {sign:${id}}${move}.`
    })
    return [...misplaced, ...byHand]
  }

  function inText(text: string, used: string[], typed: string[]): string[] {
    const unnamed = used
      .filter((id) => !numbers[signs[id]!.level].test(text))
      .map((id) => `the sign '${id}' is ${signs[id]!.level}: the same paragraph must say who to call.`)
    // A line that sends the reader to the out-of-hours doctor must not name a sign that belongs to 113.
    const tooLow = typed
      .filter((id) => signs[id]!.level === 'emergency' && numbers.urgent.test(text) && !numbers.emergency.test(text))
      .map((id) => `these words are the warning sign '${id}', which needs 113, but the line names 116 117 only.`)
    return [...unnamed, ...tooLow]
  }
}
