import type { WarningLevel } from '../facts/warning-sign.ts'
import { clinicReasons } from './urgency.ts'

// Apart from the judgement, which other tools load as well.

/** Whom it is about: the first question. */
export const patients = ['adult', 'child', 'pregnant'] as const
export type Patient = (typeof patients)[number]

/** Signs that only some can have; all others are asked of everybody. */
const onlyFor: Record<string, readonly Patient[]> = {
  'child-limp': ['child'],
  'child-pauses-breathing': ['child'],
  'fever-infant': ['child'],
  'child-not-drinking': ['child'],
  'fewer-movements': ['pregnant'],
  'pre-eclampsia': ['pregnant'],
  // Early in a pregnancy somebody may not know of it.
  'pregnancy-heavy-bleeding': ['adult', 'pregnant'],
  'testicle-pain': ['adult', 'child'],
}

/** More on one screen are not read. */
const mostQuestions = 5

export interface UrgencyScreen {
  about: 'emergency' | 'urgent' | 'clinic'
  /** Ids of signs, or of reasons to see a clinic. */
  asks: string[]
}

/** What is asked on each screen: the most dangerous first, what only this patient can have before the rest, nothing twice. */
export function listScreens(patient: Patient, signs: readonly { id: string; level: WarningLevel }[]): UrgencyScreen[] {
  const asked = signs.filter(({ id }) => onlyFor[id]?.includes(patient) ?? true)
  const at = (...levels: WarningLevel[]) => {
    const ids = asked.filter(({ level }) => levels.includes(level)).map(({ id }) => id)
    const isOwn = (id: string) => onlyFor[id]?.length === 1
    return [...new Set([...ids.filter(isOwn), ...ids])]
  }
  const screens = (about: UrgencyScreen['about'], ids: string[]) => spread(ids).map((asks) => ({ about, asks }))
  return [
    ...screens('emergency', at('emergency')),
    ...screens('urgent', at('maternity', 'urgent', 'soon')),
    ...screens('clinic', [...clinicReasons]),
  ]
}

/** As few groups as possible, of nearly the same size. */
function spread(ids: readonly string[]): string[][] {
  const groups = Math.ceil(ids.length / mostQuestions)
  return Array.from({ length: groups }, (_, index) =>
    ids.slice(Math.ceil((index * ids.length) / groups), Math.ceil(((index + 1) * ids.length) / groups)),
  )
}
