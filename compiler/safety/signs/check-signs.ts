import type { WarningLevel, WarningSigns } from '#domain/facts/warning-sign.ts'
import type { Language } from '#domain/market/locale.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { createSignFinder } from '#domain/signs/find-signs.ts'
import { hasSubject } from '#domain/signs/sign-subject.ts'
import { type CareLevel, cardOf } from '#domain/signs/warning-signs.ts'
import { findRiskWithoutTime } from './check-risk-lines.ts'

/** What a line of text says about warning signs. */
export interface SignFindings {
  /** Ids of the table that it refers to. */
  used: string[]
  /** A care card line without a sign of the table: listed for a clinician to review. */
  free: boolean
  problems: string[]
}

/** A number of any country, with or without the spaces between its groups. */
function anyOf(number: (market: Market) => string): RegExp {
  const written = Object.values(markets).map((it) => number(it).replaceAll(' ', '[ \\u00a0\\u202f]?'))
  return new RegExp(`\\b(?:${written.join('|')})\\b`)
}

/** How texts outside of cards say whom to call at each level. */
const callees: Record<WarningLevel, RegExp> = {
  emergency: anyOf((it) => it.emergencyNumber),
  urgent: anyOf((it) => it.urgentNumber),
  maternity: /maternity|f[øö]deavdeling|föda|förlossning/i,
  soon: /doctor|GP|lege|läkare/i,
}

/** Checks lines of one language: signs must be on the card of their level, and beside the number of their level. */
export function createSignChecker(signs: WarningSigns, language: Language) {
  const findSigns = createSignFinder(signs, language)

  return (text: string, card: CareLevel | undefined): SignFindings => {
    const used = [...text.matchAll(/\{sign:([a-z0-9-]+)\}/g)].map((match) => match[1]!).filter((id) => id in signs)
    const own = text.replace(/\{sign:[^}]*\}/g, ' ')
    const typed = findSigns(own)
    const problems = card ? inCard(text, used, typed, card) : inText(text, used, typed)
    return { used, free: card !== undefined && used.length === 0 && typed.length === 0, problems }
  }

  function inCard(text: string, used: string[], typed: string[], card: CareLevel): string[] {
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
    // A sign that does not exist is reported where it is filled in.
    const isAlone = text.includes('{sign:') || hasSubject(text, language)
    const unsaid = isAlone ? [] : [`'${text}' follows 'if' on its card. Begin with 'you …' or 'your child …'.`]
    const risky = card === 'non-urgent' && used.length === 0 ? findRiskWithoutTime(text, language) : []
    return [...misplaced, ...byHand, ...unsaid, ...risky]
  }

  function inText(text: string, used: string[], typed: string[]): string[] {
    const unnamed = used
      .filter((id) => !callees[signs[id]!.level].test(text))
      .map((id) => `the sign '${id}' is ${signs[id]!.level}: the same paragraph must say who to call.`)
    // A line that sends the reader to the out-of-hours doctor must not name an emergency sign.
    const tooLow = typed
      .filter((id) => signs[id]!.level === 'emergency' && callees.urgent.test(text) && !callees.emergency.test(text))
      .map(
        (id) =>
          `these words are the warning sign '${id}', which is an emergency, but the line names the out-of-hours doctor only.`,
      )
    return [...unnamed, ...tooLow]
  }
}
