import type { WarningLevel, WarningSigns } from './facts/warning-sign.ts'
import type { Language } from './locale.ts'

/** The cards of a page, most pressing first. */
export const careLevels = ['emergency', 'maternity', 'urgent', 'non-urgent'] as const
export type CareLevel = (typeof careLevels)[number]

/** The card that a sign belongs on. */
export const cardOf: Record<WarningLevel, CareLevel> = {
  emergency: 'emergency',
  maternity: 'maternity',
  urgent: 'urgent',
  soon: 'non-urgent',
}

/** Finds the signs of the table that a line of text mentions in its own words. */
export type FindSigns = (text: string) => string[]

/** Matching by word beginnings: 'plutselig svak arm' finds 'plutselig blir svak i en arm'. */
export function createSignFinder(signs: WarningSigns, language: Language): FindSigns {
  // Swedish pages have no table of their own yet; Norwegian word beginnings are close enough to catch most of them.
  const own = language === 'en' ? 'en' : 'no'
  const known = Object.entries(signs).map(([id, { words, match }]) => ({
    id,
    exact: normalize(words[own]),
    sets: match[own].map((set) => normalize(set).split(' ')),
  }))
  return (text) => {
    const line = normalize(text)
    const words = line.split(' ')
    const has = (beginning: string) => words.some((word) => word.startsWith(beginning))
    return known
      .filter(({ exact, sets }) => line.includes(exact) || sets.some((set) => set.every(has)))
      .map(({ id }) => id)
  }
}

/** Lower case, letters and digits only, so that punctuation and markup do not hide a word. */
function normalize(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? []).join(' ')
}
